/** Reports the faults of one line: each once, or with the line as it should be if that says more. */
import { append } from "../append.ts";
import { lineAt, offsetsIn } from "../document/lineMarks.ts";
import { capital, numberWord, visible } from "../wording/words.ts";
import { type SyntaxFault, withoutEdit } from "./fault.ts";
import { saysOthers } from "./othersLike.ts";
import { NO_VALUE } from "./numbers/foreignValues.ts";
import { areNear, lineOf, LONGEST_LINE } from "./lineOf.ts";
import { OF_BRACKETS } from "./passOver.ts";
import { endOf } from "./tokens.ts";

/** Independent slips: the words of one may say nothing of others on its line. */
const ALONE: ReadonlySet<SyntaxFault["code"]> = new Set([
  "json-syntax",
  "trailing-comma",
  "extra-comma",
  "missing-colon",
  "missing-value",
  "unquoted-name",
  "unquoted-text",
  "unclosed-text",
  "capital-letter",
  "wrong-bracket",
  "unexpected-text",
  "single-quotes",
  "curly-quotes",
]);
/** The most others whose fixes are shown with that of the first. */
const FEW = 3;

/** The faults of a line. */
interface FaultyLine {
  found: readonly SyntaxFault[];
  /** The text of the file as its author has written it. */
  written: string;
}

/** Reports a line in which all could be mended. @param line The line as it should be. */
export function tellMended(told: SyntaxFault[], { found, written }: FaultyLine, line: string): void {
  const next = firstUntold(told, found);
  const isSure = found.every(({ edit }) => edit);
  const higher = above(found, written);
  const own = found.filter((each) => !higher.includes(each));
  const first = next && forWholeLine(isSure ? next : withoutEdit(next), own, { line, written });
  if (first) told.push(first);
  addHigher(told, higher, written);
  // The line is not shown as it should be, for example if it is too long.
  if (first && !first.showsLine) addOthers(told, { found: own, written }, isSure);
  append(
    told,
    found.filter((each) => each.tags && each !== next),
  );
  addPlaces(told, isSure ? found : found.map(withoutEdit));
}

/** Reports a line whose last fault is one that only the author can mend. */
export function tellUnmended(told: SyntaxFault[], { found, written }: FaultyLine, isMendable: boolean): void {
  const next = firstUntold(told, found);
  if (next) told.push(isMendable ? next : withoutEdit(next));
  const higher = above(found, written);
  if (next) addOthers(told, { found: found.filter((each) => !higher.includes(each)), written }, false);
  addHigher(told, higher, written);
  addPlaces(told, found.map(withoutEdit));
}

/** Reports the other faults of a line that is not shown as it should be: the first one of each kind, with words for those like it. */
function addOthers(told: SyntaxFault[], { found, written }: FaultyLine, isSure: boolean): void {
  // What was cut off may have held the rest of them.
  if (found.some(({ code }) => code === "unclosed-bracket")) return;
  const line = found[0] && lineOf(written, found[0].offset);
  const others = found.filter(
    ({ code, offset, tags }) => !tags && !OF_BRACKETS.has(code) && lineOf(written, offset) === line,
  );
  for (const code of new Set(others.map((each) => each.code))) {
    const [next, ...alike] = others.filter((each) => each.code === code);
    const isTold = told.some((each) => each.code === code && others.some(({ offset }) => each.offset === offset));
    if (next && !isTold && !told.some((other) => speaksFor(other, next)))
      told.push(withOthers(isSure ? next : withoutEdit(next), alike));
  }
}

function firstUntold(told: readonly SyntaxFault[], found: readonly SyntaxFault[]): SyntaxFault | undefined {
  return found.find((each) => !told.some((other) => speaksFor(other, each)));
}

/** Shows the line as it should be if it has faults of different kinds, which would otherwise be reported one after the other. */
function forWholeLine(
  fault: SyntaxFault,
  found: readonly SyntaxFault[],
  { line, written }: { line: string; written: string },
): SyntaxFault {
  const isCutOff = found.some(({ code }) => code === "unclosed-bracket");
  const isAlone = ALONE.has(fault.code) && !saysOthers(fault.fix);
  const alike = isAlone ? found.filter((each) => each.wholeLine || each.offset >= endOf(fault)) : [];
  const isMixed = found.some(({ code }) => code !== fault.code) || alike.length > 0;
  const isShown =
    isMixed &&
    !isCutOff &&
    !found.some((each) => isOfNoValue(each) || each.tags || each.isChoice) &&
    !fault.wholeLine &&
    line !== "" &&
    line.length <= LONGEST_LINE &&
    visible(line) === line;
  const end = Math.max(...found.map(({ offset, length }) => offset + length));
  const lines =
    lineOf(written, end) > lineOf(written, fault.offset) ? `all down to line ${lineAt(end)} as one line` : "this line";
  return isShown
    ? { ...fault, fix: `write ${lines} like this: ${line}`, showsLine: true, shown: line }
    : withOthers(fault, alike);
}

/** Adds words for others of its kind on a line that is not shown as a whole. */
function withOthers(fault: SyntaxFault, others: readonly SyntaxFault[]): SyntaxFault {
  const alike = others.filter(({ code, wholeLine }) => code === fault.code && !wholeLine);
  if (alike.length === 0 || fault.wholeLine) return fault;
  const isSame = alike.every(({ fix }) => fix === fault.fix);
  const count = numberWord(alike.length);
  const fixes = alike.map(({ fix }) => fix.replace(/\.$/, "")).join("; ");
  const more = isSame
    ? `Do the same with the ${alike.length > 1 ? `${count} others` : "other one"} on this line.`
    : alike.length > FEW
      ? `${capital(count)} more like it follow on this line.`
      : `Further on in this line: ${fixes}.`;
  return { ...fault, fix: `${fault.fix} ${more}` };
}

/** The faults on lines above the first one. */
function above([first, ...others]: readonly SyntaxFault[], text: string): SyntaxFault[] {
  return others.filter(({ offset }) => lineOf(text, offset) < lineOf(text, first!.offset));
}

/** Reports the faults on lines above that are independent and not reported yet. */
function addHigher(told: SyntaxFault[], higher: readonly SyntaxFault[], written: string): void {
  append(
    told,
    higher.filter((each) => !told.includes(each) && isApart(each, { told, written })),
  );
}

/** Whether a fault above the others is independent: a missing comma, or a bracket without a missing comma near it. */
function isApart(
  { code, offset }: SyntaxFault,
  { told, written }: { told: readonly SyntaxFault[]; written: string },
): boolean {
  // What is missing at the end of a line is found only when the text behind it can be read.
  if (code === "json-syntax") return true;
  return (
    OF_BRACKETS.has(code) &&
    !told.some((other) => other.code === "json-syntax" && areNear(written, offset, other.offset))
  );
}

/** Whether only the author knows what should stand there. */
function isOfNoValue({ meant }: SyntaxFault): boolean {
  return meant?.text === NO_VALUE;
}

/** Whether the words for a fault include another one: they name a line below it. Of numbers, each is named by itself. */
function speaksFor({ code, message, fix }: SyntaxFault, other: SyntaxFault): boolean {
  if (code !== other.code) return false;
  return offsetsIn(`${message} ${fix}`).some((offset) =>
    code === "bad-number" ? offset === other.offset : offset >= other.offset,
  );
}

/** Attaches faults to the one whose words include them. */
function addPlaces(told: readonly SyntaxFault[], found: readonly SyntaxFault[]): void {
  for (const each of found) {
    const other = told.find((one) => one.offset < each.offset && speaksFor(one, each));
    if (other) (other.alike ??= []).push(each);
  }
}
