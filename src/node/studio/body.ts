/** Reads and validates the body of a request. */
import type { IncomingMessage } from "node:http";
import { isGroup, type Json } from "../../model/fields.ts";
import { fileSize } from "../../model/fileSize.ts";
import { Refusal } from "./refusal.ts";

/** Most bytes of a JSON body. One request may hold many pages: all that were changed, or all that link to a restored one. */
const MOST_JSON = 50_000_000;

export type RequestBody = Readonly<Record<string, Json>>;

/** @throws {Refusal} */
export async function readJson(request: IncomingMessage): Promise<RequestBody> {
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json") throw new Refusal(415, "This has to be sent as JSON.");
  const bytes = await readBytes(request, MOST_JSON);
  const value = parse(bytes);
  if (!isGroup(value)) throw new Refusal(400, "What was sent cannot be understood.");
  return value;
}

/** @throws {Refusal} */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = Number(request.headers["content-length"] ?? 0) > most ? Number.POSITIVE_INFINITY : 0;
  // Read to the end, also beyond the limit: a client that is still sending does not read the response.
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > most) parts.length = 0;
    else parts.push(part);
  }
  if (length > most) throw tooLarge("This", most);
  return Buffer.concat(parts);
}

/** @param what The subject of the sentence: what is too large. */
export function tooLarge(what: string, most: number): Refusal {
  return new Refusal(413, `${what} is larger than ${fileSize(most)}, which is the most that the studio takes.`);
}

function parse(bytes: Buffer): Json {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as Json;
  } catch {
    throw new Refusal(400, "What was sent is not JSON.");
  }
}

/**
 * A required string.
 * @throws {Refusal} also for a lone surrogate, because UTF-8 cannot store it.
 */
export function textIn(given: RequestBody, name: string): string {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (typeof value === "string" && !/\p{Surrogate}/u.test(value)) return value;
  throw new Refusal(400, `What was sent lacks a text called "${name}".`);
}

/** @throws {Refusal} if it is given and not a string. */
export function optionalText(given: RequestBody, name: string): string | undefined {
  return !Object.hasOwn(given, name) || given[name] === undefined ? undefined : textIn(given, name);
}

/** @throws {Refusal} if it is not an array of strings. It may be empty. */
export function textsIn(given: RequestBody, name: string): string[] {
  return listIn(given, name).map((value) => textIn({ value }, "value"));
}

/** @throws {Refusal} if it is not an array of objects, or empty. */
export function groupsIn(given: RequestBody, name: string): RequestBody[] {
  const list = listIn(given, name);
  if (list.length > 0 && list.every(isGroup)) return list;
  throw new Refusal(400, `What was sent lacks a list called "${name}".`);
}

function listIn(given: RequestBody, name: string): Json[] {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (Array.isArray(value)) return value;
  throw new Refusal(400, `What was sent lacks a list called "${name}".`);
}
