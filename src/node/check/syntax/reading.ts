/** Reads a text that is not JSON, fault by fault: applies the edits that are meant, and passes over what is unknown. */
import type { Edit } from "../finding.ts";
import { type AppliedEdit, withEdits } from "../document/edited.ts";
import { asWritten } from "./asWritten.ts";
import type { SyntaxFault } from "./fault.ts";
import { DOUBTFUL, findFault, layOut } from "./brackets/laidOut.ts";
import { byIndents } from "./lines/byIndents.ts";
import { lineOf, LONGEST_LINE } from "./lineOf.ts";
import { passOver } from "./passOver.ts";
import { endOf } from "./tokens.ts";
import type { Stand } from "./scan.ts";

/** The most edits that are tried on one line. */
const MOST_TRIED = 100;
/** How often a text is read to pass over a line. */
const TRIES = 6;

export interface FaultReader {
  /** The text after all edits so far. */
  text: string;
  /** The next fault in it. */
  fault: SyntaxFault | undefined;
  stands: Stand[];
  /** The edits, each with offsets in the text after those before. */
  made: AppliedEdit[];
  /** How many characters were copied so far, a measure of the effort. */
  copied: number;
  /** The places that cannot be read: after how many edits each was found, and whether it is a field. */
  passedOver: { count: number; isField: boolean }[];
  isCutOff: boolean;
  /** Whether something was passed over that is no closing bracket at the end. */
  hasGap: boolean;
  /** Whether --fix makes all edits so far, or they only remove comments: then no bracket is missing because of them. */
  areSure: boolean;
  /** The offset of the last missing comma. */
  comma: number | undefined;
}

export function startReading(text: string): FaultReader {
  const stands: Stand[] = [];
  const fault = findFault(text, stands);
  const so = { copied: 0, passedOver: [], isCutOff: false, hasGap: false, areSure: true, comma: undefined };
  return { text, fault, stands, made: [], ...so };
}

/** Whether the next fault may follow from an edit before it. */
export function isDoubtful({ text, fault, made, hasGap, areSure, comma }: FaultReader): boolean {
  if (!fault || !DOUBTFUL.has(fault.code) || made.length === 0 || byIndents(text, made).length > 0) return false;
  const isApart = areSure && (comma === undefined || isLeft(text, comma, fault.offset));
  return hasGap || !(isApart || fault.edit);
}

/** Whether the next fault stands on a line or above it. */
export function isWithin({ text, fault }: FaultReader, line: number): boolean {
  return fault !== undefined && lineOf(text, fault.offset) <= line;
}

/** The faults of a line. The edit that is meant is made for each, up to the first fault that only the author can mend. */
export function mendLine(reading: FaultReader, line: number): SyntaxFault[] {
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

function make(reading: FaultReader, fault: SyntaxFault, edit: Edit): void {
  reading.areSure &&= fault.edit !== undefined || fault.code === "comment";
  if (fault.code === "json-syntax") reading.comma = edit.offset;
  const was = reading.text.slice(edit.offset, endOf(edit));
  reading.text = withEdits(reading.text, [edit]);
  reading.copied += reading.text.length;
  reading.made.push({ ...edit, was });
  // It is unknown what else was in a file that was cut off.
  if (fault.code === "unclosed-bracket") {
    // Blocks can be missing only if an array had to be closed.
    reading.isCutOff = edit.text.includes("]");
    reading.passedOver.push({ count: reading.made.length, isField: false });
  }
  // An edit that is only meant may be far above.
  if (!fault.edit) reading.stands.length = 0;
  reading.fault = findFault(reading.text, reading.stands, reading.made);
}

/** Passes over the next fault and what cannot be read with it; false if nothing behind it can be read either. */
export function goOnBehind(reading: FaultReader): boolean {
  const { text, stands, made, passedOver } = reading;
  const fault = reading.fault!;
  const over = passOver(text, fault, stands);
  const isOver = over && (over.isText || !(over.next && DOUBTFUL.has(over.next.code)));
  const passed = (isOver ? undefined : layOut(text, { fault, stands, made })) ?? over;
  if (!passed) return false;
  reading.isCutOff ||= passed.edits.some(({ offset }) => text.slice(offset).trim() === "");
  for (const edit of passed.edits) passedOver.push({ count: made.push(edit), isField: passed.isField });
  reading.hasGap ||= !passed.isText;
  reading.copied += TRIES * text.length;
  reading.text = passed.text;
  reading.fault = passed.next;
  return true;
}

/** Whether the object with a comma ends before an offset: a comma that was missing there may be a missing bracket as well. */
function isLeft(text: string, comma: number, place: number): boolean {
  const own = /[^\r\n]*$/.exec(text.slice(Math.max(0, comma - LONGEST_LINE), comma))![0];
  const indent = /^\s*/.exec(own)![0].length;
  return Array.from(text.slice(comma, place).matchAll(/[\r\n]([ \t]*)[}\]]/g)).some(
    ([, inner]) => inner!.length < indent,
  );
}
