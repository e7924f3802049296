import type { IncomingMessage } from "node:http";
import { API } from "../../model/studioProtocol.ts";
import { escapeHtml } from "../document.ts";

/** An error with an HTTP status, and a message for the user. */
export class Refusal extends Error {
  readonly status: number;
  /** Further fields of the JSON response. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

/** Whether the request is a navigation in a browser, not a request of the studio for data. */
export function isForReader({ method, url = "", headers }: IncomingMessage): boolean {
  return method === "GET" && !url.startsWith(API) && Boolean(headers.accept?.includes("text/html"));
}

/** The error page for a navigation. */
export function refusedDocument(message: string): string {
  const words = `<h1>Not here</h1><p>${escapeHtml(message)}</p><p><a href="/">Open the studio</a></p>`;
  return `<!doctype html><html lang="en"><head><title>Studio</title></head><body>${words}</body></html>`;
}
