/** An object in an array whose } stands before its last fields. */
import { faultAt, type SyntaxFault } from "./fault.ts";
import { sourceOf } from "./scan.ts";
import { readToken, type Token } from "./tokens.ts";

const MOST_READ = 10_000;

/** @param name A name behind a comma and the `}` of an object in this array. Undefined if it may be the first name of an entry. */
export function endedTooEarly(text: string, list: Token, name: Token): SyntaxFault | undefined {
  // All entries of an array begin with the same name.
  const first = readToken(text, list.offset + 1);
  if (first.kind !== "{" || readToken(text, first.offset + 1).source === name.source) return undefined;
  const offset = text.lastIndexOf("}", name.offset);
  if (isThereTwice(text, name, offset)) return undefined;
  const written = sourceOf(name);
  const message = `This } ends its group, but ${written} follows, which has to stand in one.`;
  const fix = `take this } out if ${written} belongs to the group above. Else write { before ${written}.`;
  const here = { offset, length: 1 };
  return { ...faultAt(here, { code: "extra-bracket", message, fix }), meant: { ...here, text: "" } };
}

/** Whether the object that ends at `end` has this name already, judged by the lines with the same indent. */
function isThereTwice(text: string, { source, offset }: Token, end: number): boolean {
  const indent = text.slice(text.lastIndexOf("\n", offset) + 1, offset);
  const above = text
    .slice(Math.max(end - MOST_READ, 0), end)
    .trimEnd()
    .split("\n")
    .toReversed();
  const start = above.findIndex((line) => !line.startsWith(indent) && line.trim() !== "");
  return above.slice(0, start < 0 ? undefined : start).some((line) => line.startsWith(indent + source));
}
