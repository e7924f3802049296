/** Texts in a row without names: a list that has lost its brackets, or a comma where a colon belongs. */
import { takenOut } from "./outWithComma.ts";
import { isBeforeColon, isValueNext } from "./ahead.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { unopenedLine } from "./indents.ts";
import { type Scan, sourceOf } from "./scan.ts";
import { lackedName } from "./lackedName.ts";
import { oneTextOf } from "./oneOfTwo.ts";
import { placeOfText } from "./takesList.ts";
import { readToken, type Token } from "./tokens.ts";
import { LONGEST_EXAMPLE } from "../wording/words.ts";

/** Texts with commas between them, and what comes after the last one. */
interface Row {
  texts: Token[];
  end: Token;
}

/** What a name of a field looks like. A text that does not is an entry of a list. */
const NAME = /^"[a-z_$][\w$-]*"$/i;
/** More than these are not looked at. */
const LONGEST = 1000;

/** A text in a group, in the place of a name, when it is an entry of a list; undefined when that is not sure. */
export function lostList(scan: Scan): SyntaxFault | undefined {
  const row = rowFrom(scan, scan.name!);
  if (isFirst(scan)) return isList(scan, row) && scan.open.length > 1 ? groupForList(scan, row) : undefined;
  const value = textBefore(scan);
  if (!value) return undefined;
  const lacked = row.texts.length === 1 && !NAME.test(scan.name!.source) ? lackedName(scan) : undefined;
  if (lacked !== undefined) return namelessText(scan.name!, lacked);
  const isOnlyOne = row.texts.length === 1 && row.end.kind === "string";
  if (isOnlyOne && NAME.test(value.source) && !NAME.test(scan.name!.source)) return namelessText(scan.name!);
  // The ] may as well be that of a list around this group, whose } is missing.
  const isClosed = row.end.kind === "]" && scan.open.at(-2)?.token.kind !== "[";
  return isClosed || isList(scan, row) ? listWithoutBrackets(scan, value, row) : undefined;
}

/** @param lacked Its name, where that is known. */
function namelessText(text: Token, lacked?: string): SyntaxFault {
  const message = "There is no name before this text.";
  const fix =
    lacked === undefined
      ? 'write its name and a colon before it, such as "heading": for a heading.'
      : `write "${lacked}": before it, as those beside it have.`;
  const fault = faultAt(text, { code: "missing-name", message, fix });
  return lacked === undefined ? fault : { ...fault, meant: { offset: text.offset, length: 0, text: `"${lacked}": ` } };
}

/** Says that a comma stands where a colon belongs. Where both may be texts of a list, nothing is changed. */
export function commaForColon(scan: Scan, comma: Token): SyntaxFault {
  const name = scan.name!;
  const written = sourceOf(name);
  const row = rowFrom(scan, name);
  const isGroup = isFirst(scan) && scan.open.length > 1;
  const value = textBefore(scan);
  const isPair = row.texts.length === 2 && (row.end.kind === "string" || (row.end.kind === "}" && !isGroup));
  const isSure = NAME.test(name.source) && (row.texts.length === 1 || (isPair && !value));
  const brackets = value ? `write [ before ${sourceOf(value)} and ] after the last one` : "write [ ] in place of { }";
  const isOne = value !== undefined && placeOfText(scan.open, scan.previous) === "line";
  const orElse = isOne
    ? ` If these are one text, write ${oneTextOf([value, ...row.texts]).text}.`
    : ` If these are entries of a list, ${brackets}.`;
  const otherwise = isSure || (!value && !isGroup) ? "" : orElse;
  return faultAt(comma, {
    code: "missing-colon",
    message: `There is a comma after ${written} where a colon belongs.`,
    fix: `write : in place of the comma.${otherwise}`,
    replacement: isSure && isValueNext(scan, comma) ? ":" : undefined,
  });
}

