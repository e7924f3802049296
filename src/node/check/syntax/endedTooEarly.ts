/** A group of a list that ends before its last fields: they stand in no group then. */
import { faultAt, type SyntaxFault } from "./fault.ts";
import { sourceOf } from "./scan.ts";
import { readToken, type Token } from "./tokens.ts";

const MOST_READ = 10_000;

/** @param name Behind a comma and the `}` of a group in this list. Undefined where it may be the first name of an entry. */
export function endedTooEarly(text: string, list: Token, name: Token): SyntaxFault | undefined {
  // All entries of a list begin alike.
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

/** Whether the group that ends there has such a name already, by the lines that are set in as far as this one. */
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
