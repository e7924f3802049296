/** Reports the faults of a text that is not JSON, with an edit only where --fix makes it. */
import { type Repeated, repeatedNames } from "../document/keys.ts";
import { rangeAfter } from "../document/edited.ts";
import type { Mending } from "../document/document.ts";
import { asMade } from "./asMade.ts";
import type { SyntaxFault } from "./fault.ts";
import { isJsonText } from "./isJsonText.ts";
import { lineOf, textOfLine } from "./lineOf.ts";
import { isNameless } from "./lines/byIndents.ts";
import { asMoved } from "./brackets/movedBracket.ts";
import { goOnBehind, isDoubtful, isWithin, mendLine, type FaultReader, startReading } from "./reading.ts";
import { tellMended, tellUnmended } from "./toldOfLine.ts";

/** A text with more faults was not written as a page. */
const MOST_TOLD = 20;
/** The most characters that are copied; then the faults found so far have to do. */
const MOST_COPIED = 5_000_000;

export interface Faults {
  told: SyntaxFault[];
  /** The text as JSON, with the edits that led to it, each with offsets in the text after those before; undefined if it cannot be mended. */
  mended?: { text: string } & Omit<Mending, "written" | "shownLines" | "remainders">;
}

/**
 * The faults of a text, one for each line. Those behind a fault that only the author can mend may follow from it, so they are
 * reported only if the text parses without the lines of such faults. A line is mended as a whole or not at all, so an edit is
 * dropped if another fault in its line has none.
 */
export function faultsIn(written: string): Faults {
  const reading = startReading(written);
  const told: SyntaxFault[] = [];
  // The number of faults that were reported before the first line was passed over.
  let sure: number | undefined;
  while (reading.fault && told.length < MOST_TOLD && reading.copied < MOST_COPIED) {
    if (isDoubtful(reading)) break;
    const line = lineOf(reading.text, reading.fault.offset);
    const found = mendLine(reading, line);
    if (!isWithin(reading, line)) {
      tellMended(told, { found, written }, textOfLine(reading.text, line));
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

function mendedBy({ text, fault, made, passedOver, isCutOff, hasGap }: FaultReader): Faults["mended"] {
  const unread = passedOver.map(({ count, isField }) => ({
    ...rangeAfter(made.slice(count), made[count - 1]!),
    isField,
  }));
  // A name that occurs twice, with an unread line between: that line has ended an object.
  const hasEnded = ({ first, offset }: Repeated) =>
    unread.some((range) => first < range.offset && range.offset < offset);
  const isMixedUp = () => hasGap && repeatedNames(text).some(hasEnded);
  // `isMixedUp` parses the text, so it comes last.
  if (fault || !isJsonText(text) || isMixedUp()) return undefined;
  return { text, edits: made, unread, isCutOff, hasLostName: made.some(isNameless) };
}
