/** What is told of the mistakes in one line: each once, and the line as it should be where that says more. */
import { append } from "../append.ts";
import { lineAt as markOf, offsetsIn } from "../document/lineMarks.ts";
import { capital, numberWord, visible } from "../wording/words.ts";
import { type SyntaxFault, withoutEdit } from "./fault.ts";
import { saysOthers } from "./othersLike.ts";
import { NO_VALUE } from "./foreignValues.ts";
import { areNear, lineOf, LONGEST_LINE } from "./lineOf.ts";
import { OF_BRACKETS } from "./passOver.ts";

/** Each of these is a slip by itself: its words may say nothing of others on its line. */
const ALONE: ReadonlySet<SyntaxFault["code"]> = new Set([
  "json-syntax",
  "trailing-comma",
  "extra-comma",
  "missing-colon",
  "missing-value",
  "unquoted-name",
  "unquoted-text",
  "capital-letter",
  "wrong-bracket",
  "unexpected-text",
  "single-quotes",
  "curly-quotes",
]);
/** The fixes of so many others are told with that of the first. */
const FEW = 3;
const UNSEEN: SyntaxFault["code"] = "invisible-character";

/** Mistakes of a line, and the line as it should be, which nobody knows where one of them was not mended. */
export interface Line {
  found: readonly SyntaxFault[];
  /** The text as its author has written it. */
  written: string;
}

/** Tells of a line in which all could be mended. */
export function tellMended(told: SyntaxFault[], { found, written }: Line, line: string): void {
  const next = firstUntold(told, found);
  const isSure = found.every(({ edit }) => edit);
  const higher = above(found, written);
  const own = found.filter((each) => !higher.includes(each));
  const first = next && forWholeLine(isSure ? next : withoutEdit(next), own, { line, written });
  if (first) told.push(first);
  addHigher(told, higher, written);
  // A line that is too long is not shown as it should be.
  if (first && !first.showsLine) append(told, behindUnseen(found, told));
  append(
    told,
    found.filter((each) => each.tags && each !== next),
  );
  addPlaces(told, isSure ? found : found.map(withoutEdit));
}

/** Tells of a line in which the last mistake is one that only its author can mend. */
export function tellUnmended(told: SyntaxFault[], { found, written }: Line, isMendable: boolean): void {
  const next = firstUntold(told, found);
  if (next) told.push(isMendable ? next : withoutEdit(next), ...behindUnseen(found, told));
  addHigher(told, above(found, written), written);
  addPlaces(told, found.map(withoutEdit));
}

function firstUntold(told: readonly SyntaxFault[], found: readonly SyntaxFault[]): SyntaxFault | undefined {
  return found.find((each) => !told.some((other) => speaksFor(other, each)));
}

/** Where several mistakes of different kinds are in one line, it is shown as it should be: else they would be told one after the other. */
function forWholeLine(
  fault: SyntaxFault,
  found: readonly SyntaxFault[],
  { line, written }: { line: string; written: string },
): SyntaxFault {
  const isCutOff = found.some(({ code }) => code === "unclosed-bracket");
  const isAlone = ALONE.has(fault.code) && !saysOthers(fault.fix);
  const alike = isAlone ? found.filter((each) => each.offset >= fault.offset + fault.length) : [];
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
    lineOf(written, end) > lineOf(written, fault.offset) ? `all down to line ${markOf(end)} as one line` : "this line";
  return isShown
    ? { ...fault, fix: `write ${lines} like this: ${line}`, showsLine: true, shown: line }
    : withOthers(fault, alike);
}

/** The same with words for others of its kind in a line that cannot be shown as a whole. */
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

/** Those in the lines above the first one. */
function above([first, ...others]: readonly SyntaxFault[], text: string): SyntaxFault[] {
  return others.filter(({ offset }) => lineOf(text, offset) < lineOf(text, first!.offset));
}

/** Those in the lines above that are mistakes by themselves, and not told yet. */
function addHigher(told: SyntaxFault[], higher: readonly SyntaxFault[], written: string): void {
  append(
    told,
    higher.filter((each) => !told.includes(each) && isApart(each, { told, written })),
  );
}

/** Whether one above the others is a mistake by itself: a comma, or a bracket where no comma was missing beside it. */
function isApart(
  { code, offset }: SyntaxFault,
  { told, written }: { told: readonly SyntaxFault[]; written: string },
): boolean {
  // What is missing at the end of a line is found when the text behind it can be read.
  if (code === "json-syntax") return true;
  return (
    OF_BRACKETS.has(code) &&
    !told.some((other) => other.code === "json-syntax" && areNear(written, offset, other.offset))
  );
}

/** The mistake behind a character that cannot be seen, or a word for no value: they are the reason for no other one. */
function behindUnseen(found: readonly SyntaxFault[], told: readonly SyntaxFault[]): SyntaxFault[] {
  const [first] = found;
  if (!first || (first.code !== UNSEEN && !isOfNoValue(first))) return [];
  const other = found.find(({ code }) => code !== first.code);
  return !other || told.some((each) => speaksFor(each, other)) ? [] : [withoutEdit(other)];
}

/** Whether nobody but the author knows what should stand there. */
function isOfNoValue({ meant }: SyntaxFault): boolean {
  return meant?.text === NO_VALUE;
}

/** Whether the words for a mistake say that it goes on down to a line below the other. Of numbers, each is named by itself. */
function speaksFor({ code, message, fix }: SyntaxFault, other: SyntaxFault): boolean {
  if (code !== other.code) return false;
  return offsetsIn(`${message} ${fix}`).some((offset) =>
    code === "bad-number" ? offset === other.offset : offset >= other.offset,
  );
}

/** Puts those of which another one speaks beside it. */
function addPlaces(told: readonly SyntaxFault[], found: readonly SyntaxFault[]): void {
  for (const each of found) {
    const other = told.find((one) => one.offset < each.offset && speaksFor(one, each));
    if (other) (other.alike ??= []).push(each);
  }
}
