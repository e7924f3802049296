/** Joins two arrays of the same name in a group: their author split one array in two. */
import { endOfString, type Repeated } from "./keys.ts";
import { endOfField } from "./lazyTree.ts";
import { lineAt } from "./lineMarks.ts";
import type { Document } from "./document.ts";
import type { Edit } from "../finding.ts";

/** The edit that joins two adjacent arrays; undefined if anything but a comma is between them. */
export function jointOf({ text }: Document, { first, offset }: Repeated): Edit | undefined {
  const close = endOfField(text, first) - 1;
  if (!/^\s*,\s*$/.test(text.slice(close + 1, offset))) return undefined;
  const open = text.indexOf("[", endOfString(text, offset));
  return { offset: close, length: open + 1 - close, text: "," };
}

/** The fix that tells an author how to join the two. */
export function joining({ text }: Document, { name, offset }: Repeated, joint: Edit | undefined): string {
  const start = `"${name}": [`;
  if (joint === undefined)
    return `only the last one would be shown. To show the entries of both, move those of this one into the first one, behind its last entry and a comma, and take ${start} ] out here, with a comma beside it.`;
  const line = text.slice(text.lastIndexOf("\n", joint.offset) + 1, joint.offset);
  const isSame = !text.slice(joint.offset, offset).includes("\n");
  const close = isSame
    ? `the ] before this "${name}"`
    : `the ${line.includes("]") ? "last " : ""}] of line ${lineAt(joint.offset)}`;
  const where = isSame ? "" : ` of line ${lineAt(offset)}`;
  return `only the last one would be shown. To show the entries of both, take ${close} and ${start}${where} out, and leave the comma between them. If one of the two is to go, take it out whole, with a comma beside it.`;
}
