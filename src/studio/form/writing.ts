/** What happens in a text while somebody writes: where the caret belongs, and where a step of undo ends. */
import { sharedEnds } from "../../model/sharedEnds.ts";

/** A text and its caret after the last change. */
export interface Written {
  text: string;
  caret: number;
  /** How many words were written since the step began. */
  words: number;
}

/** A step of undo takes back no more words than these. */
const MOST_WORDS = 5;

/** Where the caret belongs in a text that was changed by other means than writing: behind what is new. */
export function caretAfter(before: string, after: string): number {
  return after.length - sharedEnds(before, after).end;
}

interface Writing {
  now: Written;
  /** It stands somewhere else than what was written before. */
  isNew: boolean;
  /** Enough words for one step. */
  isOver: boolean;
}

/** What a change of a text is, seen from the one before. */
export function writingOf(before: Written, { text, caret }: Omit<Written, "words">): Writing {
  const more = text.length - before.text.length;
  // The caret moved only as far as the text grew or shrank, unless somebody put it elsewhere.
  const isNew = before.caret < caret - Math.max(more, 0) || before.caret > caret - Math.min(more, 0);
  const isWordOver = more > 0 && /\S\s$/.test(text.slice(0, caret));
  const words = (isNew ? 0 : before.words) + Number(isWordOver);
  const isOver = words >= MOST_WORDS;
  return { now: { text, caret, words: isOver ? 0 : words }, isNew, isOver };
}
