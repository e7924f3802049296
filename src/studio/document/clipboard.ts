/** Blocks on the clipboard are their JSON: what is copied here can be pasted anywhere, and examples from the documents here. */
import { blockSchema, isGroup, type Json, type Schemas } from "../../model/fields.ts";
import { pathOf } from "../../model/pointer.ts";
import { valueAt } from "../../node/check/json.ts";
import type { Group } from "../../node/check/site.ts";
import type { OpenFile } from "./openFile.ts";

/** A block or any other value as a text; undefined for what is not there. */
export function copyText({ now }: OpenFile, pointer: string): string | undefined {
  if (!now.page) return undefined;
  const value = valueAt({ data: now.page }, pathOf(pointer, now.page));
  return value === undefined ? undefined : JSON.stringify(value, null, 2);
}

/** The block in a text from the clipboard; undefined when it holds something else. */
export function pastedBlock(schemas: Schemas, text: string): Group | undefined {
  const value = parsed(text.trim().replace(/,$/, ""));
  if (!isGroup(value) || typeof value["type"] !== "string") return undefined;
  return blockSchema(schemas, value["type"]) && value;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
