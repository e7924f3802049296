/** What goes with a group when what stands in it stays: its } and the comma behind that. */
import type { Path } from "../../../model/fields.ts";
import type { Document } from "./document.ts";
import { lastBracket } from "./lastBracket.ts";
import { lineAt } from "./lineMarks.ts";
import { extentOf, rangeOf } from "./position.ts";

/** What is said of the } of a group in the place of a field: where it is, and what becomes of the comma behind it. */
export function endAway(document: Document, path: Path): string {
  const { offset, length } = extentOf(document, path) ?? rangeOf(document, path.slice(0, -1), "start");
  const end = offset + length;
  const { text } = document;
  const bracket = lastBracket({ document, path }) ?? "its }";
  if (!/^\s*,/.test(text.slice(end, end + LOOK))) return `${bracket} away`;
  const inner = text.slice(offset, end - 1);
  const last = offset + inner.trimEnd().length - 1;
  // Alone in its line, nobody would leave a comma.
  return /\n\s*$/.test(inner)
    ? `${bracket} away with its comma, write a comma at the end of line ${lineAt(last)}`
    : `${bracket} away, but not the comma behind it`;
}

/** So far the comma behind a group is looked for. */
const LOOK = 1000;
