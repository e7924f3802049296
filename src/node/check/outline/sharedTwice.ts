import type { Json, Path } from "../../../model/fields.ts";
import type { Document } from "../document/document.ts";
import type { Lookup } from "../lookup.ts";
import type { Context } from "../rule.ts";
import { valueAt } from "../json.ts";
import { openFields } from "../sharedBlocks/leftOpen.ts";
import { BESIDE } from "../wording/commas.ts";
import { eitherOf } from "./newerVersion.ts";
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
 * twice, or, right behind itself, with nearly the same.
 */
export function mendTwice(context: Context, { page, path, other, from, name }: Twice): string {
  const paths = [path, other].toSorted(([, a], [, b]) => Number(a) - Number(b));
  const lines = eitherOf(page, paths);
  const one = `take one of the two out${lines ? `, ${lines}` : ""}, ${BESIDE}`;
  const isSame = haveSameWords(valueAt(page, path), valueAt(page, other));
  const out = isSame ? `${one}: visitors would see the same twice.` : `${one}.`;
  if (name === undefined) return out;
  const free = freeName(context, { name, from: page, own: [...path, "id"], page });
  const own = `give this one "id": "${free}" beside "use"`;
  const isBeside = Math.abs(Number(path[1]) - Number(other[1])) === 1;
  if (!isSame && !isBeside) return `${own}, or ${out}`;
  const words = isSame && openWords(from, context.lookup).length > 0 ? ', and other words in "with"' : "";
  return `${out} If both are meant, ${own}${words}.`;
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
