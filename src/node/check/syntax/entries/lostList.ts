/** A text in place of a name: an entry of an array without its brackets, or a value without its name. */
import { faultAt, type SyntaxFault } from "../fault.ts";
import { kindOf, lackedName } from "./lackedName.ts";
import { columnOf, startsLine } from "../lineOf.ts";
import { listWithoutBrackets } from "./listWithoutBrackets.ts";
import { type Scan, sourceOf } from "../scan.ts";
import { isFirst, isNextField, NAME, type TextRow, rowFrom, textBefore } from "../quotes/textsInRow.ts";
import { placeOfText, takesEntries, takesList } from "../takesList.ts";
import { endOf, following, type Token } from "../tokens.ts";
import { LONGEST_EXAMPLE } from "../../wording/words.ts";

/** Undefined if neither is certain. */
export function lostList(scan: Scan): SyntaxFault | undefined {
  const name = scan.name!;
  const row = rowFrom(scan, name);
  const isAlone = row.texts.length === 1 && ["string", "}"].includes(row.end.kind);
  const lost = isAlone ? lostName(scan, name) : undefined;
  if (lost) return lost;
  // Behind the only text without a name, a field has one.
  if (isFirst(scan) && row.end.kind === "string") return undefined;
  const around = scan.open.at(-1)!.name;
  if (isFirst(scan) && isAlone && around && !takesList(around)) return namelessText(scan.text, name);
  const parts = isFirst(scan) && around && !takesList(around) ? partsOfGroup(scan, row) : undefined;
  if (parts) return parts;
  if (isFirst(scan)) return isList(scan, row) && scan.open.length > 1 ? groupForList(scan, row) : undefined;
  const value = textBefore(scan);
  if (!value || isNextField(scan, value)) return undefined;
  const isOption = NAME.test(value.source) && row.end.kind === "string";
  const isOther = kindOf(name) !== "words" && kindOf(name) !== kindOf(value);
  if (isAlone && !NAME.test(name.source) && (isOption || isOther || isFieldBelow(scan)))
    return namelessText(scan.text, name);
  // The ] may also be that of an array around this object, whose } is missing.
  const isClosed = row.end.kind === "]" && scan.open.at(-2)?.token.kind !== "[";
  return isClosed || isList(scan, row) || areEntries(scan, row) ? listWithoutBrackets(scan, value, row) : undefined;
}

/** Whether texts can only be entries of an array. Two may be a name and its value. */
function isList({ text }: Scan, { texts, end }: TextRow): boolean {
  const [first, second] = texts as [Token, ...Token[]];
  if (!NAME.test(first.source)) return end.kind !== ":";
  return texts.length > 2 || (second !== undefined && text.slice(endOf(first), second.offset).includes("\n"));
}

/** Whether texts follow the name of a list, none of which can be the name of a field: those start with a small letter. */
function areEntries({ previous }: Scan, { texts, end }: TextRow): boolean {
  return takesEntries(previous!) && end.kind !== ":" && texts.every(({ source }) => /^"[^a-z$_]/.test(source));
}

function groupForList(scan: Scan, { texts, end }: TextRow): SyntaxFault {
  return faultAt(scan.open.at(-1)!.token, {
    code: "wrong-bracket",
    message: `There is { where [ belongs: texts without names follow, such as ${sourceOf(texts[0]!)}.`,
    fix: end.kind === "}" ? "write [ in the place of {, and ] in the place of its }." : "write [ in the place of {.",
  });
}

/** A picture and its description, or an address and the words of its link, without their names: each is known by its form. */
function partsOfGroup({ text }: Scan, { texts, end }: TextRow): SyntaxFault | undefined {
  const [first, second, ...more] = texts as [Token, ...Token[]];
  if (!second || more.length > 0 || end.kind !== "}") return undefined;
  const kinds = [kindOf(first), kindOf(second)];
  const [own, beside] = kinds.includes("picture") ? ["picture", "alt"] : ["address", "label"];
  if (kinds.filter((kind) => kind === own).length !== 1) return undefined;
  const names = kinds.map((kind) => (kind !== own ? beside : own === "picture" ? "src" : "href"));
  const [one, two] = [sourceOf(first), sourceOf(second)];
  const message = `There are no names before these texts: ${one} and ${two}.`;
  const fix = `write "${names[0]}": before ${one}, and "${names[1]}": before ${two}.`;
  const between = text.slice(endOf(first), second.offset);
  return faultAt(first, {
    code: "missing-name",
    message,
    fix,
    meant: {
      offset: first.offset,
      length: endOf(second) - first.offset,
      text: `"${names[0]}": ${first.source}${between}"${names[1]}": ${second.source}`,
    },
  });
}

/** Whether a text stands below a field that has one line of words, and where the names of the fields stand. */
function isFieldBelow({ text, open, name, previous }: Scan): boolean {
  const [own, above] = [name!, previous!];
  const areBelow = [own, above].every(({ offset }) => startsLine(text, offset));
  return areBelow && columnOf(text, own) === columnOf(text, above) && placeOfText(open, previous) === "line";
}

/** A text or a number behind the name that others like its group have, where that name is lost. */
export function lostName(scan: Scan, value: Token): SyntaxFault | undefined {
  const lacked = lackedName(scan, value);
  return lacked === undefined ? undefined : namelessText(scan.text, value, lacked);
}

/** @param lacked Its name, if that is known. */
function namelessText(text: string, value: Token, lacked?: string): SyntaxFault {
  const { offset, source, kind } = value;
  const message = `There is no name before this ${kind === "number" ? kind : "text"}.`;
  const said = { code: "missing-name", message } as const;
  if (lacked === undefined)
    return faultAt(value, { ...said, fix: 'write its name and a colon before it, such as "heading": for a heading.' });
  const start = `"${lacked}": `;
  const end = following(text, value).kind === "," ? "," : ".";
  const shown = source.length > LONGEST_EXAMPLE ? "." : `: ${start}${source}${end}`;
  const fix = `write "${lacked}": before it, as others have it${shown}`;
  return faultAt(value, { ...said, fix, meant: { offset, length: 0, text: start } });
}
