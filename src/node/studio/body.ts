/** Reads what comes with a request, up to a limit. */
import type { IncomingMessage } from "node:http";
import type { Json } from "../../model/fields.ts";
import { fileSize } from "../../model/fileSize.ts";
import { isGroup } from "../check/json.ts";
import { Refusal } from "./refusal.ts";

/** Bytes of a request that is JSON: all pages that were changed, or that led to one that comes back, go together. */
const MOST_JSON = 50_000_000;

export type Given = Readonly<Record<string, Json>>;

/** @throws {Refusal} */
export async function readJson(request: IncomingMessage): Promise<Given> {
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
  // To the end in any case: who still sends does not hear an answer.
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > most) parts.length = 0;
    else parts.push(part);
  }
  if (length > most) throw tooLarge("This", most);
  return Buffer.concat(parts);
}

/** @param what What it is that is too large, as the beginning of a sentence. */
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
 * A text that has to be there.
 * @throws {Refusal} for one with half a character in it as well: it would be stored as another one.
 */
export function textIn(given: Given, name: string): string {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (typeof value === "string" && !/\p{Surrogate}/u.test(value)) return value;
  throw new Refusal(400, `What was sent lacks a text called "${name}".`);
}

/** @throws {Refusal} for something else than a text. */
export function optionalText(given: Given, name: string): string | undefined {
  return !Object.hasOwn(given, name) || given[name] === undefined ? undefined : textIn(given, name);
}

/** @throws {Refusal} for something else than a list of texts. It may be empty. */
export function textsIn(given: Given, name: string): string[] {
  return listIn(given, name).map((value) => textIn({ value }, "value"));
}

/** @throws {Refusal} for something else than a list of groups, and for an empty one. */
export function groupsIn(given: Given, name: string): Given[] {
  const list = listIn(given, name);
  if (list.length > 0 && list.every(isGroup)) return list;
  throw new Refusal(400, `What was sent lacks a list called "${name}".`);
}

function listIn(given: Given, name: string): Json[] {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (Array.isArray(value)) return value;
  throw new Refusal(400, `What was sent lacks a list called "${name}".`);
}
