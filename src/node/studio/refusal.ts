import type { IncomingMessage } from "node:http";
import { escapeHtml } from "../document.ts";

/** What the studio's server says no to: a status of HTTP, and words for whoever asked. */
export class Refusal extends Error {
  readonly status: number;
  /** Stands beside the message in the answer. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

/** Whether somebody has opened an address of the studio in a browser, in the place of the studio that asks for data. */
export function isForReader({ method, url = "", headers }: IncomingMessage): boolean {
  return method === "GET" && !url.startsWith("/api/") && Boolean(headers.accept?.includes("text/html"));
}

/** What is refused, for people. */
export function refusedDocument(message: string): string {
  const words = `<h1>Not here</h1><p>${escapeHtml(message)}</p><p><a href="/">Open the studio</a></p>`;
  return `<!doctype html><html lang="en"><head><title>Studio</title></head><body>${words}</body></html>`;
}
