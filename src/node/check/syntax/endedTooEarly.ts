/** An object in an array whose } stands before its last fields. */
import { entriesFrom } from "./entries.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { sourceOf } from "./scan.ts";
import { readToken, type Token } from "./tokens.ts";

/** @param name A name behind a comma and the `}` of an object in this array. Undefined if it may be the first name of an entry. */
export function endedTooEarly(text: string, list: Token, name: Token): SyntaxFault | undefined {
  // All entries of an array begin with the same name.
  const first = readToken(text, list.offset + 1);
  if (first.kind !== "{" || readToken(text, first.offset + 1).source === name.source) return undefined;
  const above = entriesFrom(text, first, name.offset).at(-1);
  if (above?.names.includes(name.source.slice(1, -1))) return undefined;
  const offset = text.lastIndexOf("}", name.offset);
  const written = sourceOf(name);
  const message = `This } ends its group, but ${written} follows, which has to stand in one.`;
  const fix = `take this } out if ${written} belongs to the group above. Else write { before ${written}.`;
  const here = { offset, length: 1 };
  return { ...faultAt(here, { code: "extra-bracket", message, fix }), meant: { ...here, text: "" } };
}
