/** The fix for a piece of a text that has to go, and that may be the whole of a field or of a paragraph. */
import type { Text } from "../gathered/texts/texts.ts";
import { valueAt } from "../json.ts";
import type { Lookup } from "../lookup.ts";
import { BESIDE, OUT } from "../wording/commas.ts";
import { quote, takeOut } from "../wording/words.ts";

/** Whether a piece is all that its field says. */
export function isWhole({ document, path, text }: Text, piece: string): boolean {
  const list = isParagraph(path) ? valueAt(document, path.slice(0, -1)) : undefined;
  return text.trim() === piece && !(Array.isArray(list) && list.length > 1);
}

export function wholeOut({ lookup }: { lookup: Lookup }, written: Text, piece: string): string {
  const { path, text } = written;
  if (isWhole(written, piece)) return fieldOut(lookup, written);
  return isParagraph(path) && text.trim() === piece ? `take it out, ${BESIDE}` : takeOut(text, piece);
}

/** A required text cannot be taken out. */
function fieldOut(lookup: Lookup, { document, path }: Text): string {
  const at = isParagraph(path) ? path.slice(0, -1) : path;
  const { required = [] } = lookup.schemaAt(document, at.slice(0, -1))?.schema ?? {};
  const name = String(at.at(-1));
  return required.includes(name) ? "write your own words in its place" : `take ${quote(name)} ${OUT}`;
}

function isParagraph(path: Text["path"]): boolean {
  return typeof path.at(-1) === "number";
}
