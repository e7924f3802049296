/**
 * Who may ask the studio's server for something: the studio itself, and no other site in a browser on the same machine. It does
 * not tell people apart. Programs that are no browser get the token with the document: those of the same user may write the
 * files anyway; to another user of the machine, who may not, the site is open for as long as the studio is.
 */
import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Refusal } from "./refusal.ts";

/** The header in which the studio shows the token that its page was given. */
const TOKEN_HEADER = "x-studio-token";
/** In answers to a request whose token is not, or no more, the right one. */
const WRONG_TOKEN = "token";

/** For every answer. The policy beside them is for documents. */
export const everywhere: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** The host and the port where the studio is: no other name leads to it. */
export function checkHost({ headers }: IncomingMessage, host: string): void {
  if (headers.host !== host)
    throw new Refusal(403, `The studio is at http://${host}/ and nowhere else. Open that address.`);
}

/**
 * Nothing of the studio is for other sites. A link on one of them may lead to the studio, which is a document of its own then.
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
 * What reads or writes the site is only for who was given the token. What writes comes with its origin, as browsers send it.
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
