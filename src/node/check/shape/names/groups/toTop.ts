/** Words for moving a field out of its block to the top of the file, in lines where it has lines of its own. */
import type { Path } from "../../../../../model/fields.ts";
import type { Document } from "../../../document/document.ts";
import { lineAt, linesAt } from "../../../document/lineMarks.ts";
import { extentOf, lastOffsetOf, rangeOf } from "../../../document/position.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { movingAway } from "../../../wording/commas.ts";

/** @param paths Those of the fields. @param what What they belong to, in words. */
export function toTop(document: Document, paths: readonly Path[], what: string): string {
  const [path, ...others] = paths;
  const [it, belongs] = others.length > 0 ? ["them", "they belong"] : ["it", "it belongs"];
  return (
    (path && others.length === 0 ? inOwnLines(document, path, what) : undefined) ??
    movingAway(
      `move ${it} out of this block, behind the { at the top of the file, with a comma at the end: ${belongs} to ${what}.`,
    )
  );
}

/** Undefined if the field shares a line with another one, or with the brackets around it. */
function inOwnLines(document: Document, path: Path, what: string): string | undefined {
  const { text } = document;
  const field = extentOf(document, path);
  const top = extentOf(document, []);
  if (!field || !top || !/^\{[ \t]*[\r\n]/.test(text.slice(top.offset, top.offset + 100))) return undefined;
  const start = rangeOf(document, path, "name").offset;
  const end = field.offset + field.length;
  const before = /[\r\n][ \t]*$/.test(text.slice(Math.max(start - 100, 0), start));
  const [, comma] = /^(,?)[ \t]*[\r\n]/.exec(text.slice(end, end + 100)) ?? [];
  if (!before || comma === undefined) return undefined;
  const them = linesAt(text, start, end - 1);
  const [each, their] = them.startsWith("lines") ? ["them", "their"] : ["it", "its"];
  const to = `paste ${each} below the { in line ${lineAt(top.offset)}`;
  if (comma) return `cut ${them} and ${to}, with the comma at ${their} end: this belongs to ${what}.`;
  const above = endAbove(document, path);
  return above === undefined
    ? undefined
    : `cut ${them} and the comma at the end of line ${lineAt(above)}. Then ${to}, with a comma at ${their} end: this belongs to ${what}.`;
}

/** The end of the field above, if its comma stands in the same line. */
function endAbove(document: Document, path: Path): number | undefined {
  const group = valueAt(document, path.slice(0, -1));
  const names = isGroup(group) ? Object.keys(group) : [];
  const above = names[names.indexOf(String(path.at(-1))) - 1];
  if (above === undefined) return undefined;
  const end = lastOffsetOf(document, [...path.slice(0, -1), above]);
  return /^[ \t]*,[ \t]*[\r\n]/.test(document.text.slice(end + 1, end + 100)) ? end : undefined;
}
