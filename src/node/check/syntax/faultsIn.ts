/** What is told of the mistakes in a text that is not JSON: an edit only where --fix makes it. */
import { append } from "../append.ts";
import { type Repeated, repeatedNames } from "../document/keys.ts";
import { rangeAfter, withEdits } from "../document/edited.ts";
import { lineAt as markOf, offsetsIn } from "../document/lineMarks.ts";
import type { Mending } from "../document/document.ts";
import type { Edit } from "../finding.ts";
import { type SyntaxFault, withoutEdit } from "./fault.ts";
import { asMade } from "./asMade.ts";
import { asWritten } from "./asWritten.ts";
import { DOUBTFUL, findFault, layOut } from "./laidOut.ts";
import { NO_VALUE } from "./foreignValues.ts";
import { byIndents, isNameless } from "./lines/byIndents.ts";
import { isJsonText } from "./isJsonText.ts";
import { passOver } from "./passOver.ts";
import type { Stand } from "./scan.ts";
import { visible } from "../wording/words.ts";

/** After so many edits in one line, it is believed that the others can be made as well. */
const MOST_TRIED = 100;
/** A text with more mistakes than that was not written as a page. */
const MOST_TOLD = 20;
/** How many characters are copied before what is known by then is enough. */
const MOST_COPIED = 5_000_000;
/** A line of more characters is not shown in a sentence, and none with characters that nobody sees. */
const LONGEST_LINE = 120;
/** How often a text is read to pass over a line. */
const TRIES = 6;
const UNSEEN: SyntaxFault["code"] = "invisible-character";

export interface Faults {
  told: SyntaxFault[];
  /** The text as JSON, after edits, each for the text as it was after those before; left out when it cannot be made so. */
  mended?: { text: string } & Omit<Mending, "written" | "shownLines" | "remainders">;
}

/**
 * The mistakes in a text, one of each line. Behind one that only its author can mend, they may follow from it, so they are
 * told only where all of the text can be read without the lines of such mistakes. A line is put right as a whole or left as
 * it is, so the edit is left out when another mistake in the same line has none.
 */
export function faultsIn(written: string): Faults {
  const told: SyntaxFault[] = [];
  const made: Edit[] = [];
  const stands: Stand[] = [];
  let text = written;
  let fault = findFault(text, stands);
  // How many had been told before a line was passed over, and how many edits there were with each place that nobody can read.
  let sure: number | undefined;
  const passedOver: { count: number; isField: boolean }[] = [];
  let isCutOff = false;
  // Whether all that was mended so far is mended by --fix as well, or says nothing: no bracket is missing because of it.
  let areSure = true;
  let comma: number | undefined;
  for (let copied = 0; fault && told.length < MOST_TOLD && copied < MOST_COPIED;) {
    if (DOUBTFUL.has(fault.code) && made.length > 0 && byIndents(text, made).length === 0) {
      const isApart = areSure && (comma === undefined || isLeft(text, comma, fault.offset));
      if (sure !== undefined || !(isApart || fault.edit)) break;
    }
    const line = lineOf(text, fault.offset);
    const isInLine = () => fault !== undefined && lineOf(text, fault.offset) <= line;
    const found: SyntaxFault[] = [];
    while (fault && isInLine() && found.length < MOST_TRIED) {
      found.push(asWritten(fault, made));
      const edit = fault.meant ?? fault.edit;
      if (!edit) break;
      areSure &&= fault.edit !== undefined || fault.code === "comment";
      if (fault.code === "json-syntax") comma = edit.offset;
      text = withEdits(text, [edit]);
      copied += text.length;
      made.push(edit);
      // Where a file was cut off, nobody knows what else was there.
      if (fault.code === "unclosed-bracket") {
        // Where the list of blocks has its end, no place on the page is lost.
        isCutOff = edit.text.includes("]");
        passedOver.push({ count: made.length, isField: false });
      }
      // What is meant may be far above.
      if (!fault.edit) stands.length = 0;
      fault = findFault(text, stands, made);
    }
    const next = found.find((each) => !told.some((other) => speaksFor(other, each)));
    if (!fault || !isInLine()) {
      const isSure = found.every(({ edit }) => edit);
      const higher = above(found, written);
      const own = found.filter((each) => !higher.includes(each));
      const first = next && forWholeLine(isSure ? next : withoutEdit(next), own, { line: lineAt(text, line), written });
      if (first) told.push(first);
      // A comma that is missing there is found when the text behind it can be read.
      append(
        told,
        higher.filter((each) => each !== next && each.code === "json-syntax"),
      );
      // A line that is too long is not shown as it should be.
      if (first && !first.showsLine) append(told, behindUnseen(found, told));
      append(
        told,
        found.filter((each) => each.tags && each !== next),
      );
      addPlaces(told, isSure ? found : found.map(withoutEdit));
      continue;
    }
    if (next) told.push(fault.edit ? next : withoutEdit(next), ...behindUnseen(found, told));
    addPlaces(told, found.map(withoutEdit));
    const over = passOver(text, fault, stands);
    const isOver = over && !(over.next && DOUBTFUL.has(over.next.code));
    const laidOut = isOver ? undefined : layOut(text, { fault, stands, made });
    const passed = laidOut ?? over;
    if (!passed) break;
    isCutOff ||= passed.edits.some(({ offset }) => text.slice(offset).trim() === "");
    sure ??= told.length;
    for (const edit of passed.edits) passedOver.push({ count: made.push(edit), isField: passed.isField });
    copied += TRIES * text.length;
    ({ text, next: fault } = passed);
  }
  const unread = passedOver.map(({ count, isField }) => ({
    ...rangeAfter(made.slice(count), made[count - 1]!),
    isField,
  }));
  // A name twice, and a line between that was passed over: that line has ended a group.
  const hasEnded = ({ first, offset }: Repeated) =>
    unread.some((range) => first < range.offset && range.offset < offset);
  const isMixedUp = () => sure !== undefined && repeatedNames(text).some(hasEnded);
  // Of what is not JSON yet, no names can be read.
  if (fault || !isJsonText(text) || isMixedUp()) return { told: asMade(told.slice(0, sure)) };
  return { told: asMade(told), mended: { text, edits: made, unread, isCutOff, hasLostName: made.some(isNameless) } };
}

