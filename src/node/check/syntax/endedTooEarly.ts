/** An object in an array whose } stands before its last fields. */
import { lineAt } from "../document/lineMarks.ts";
import { entriesFrom, type TokenEntry } from "./entries.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { type Scan, sourceOf } from "./scan.ts";
import { lastOfFields } from "./rowOfFields.ts";
import { endOf, following, type Token } from "./tokens.ts";

/** @param name A name behind a comma and the `}` of an object in this array. Undefined if it may be the first name of an entry. */
export function endedTooEarly(text: string, list: Token, name: Token): SyntaxFault | undefined {
  if (!entryBefore(text, list, name)) return undefined;
  const offset = text.lastIndexOf("}", name.offset);
  const written = sourceOf(name);
  const message = `This } ends its group, but ${written} follows, which has to stand in one.`;
  const fix = `take this } out if ${written} belongs to the group above. Else write { before ${written}.`;
  return faultAt({ offset, length: 1 }, { code: "extra-bracket", message, fix, readAs: "" });
}

/** The same of an object that has no other `}` behind those fields. */
export function fieldsBehind(
  { text, open, before: name, reach }: Scan,
  others: readonly number[],
): SyntaxFault | undefined {
  const list = open.at(-1)!.token;
  const above = list.kind === "[" ? entryBefore(text, list, name!) : undefined;
  const last = above && lastOfFields(text, name!);
  if (!above || !last || above.names.length === 0 || above.next.kind !== ",") return undefined;
  const end = endOf(last);
  const moved = `${text.slice(name!.offset, end)}}`;
  const entry = { token: { ...list, kind: "{" as const }, name: undefined };
  const own = reach!({ open: [...open, entry], expected: "name" }, moved, end);
  if (others.some((other) => other > own)) return undefined;
  const { offset } = above.end;
  const written = sourceOf(name!);
  const message = `This } ends its group, but ${written} follows, which belongs to that group.`;
  const side = following(text, last).kind === "," ? ", before its comma" : "";
  const where = `${last.kind === "string" ? "" : "the "}${sourceOf(last)} in line ${lineAt(last.offset)}`;
  const fix = `move this } to behind ${where}${side}. Leave the comma behind this } where it is.`;
  const meant = { offset, length: end - offset, text: `${text.slice(offset + 1, end)}}` };
  return faultAt({ offset, length: 1 }, { code: "extra-bracket", message, fix, meant });
}

/** The entry before a name that is none of its own, and with which no entry of the array begins. */
function entryBefore(text: string, list: Token, name: Token): TokenEntry | undefined {
  // All entries of an array begin with the same name.
  const first = following(text, list);
  if (first.kind !== "{" || following(text, first).source === name.source) return undefined;
  const above = entriesFrom(text, first, name.offset).at(-1);
  return above?.names.includes(name.source.slice(1, -1)) ? undefined : above;
}
