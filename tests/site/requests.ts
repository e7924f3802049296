import type { Page, Request, Response } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Bytes on the wire (brotli), not times: they are the same on every machine. */
export const FIRST_ROUND_TRIP = 14_600;
/** Who writes an article may write more than fits into the first. */
export const SECOND_ROUND_TRIP = 3 * FIRST_ROUND_TRIP;
export const PICTURES_BEFORE_SCROLL = 150_000;

export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

export const isPicture = (request: Request) => request.resourceType() === "image";

/** The only script that is in a document. */
export function scriptIn(html: string): string {
  const [script, ...others] = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)].map((match) => match[1]!);
  expect(others).toEqual([]);
  return script!;
}

/** What the page asks for from now on, once it is there. */
export function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  return requests;
}

export async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** What the document that `goto` was answered with weighs, with its headers. */
export async function documentBytes(response: Response | null): Promise<number> {
  expect(await response!.headerValue("content-encoding")).toBe("br");
  const { responseHeadersSize, responseBodySize } = await response!.request().sizes();
  return responseHeadersSize + responseBodySize;
}
