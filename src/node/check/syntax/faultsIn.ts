/** What is told of the mistakes in a text that is not JSON: an edit only where --fix makes it. */
import { type Repeated, repeatedNames } from "../document/keys.ts";
import { rangeAfter } from "../document/edited.ts";
import type { Mending } from "../document/document.ts";
import { asMade } from "./asMade.ts";
import type { SyntaxFault } from "./fault.ts";
import { isJsonText } from "./isJsonText.ts";
import { lineAt, lineOf } from "./lineOf.ts";
import { isNameless } from "./lines/byIndents.ts";
import { asMoved } from "./movedBracket.ts";
import { goOnBehind, isDoubtful, isWithin, mendLine, type Reading, startReading } from "./reading.ts";
import { tellMended, tellUnmended } from "./toldOfLine.ts";

/** A text with more mistakes than that was not written as a page. */
const MOST_TOLD = 20;
/** How many characters are copied before what is known by then is enough. */
const MOST_COPIED = 5_000_000;

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
  const reading = startReading(written);
  const told: SyntaxFault[] = [];
  // How many had been told before a line was passed over.
  let sure: number | undefined;
  while (reading.fault && told.length < MOST_TOLD && reading.copied < MOST_COPIED) {
    if (isDoubtful(reading)) break;
    const line = lineOf(reading.text, reading.fault.offset);
    const found = mendLine(reading, line);
    if (!isWithin(reading, line)) {
      tellMended(told, { found, written }, lineAt(reading.text, line));
      continue;
    }
    tellUnmended(told, { found, written }, reading.fault.edit !== undefined);
    if (!goOnBehind(reading)) break;
    sure ??= told.length;
  }
  const mended = mendedBy(reading);
  const found = asMade(asMoved(mended ? told : told.slice(0, sure), written));
  return { told: found, ...(mended && { mended }) };
}

function mendedBy({ text, fault, made, passedOver, isCutOff, hasGap }: Reading): Faults["mended"] {
  const unread = passedOver.map(({ count, isField }) => ({
    ...rangeAfter(made.slice(count), made[count - 1]!),
    isField,
  }));
  // A name twice, and a line between that was passed over: that line has ended a group.
  const hasEnded = ({ first, offset }: Repeated) =>
    unread.some((range) => first < range.offset && range.offset < offset);
  const isMixedUp = () => hasGap && repeatedNames(text).some(hasEnded);
  // Of what is not JSON yet, no names can be read.
  if (fault || !isJsonText(text) || isMixedUp()) return undefined;
  return { text, edits: made, unread, isCutOff, hasLostName: made.some(isNameless) };
}
