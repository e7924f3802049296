/**
 * Protects the server from other sites in a browser on the same machine. It does not authenticate users: any local program
 * can get the token by requesting the document. Programs of the same user may write the files anyway. But other users of
 * the machine can write them as well for as long as the studio runs.
 */
import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { TOKEN_HEADER, WRONG_TOKEN } from "../../model/studioProtocol.ts";
import { Refusal } from "./refusal.ts";

/** Headers of every response. Documents have a content security policy as well. */
export const everywhere: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** Refuses other host names, against DNS rebinding. */
export function checkHost({ headers }: IncomingMessage, host: string): void {
  if (headers.host !== host)
    throw new Refusal(403, `The studio is at http://${host}/ and nowhere else. Open that address.`);
}

/**
 * Refuses requests that come from other sites, except for a top-level navigation by a link.
 * @throws {Refusal}
 */
export function checkSource({ headers, method }: IncomingMessage, host: string): void {
  const { origin, "sec-fetch-site": site, "sec-fetch-dest": kind } = headers;
  if (origin !== undefined && origin !== `http://${host}`) throw new Refusal(403, "Another site asked for this.");
  const isOwn = site === undefined || site === "same-origin" || site === "none";
  const isVisit = method === "GET" && kind === "document";
  if (!isOwn && !isVisit) throw new Refusal(403, "Another site asked for this.");
}

/**
 * Requires the token for the API, and an `Origin` header for requests that write, because browsers always send it with these.
 * @throws {Refusal}
 */
export function checkCaller({ headers, method }: IncomingMessage, token: string): void {
  const given = Buffer.from(String(headers[TOKEN_HEADER] ?? ""));
  const right = Buffer.from(token);
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new Refusal(403, "The studio was started anew. Reload this page.", { code: WRONG_TOKEN });
  if (method !== "GET" && headers.origin === undefined) throw new Refusal(403, "It is not said who asks for this.");
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") throw new Refusal(403, "Another site asked for this.");
}
