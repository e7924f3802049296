/** A text that is no JSON, read mistake by mistake: what is meant is written in it, and what nobody can know is passed over. */
import type { Edit } from "../finding.ts";
import { type Made, withEdits } from "../document/edited.ts";
import { asWritten } from "./asWritten.ts";
import type { SyntaxFault } from "./fault.ts";
import { DOUBTFUL, findFault, layOut } from "./laidOut.ts";
import { byIndents } from "./lines/byIndents.ts";
import { LONGEST_LINE, lineOf } from "./lineOf.ts";
import { passOver } from "./passOver.ts";
import type { Stand } from "./scan.ts";

/** After so many edits in one line, it is believed that the others can be made as well. */
const MOST_TRIED = 100;
/** How often a text is read to pass over a line. */
const TRIES = 6;

export interface Reading {
  /** After all edits so far. */
  text: string;
  /** The next mistake in it. */
  fault: SyntaxFault | undefined;
  stands: Stand[];
  /** Each for the text as it was after those before. */
  made: Made[];
  /** Characters that were copied for it. */
  copied: number;
  /** After how many edits there was a place that nobody can read, and whether it is a field. */
  passedOver: { count: number; isField: boolean }[];
  isCutOff: boolean;
  /** Something was passed over that is no bracket at the end. */
  hasGap: boolean;
  /** All that was mended so far is mended by --fix as well, or says nothing: no bracket is missing because of it. */
  areSure: boolean;
  /** Where the last comma was missing. */
  comma: number | undefined;
}

export function startReading(text: string): Reading {
  const stands: Stand[] = [];
  const fault = findFault(text, stands);
  const so = { copied: 0, passedOver: [], isCutOff: false, hasGap: false, areSure: true, comma: undefined };
  return { text, fault, stands, made: [], ...so };
}

/** Whether the next mistake may follow from what was mended before it. */
export function isDoubtful({ text, fault, made, hasGap, areSure, comma }: Reading): boolean {
  if (!fault || !DOUBTFUL.has(fault.code) || made.length === 0 || byIndents(text, made).length > 0) return false;
  const isApart = areSure && (comma === undefined || isLeft(text, comma, fault.offset));
  return hasGap || !(isApart || fault.edit);
}

/** Whether the next mistake stands in a line, or above it. */
export function isWithin({ text, fault }: Reading, line: number): boolean {
  return fault !== undefined && lineOf(text, fault.offset) <= line;
}

/** The mistakes of a line. What is meant is written for each, down to the first of which only its author can know that. */
export function mendLine(reading: Reading, line: number): SyntaxFault[] {
  const found: SyntaxFault[] = [];
  while (isWithin(reading, line) && found.length < MOST_TRIED) {
    const fault = reading.fault!;
    found.push(asWritten(fault, reading.made));
    const edit = fault.meant ?? fault.edit;
    if (!edit) break;
    make(reading, fault, edit);
  }
  return found;
}

function make(reading: Reading, fault: SyntaxFault, edit: Edit): void {
  reading.areSure &&= fault.edit !== undefined || fault.code === "comment";
  if (fault.code === "json-syntax") reading.comma = edit.offset;
  const was = reading.text.slice(edit.offset, edit.offset + edit.length);
  reading.text = withEdits(reading.text, [edit]);
  reading.copied += reading.text.length;
  reading.made.push({ ...edit, was });
  // Where a file was cut off, nobody knows what else was there.
  if (fault.code === "unclosed-bracket") {
    // Where the list of blocks has its end, no place on the page is lost.
    reading.isCutOff = edit.text.includes("]");
    reading.passedOver.push({ count: reading.made.length, isField: false });
  }
  // What is meant may be far above.
  if (!fault.edit) reading.stands.length = 0;
  reading.fault = findFault(reading.text, reading.stands, reading.made);
}

/** Goes on behind the next mistake, without what cannot be read. False where nothing behind it can be read either. */
export function goOnBehind(reading: Reading): boolean {
  const { text, stands, made, passedOver } = reading;
  const fault = reading.fault!;
  const over = passOver(text, fault, stands);
  const isOver = over && !(over.next && DOUBTFUL.has(over.next.code));
  const passed = (isOver ? undefined : layOut(text, { fault, stands, made })) ?? over;
  if (!passed) return false;
  reading.isCutOff ||= passed.edits.some(({ offset }) => text.slice(offset).trim() === "");
  for (const edit of passed.edits) passedOver.push({ count: made.push(edit), isField: passed.isField });
  reading.hasGap = true;
  reading.copied += TRIES * text.length;
  reading.text = passed.text;
  reading.fault = passed.next;
  return true;
}

/** Whether the group that a comma stands in ends before a place: a missing comma there may be a missing bracket as well. */
function isLeft(text: string, comma: number, place: number): boolean {
  const own = /[^\r\n]*$/.exec(text.slice(Math.max(0, comma - LONGEST_LINE), comma))![0];
  const indent = /^\s*/.exec(own)![0].length;
  return Array.from(text.slice(comma, place).matchAll(/[\r\n]([ \t]*)[}\]]/g)).some(
    ([, inner]) => inner!.length < indent,
  );
}