/** Says that a name has nothing behind it. The only text of a group may be that of a list. */
export function nameWithoutValue(scan: Scan): SyntaxFault {
  const written = sourceOf(scan.name!);
  const value = textBefore(scan);
  const row = rowFrom(scan, scan.name!);
  if (value && isLineOfTwo(scan, value)) return listWithoutBrackets(scan, value, row);
  const { texts, end } = row;
  const isWords = !NAME.test(written);
  if ((isWords || /^"[A-Z]/.test(written)) && end.kind === "string") {
    const orName = isWords ? "" : ` If ${written} is a name itself, write a colon and a value behind it.`;
    const message = `There is no name before ${written}.`;
    const fix = `write the name of its field and a colon before it: "…": ${written}.${orName}`;
    return faultAt(scan.name!, { code: "missing-name", message, fix });
  }
  const isAlone = isFirst(scan) && scan.open.length > 1 && texts.length === 1 && end.kind === "}";
  const otherwise = isAlone ? ` If it is an entry of a list, write [ ] in place of { }.` : "";
  return faultAt(scan.name!, {
    code: "missing-value",
    message: `${written} has no value.`,
    fix: `write a colon and a value after ${written}.${otherwise}`,
  });
}

/** Whether a value and another text have a line to themselves, in a group that has one for each of its fields. */
function isLineOfTwo({ text, previous, name }: Scan, value: Token): boolean {
  const comma = readToken(text, endOf(name!));
  const start = text.lastIndexOf("\n", value.offset);
  const isAlone = text.slice(start + 1, previous!.offset).trim() === "" && start >= 0;
  const behind = /^[ \t]*(?:\r?\n|$)/.test(text.slice(comma.kind === "," ? endOf(comma) : endOf(name!)));
  return isAlone && behind && NAME.test(value.source) && !text.slice(value.offset, name!.offset).includes("\n");
}

/** Texts behind the `]` of their list, which no names of fields can be; undefined for all else. */
export function behindList(scan: Scan): SyntaxFault | undefined {
  const { text, ended, open } = scan;
  if (ended?.token.kind !== "[" || !ended.name || readToken(text, endOf(ended.token)).kind !== "string")
    return undefined;
  const { texts, end } = rowFrom(scan, scan.name!);
  const [first, last] = [texts[0]!, texts.at(-1)!];
  if (NAME.test(first.source)) return undefined;
  const bracket = text.lastIndexOf("]", first.offset);
  const isApart = [text.slice(0, bracket), text.slice(bracket, first.offset)].every((gap) => /[\r\n][ \t]*$/.test(gap));
  const line = isApart && end.kind === "]" ? unopenedLine(scan, "]", end) : undefined;
  if (line) return line;
  const [these, stand, them] = texts.length > 1 ? ["These texts", "stand", "them"] : ["This text", "stands", "it"];
  // The ] may as well be that of a list around this group, whose } is missing.
  const isClosedTwice = end.kind === "]" && open.at(-2)?.token.kind !== "[";
  const inside = text.slice(bracket + 1, endOf(last));
  const whole = `${text.slice(ended.name.offset, bracket)}${inside}]`;
  const shown = whole.length > LONGEST_EXAMPLE || /[\r\n]/.test(whole) ? undefined : whole;
  const fix = isClosedTwice
    ? `take the ] before ${them} out: the list has another one behind ${them}.`
    : `move ${them} into the list${shown === undefined ? ", before its ], with a comma between two texts" : `: ${shown}`}.`;
  const meant = { offset: bracket, length: inside.length + 1, text: isClosedTwice ? inside : `${inside}]` };
  const message = `${these} ${stand} behind the ] of the list ${sourceOf(ended.name)}.`;
  return { ...faultAt(first, { code: "unexpected-text", message, fix }), meant };
}

/** For a `]` behind the only text of a list, which stands below its name as the entries of a list do. */
export function listWithoutStart({ text, before, name, open }: Scan, end: Token): SyntaxFault | undefined {
  if (end.kind !== "]" || before?.kind !== "string" || !name) return undefined;
  const isBelow = [text.slice(endOf(name), before.offset), text.slice(endOf(before), end.offset)].every((gap) =>
    /[\r\n]/.test(gap),
  );
  return isBelow ? listWithoutBrackets({ text, previous: name, open }, before, { texts: [before], end }) : undefined;
}

/** Says that nothing stands behind the colon of a name. */
export function missingValue(text: string, name: Token | undefined, colon: Token): SyntaxFault {
  const written = name ? name.source : "this";
  const start = (name ?? colon).offset;
  const { comma } = takenOut(text, { offset: start, length: colon.offset + 1 - start });
  return faultAt(colon, {
    code: "missing-value",
    message: `Nothing is written after ${written}:.`,
    fix: `write a value after the colon. Or take ${written} out${comma}, if it is not needed.`,
  });
}

function groupForList(scan: Scan, { texts, end }: Row): SyntaxFault {
  return faultAt(scan.open.at(-1)!.token, {
    code: "wrong-bracket",
    message: `There is { where [ belongs: texts without names follow, such as ${sourceOf(texts[0]!)}.`,
    fix: end.kind === "}" ? "write [ in the place of {, and ] in the place of its }." : "write [ in the place of {.",
  });
}

function listWithoutBrackets(
  { text, previous, open }: Pick<Scan, "text" | "previous" | "open">,
  first: Token,
  { texts, end }: Row,
): SyntaxFault {
  const name = sourceOf(previous!);
  const code = "missing-bracket";
  if (end.kind === "]") {
    const message = `The list of ${name} has no [ before its first text.`;
    return faultAt(previous!, { code, message, fix: `write [ before ${sourceOf(first)}.` });
  }
  const last = texts.at(-1)!;
  const range = { offset: first.offset, length: endOf(last) - first.offset };
  if (placeOfText(open, previous) === "line") {
    const message = `${name} has several texts, with a comma between them, and only one can stand there.`;
    const { fix, text: meant } = oneTextOf([first, ...texts.filter(({ offset }) => offset !== first.offset)]);
    return { ...faultAt(previous!, { code, message, fix }), meant: { ...range, text: meant }, isChoice: true };
  }
  const message = `The list of ${name} has no [ ] around it.`;
  const fix = `write [ before ${sourceOf(first)} and ] after ${sourceOf(last)}, or make one text of them.`;
  const meant = { ...range, text: `[${text.slice(range.offset, range.offset + range.length)}]` };
  return { ...faultAt(previous!, { code, message, fix }), meant };
}

/** Whether texts can only be entries of a list. Two may be a name and its value. */
function isList({ text }: Scan, { texts, end }: Row): boolean {
  const [first, second] = texts as [Token, ...Token[]];
  if (!NAME.test(first.source)) return end.kind !== ":";
  return texts.length > 2 || (second !== undefined && text.slice(endOf(first), second.offset).includes("\n"));
}

/** Whether nothing stands between the bracket of the group and the name. */
function isFirst({ text, open, name }: Scan): boolean {
  return readToken(text, endOf(open.at(-1)!.token)).offset === name!.offset;
}

/** The text that is the value of the field before. */
function textBefore({ text, previous, name }: Scan): Token | undefined {
  if (!previous) return undefined;
  const value = readToken(text, endOf(readToken(text, endOf(previous))));
  const next = readToken(text, endOf(readToken(text, endOf(value))));
  return value.kind === "string" && next.offset === name!.offset ? value : undefined;
}

function rowFrom(scan: Scan, first: Token): Row {
  const texts = [first];
  let end = readToken(scan.text, endOf(first));
  while (end.kind === "," && texts.length < LONGEST) {
    const next = readToken(scan.text, endOf(end));
    if (next.kind !== "string" || next.fault || isBeforeColon(scan, next)) return { texts, end: next };
    texts.push(next);
    end = readToken(scan.text, endOf(next));
  }
  return { texts, end };
}

function endOf({ offset, length }: Token): number {
  return offset + length;
}
