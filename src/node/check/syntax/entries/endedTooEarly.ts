/** An object in an array whose } stands before its last fields. */
import { lineAt } from "../../document/lineMarks.ts";
import { wordFor } from "../../wording/synonyms.ts";
import { isBeforeColon } from "../ahead.ts";
import { entriesFrom, entryAt, lastOf, type TokenEntry } from "./entries.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { isFurther, type Scan, sourceOf } from "../scan.ts";
import { lastOfFields } from "./rowOfFields.ts";
import { endOf, following, type Token } from "../tokens.ts";

/** @param name A name behind a comma and the `}` of an object in this array. Undefined if it may be the first name of an entry. */
export function endedTooEarly(text: string, list: Token, name: Token): SyntaxFault | undefined {
  if (!entryBefore(text, list, name)) return undefined;
  const offset = text.lastIndexOf("}", name.offset);
  const written = sourceOf(name);
  if (isHeading(text, list, name)) {
    const message = `A { is missing before ${written}.`;
    const fix = "write { before it: the next entry of the list begins there.";
    const meant = { offset: name.offset, length: 0, text: "{ " };
    return faultAt(name, { code: "missing-bracket", message, fix, meant, isBefore: true });
  }
  const message = `This } ends its group, but ${written} follows, which has to stand in one.`;
  const fix = `take this } out if ${written} belongs to the group above. Else write { before ${written}.`;
  return faultAt({ offset, length: 1 }, { code: "extra-bracket", message, fix, readAs: "" });
}

/** Whether a name is only another word for the one with which the entries of an array begin. */
function isHeading(text: string, list: Token, name: Token): boolean {
  const first = following(text, following(text, list)).source.slice(1, -1);
  // Many words for a heading stand for a text as well.
  return wordFor(name.source.slice(1, -1), [first, "text"]) === first;
}

/** The same of an object that has no other `}` behind those fields, with or without a comma behind its own. */
export function fieldsBehind(
  { text, open, before: name, reach }: Scan,
  others: readonly number[],
): SyntaxFault | undefined {
  const list = open.at(-1)!.token;
  const above = list.kind === "[" ? entryBefore(text, list, name!) : undefined;
  const last = above && lastOfFields(text, name!);
  if (!above || !last || above.names.length === 0) return undefined;
  const hasComma = above.next.kind === ",";
  const end = endOf(last);
  const moved = `${text.slice(name!.offset, end)}}`;
  const entry = { token: { ...list, kind: "{" as const }, name: undefined };
  const own = reach!({ open: [...open, entry], expected: "name" }, moved, end);
  if (others.some((other) => other > own)) return undefined;
  const { offset } = above.end;
  const side = following(text, last).kind === "," ? ", before its comma" : "";
  const where = `${placeOf(last)}${side}`;
  const fix = hasComma
    ? `move this } to behind ${where}. Leave the comma behind this } where it is.`
    : `write a comma in the place of this }, and write } behind ${where}.`;
  const meant = { offset, length: end - offset, text: `${hasComma ? "" : ","}${text.slice(offset + 1, end)}}` };
  return faultAt({ offset, length: 1 }, { code: "extra-bracket", message: belongsTo(name!), fix, meant });
}

/** The same without a comma behind the `}`, judged at the name. The object may as well be the value of a field. */
export function fieldsWithoutComma(scan: Scan, name: Token): SyntaxFault | undefined {
  const { text, open, before: end, reach, ended } = scan;
  if (!reach || end?.kind !== "}" || name.kind !== "string" || !isBeforeColon(scan, name)) return undefined;
  const { token: around } = open.at(-1)!;
  const isEntry = around.kind === "[";
  const other = reach({ open, expected: isEntry ? "value" : "name" }, isEntry ? "{" : "", name.offset);
  // The field may as well belong to what stands around the list.
  const outer = reach({ open: open.slice(0, -1), expected: "name" }, "", name.offset);
  const moved = isEntry ? fieldsBehind({ ...scan, before: name }, [other, outer]) : undefined;
  if (moved) return moved;
  const above = isEntry ? entryBefore(text, around, name) : ended && entryAt(text, ended.token);
  const lastField = above?.fields.at(-1);
  const last = lastField && lastOf(text, lastField.value);
  if (!above || !last || above.names.includes(name.source.slice(1, -1))) return undefined;
  const group = ended ?? { token: { ...around, kind: "{" as const }, name: undefined };
  const own = reach({ open: [...open, group], expected: "name" }, "", name.offset);
  // In a group, the field may as well belong to that one, and only the comma is missing.
  if (isEntry ? own < other || own <= outer : !isFurther(own, [other])) return undefined;
  const fix = `take this } out, and write a comma behind ${placeOf(last)}.`;
  const { offset } = above.end;
  return faultAt({ offset, length: 1 }, { code: "extra-bracket", message: belongsTo(name), fix, readAs: "," });
}

function belongsTo(name: Token): string {
  return `This } ends its group, but ${sourceOf(name)} follows, which belongs to that group.`;
}

function placeOf(last: Token): string {
  return `${last.kind === "string" ? "" : "the "}${sourceOf(last)} in line ${lineAt(last.offset)}`;
}

/** The entry before a name that is none of its own, and with which no entry of the array begins. */
function entryBefore(text: string, list: Token, name: Token): TokenEntry | undefined {
  // All entries of an array begin with the same name.
  const first = following(text, list);
  if (first.kind !== "{" || following(text, first).source === name.source) return undefined;
  const above = entriesFrom(text, first, name.offset).at(-1);
  return above?.names.includes(name.source.slice(1, -1)) ? undefined : above;
}