/** Whether the group that a comma stands in ends before a place: a missing comma there may be a missing bracket as well. */
function isLeft(text: string, comma: number, place: number): boolean {
  const own = /[^\r\n]*$/.exec(text.slice(Math.max(0, comma - LONGEST_LINE), comma))![0];
  const indent = /^\s*/.exec(own)![0].length;
  return Array.from(text.slice(comma, place).matchAll(/[\r\n]([ \t]*)[}\]]/g)).some(
    ([, inner]) => inner!.length < indent,
  );
}

/** Where several mistakes of different kinds are in one line, it is shown as it should be: else they would be told one after the other. */
function forWholeLine(
  fault: SyntaxFault,
  found: readonly SyntaxFault[],
  { line, written }: { line: string; written: string },
): SyntaxFault {
  const isCutOff = found.some(({ code }) => code === "unclosed-bracket");
  const isMixed = found.some(({ code }) => code !== fault.code) || (found.length > 1 && fault.code === "unquoted-name");
  const isShown =
    isMixed &&
    !isCutOff &&
    !found.some((each) => isOfNoValue(each) || each.tags) &&
    !fault.wholeLine &&
    line !== "" &&
    line.length <= LONGEST_LINE &&
    visible(line) === line;
  const end = Math.max(...found.map(({ offset, length }) => offset + length));
  const lines =
    lineOf(written, end) > lineOf(written, fault.offset) ? `all down to line ${markOf(end)} as one line` : "this line";
  return isShown ? { ...fault, fix: `write ${lines} like this: ${line}`, showsLine: true, shown: line } : fault;
}

/** Those in the lines above the first one. */
function above([first, ...others]: readonly SyntaxFault[], text: string): SyntaxFault[] {
  return others.filter(({ offset }) => lineOf(text, offset) < lineOf(text, first!.offset));
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

/** What the line says that begins there. */
function lineAt(text: string, start: number): string {
  return /[^\r\n]*/.exec(text.slice(start + 1))![0].trim();
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

/** Where the line begins; no edit of a line changes that. */
function lineOf(text: string, offset: number): number {
  return Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1));
}
