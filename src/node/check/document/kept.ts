/**
 * Maps offsets between two versions of a text, by the parts that both have in common: an edit may move a bracket from
 * behind a group to before it.
 */

/** Shorter pieces may be in both texts by chance. */
const LEAST = 4;
/** The number of pieces that are searched for in the other text. */
const PIECES = 16;
const LONGEST_PIECE = 24;

export interface Rewritten {
  was: string;
  text: string;
}

/** A common part: its offsets before and now. */
interface Kept {
  before: number;
  now: number;
  length: number;
}

/** Maps an offset in the new text to the old one; new characters map to the end of what they replace. */
export function offsetKept({ was, text }: Rewritten, at: number): number {
  const kept = longestKept({ was, text });
  if (!kept) return offsetAtEnds({ was, text }, at);
  const { before, now, length } = kept;
  const [left, right] = [was.slice(0, before), was.slice(before + length)];
  // If only one side of the common part has other text, that text has moved to the other side.
  if (at < now) {
    const isMoved = left.length < LEAST && right.length >= LEAST;
    const inner = { was: isMoved ? right : left, text: text.slice(0, now) };
    return (isMoved ? before + length : 0) + offsetKept(inner, at);
  }
  if (at < now + length) return before + at - now;
  const isMoved = right.length < LEAST && left.length >= LEAST;
  const inner = { was: isMoved ? left : right, text: text.slice(now + length) };
  return (isMoved ? 0 : before + length) + offsetKept(inner, at - now - length);
}

function offsetAtEnds({ was, text }: Rewritten, at: number): number {
  const start = sameFrom({ was, text }, { before: 0, now: 0 });
  if (at < start) return at;
  const end = Math.min(sameUpTo({ was, text }, { before: was.length, now: text.length }), was.length - start);
  return at >= text.length - end ? at - text.length + was.length : Math.min(at, was.length);
}

function longestKept({ was, text }: Rewritten): Kept | undefined {
  const size = Math.min(LONGEST_PIECE, Math.max(LEAST, Math.floor(was.length / 2)));
  const step = Math.max(1, Math.floor((was.length - size) / PIECES));
  let longest: Kept | undefined;
  for (let before = 0; before + size <= was.length; before += step) {
    const now = text.indexOf(was.slice(before, before + size));
    if (now < 0) continue;
    const back = sameUpTo({ was, text }, { before, now });
    const length = back + sameFrom({ was, text }, { before, now });
    if (length > (longest?.length ?? 0)) longest = { before: before - back, now: now - back, length };
  }
  return longest;
}

/** The length of the common text from two offsets on. */
function sameFrom({ was, text }: Rewritten, { before, now }: Omit<Kept, "length">): number {
  let count = 0;
  while (before + count < was.length && now + count < text.length && was[before + count] === text[now + count]) count++;
  return count;
}

/** The length of the common text that ends at two offsets. */
function sameUpTo({ was, text }: Rewritten, { before, now }: Omit<Kept, "length">): number {
  let count = 0;
  while (count < Math.min(before, now) && was[before - count - 1] === text[now - count - 1]) count++;
  return count;
}
