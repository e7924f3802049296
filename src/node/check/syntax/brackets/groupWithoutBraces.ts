/** `"button": "label": "Write", "href": "/contact"`: the fields of a group without the `{ }` around them. */
import { faultAt, type SyntaxFault } from "../fault.ts";
import { type Scan, sourceOf } from "../scan.ts";
import { endOf, following, type Token } from "../tokens.ts";

const MOST_FIELDS = 20;
const LONGEST_INDENT = 200;

/** Undefined where only the value of the name may be missing. */
export function groupWithoutBraces({ text, before, name }: Scan): SyntaxFault | undefined {
  const own = indentIfFirst(text, name!);
  const values = own === undefined || isPlainElsewhere(text, name!) ? [] : valuesFrom(text, before!, own);
  const last = values.at(-1);
  if (
    values.length < (isInGroupElsewhere(text, name!, before!) ? 1 : 2) ||
    !last ||
    ![",", "}"].includes(following(text, last).kind)
  )
    return undefined;
  const place = { offset: before!.offset, length: endOf(last) - before!.offset };
  return faultAt(name!, {
    code: "missing-bracket",
    message: `The group of ${sourceOf(name!)} has no { } around it.`,
    fix: `write { before ${sourceOf(before!)} and } after ${sourceOf(last)}.`,
    meant: { ...place, text: `{${text.slice(place.offset, endOf(last))}}` },
  });
}

/** Whether the field has no group where else it stands in the text. */
export function isPlainElsewhere(text: string, { source }: Token): boolean {
  const plain = String.raw`${source}[ \t]*:[ \t]*(?:\d|"[^"\r\n]*"(?![ \t]*:))`;
  return /^"[\w-]+"$/.test(source) && new RegExp(plain).test(text);
}

/** Whether another group of this name has such a field: one alone, on the line of the name, is then in it as well. */
function isInGroupElsewhere(text: string, name: Token, field: Token): boolean {
  const areNames = [name, field].every(({ source }) => /^"[\w-]+"$/.test(source));
  const group = String.raw`${name.source}[ \t]*:[ \t]*\{[^{}]*${field.source}[ \t]*:`;
  return areNames && !text.slice(endOf(name), field.offset).includes("\n") && new RegExp(group).test(text);
}

/** The values of the fields from one on that stand on its line, or on lines that are set in further than the name of the group. */
function valuesFrom(text: string, first: Token, own: number): Token[] {
  const values: Token[] = [];
  for (let field = first; values.length < MOST_FIELDS;) {
    const colon = following(text, field);
    const value = following(text, colon);
    const indent = indentIfFirst(text, field);
    const isInside = indent === undefined || indent > own;
    const isPlain = ["string", "number", "literal"].includes(value.kind) && !value.fault;
    if (field.kind !== "string" || colon.kind !== ":" || !isPlain || !isInside) break;
    values.push(value);
    const comma = following(text, value);
    if (comma.kind !== ",") break;
    field = following(text, comma);
  }
  return values;
}

/** How far a line is set in; undefined for what does not begin one. */
function indentIfFirst(text: string, { offset }: Token): number | undefined {
  const [, indent] = /(?:^|[\r\n])([ \t]*)$/.exec(text.slice(Math.max(0, offset - LONGEST_INDENT), offset)) ?? [];
  return indent?.length;
}
