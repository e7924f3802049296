import type { Json, Path } from "../../../model/fields.ts";
import type { Document } from "../document/document.ts";
import type { Lookup } from "../lookup.ts";
import type { Context } from "../rule.ts";
import { valueAt } from "../json.ts";
import { openFields } from "../sharedBlocks/leftOpen.ts";
import { freeName } from "./takenId.ts";

interface Twice {
  page: Document;
  /** The block that is told. */
  path: Path;
  /** The other one. */
  other: Path;
  /** The file of the shared block. */
  from: Document;
  /** The anchor of the block itself; undefined if the duplicate anchor is inside the block. */
  name: string | undefined;
}

/**
 * The fix for a shared block that is on a page twice. A different id alone would leave visitors with the same content
 * twice.
 */
export function mendTwice(context: Context, { page, path, other, from, name }: Twice): string {
  if (name === undefined) return "take one of the two out: visitors would see the same twice.";
  const free = freeName(context, { name, from: page, own: [...path, "id"], page });
  const own = `give this one "id": "${free}" beside "use"`;
  if (!haveSameWords(valueAt(page, path), valueAt(page, other))) return `${own}, or take one of the two out.`;
  const words = openWords(from, context.lookup).length > 0 ? ', and other words in "with"' : "";
  return `take one of the two out: visitors would see the same twice. If both are meant, ${own}${words}.`;
}

function haveSameWords(...blocks: (Json | undefined)[]): boolean {
  const [own, other] = blocks.map((block) => JSON.stringify((block as { with?: Json } | undefined)?.with));
  return own === other;
}

/** The texts of a shared block that pages may override. */
export function openWords(from: Document, { schemaAt }: Lookup): string[] {
  const kindOf = (name: string) => schemaAt(from, ["block", name])?.schema.kind ?? "";
  return openFields(from).filter((name) => ["line", "markdown"].includes(kindOf(name)));
}
