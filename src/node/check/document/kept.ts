/** What stays of a text in that which is written in its place, as where a bracket moves from behind a group to before it. */

/** A piece of fewer characters may stand in both by chance. */
const LEAST = 4;
/** How many pieces are looked for in the other text. */
const PIECES = 16;
const LONGEST_PIECE = 24;

export interface Rewritten {
  was: string;
  text: string;
}

/** A part that stands in both. */
interface Kept {
  before: number;
  now: number;
  length: number;
}

/** Where something was before; what is new stands where what was there before it ended. */
export function offsetKept({ was, text }: Rewritten, at: number): number {
  const kept = longestKept({ was, text });
  if (!kept) return offsetAtEnds({ was, text }, at);
  const { before, now, length } = kept;
  const [left, right] = [was.slice(0, before), was.slice(before + length)];
  // What stands alone on the other side has changed places with it.
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

/** How many characters are the same from two places on. */
function sameFrom({ was, text }: Rewritten, { before, now }: Omit<Kept, "length">): number {
  let count = 0;
  while (before + count < was.length && now + count < text.length && was[before + count] === text[now + count]) count++;
  return count;
}

/** How many characters are the same before two places. */
function sameUpTo({ was, text }: Rewritten, { before, now }: Omit<Kept, "length">): number {
  let count = 0;
  while (count < Math.min(before, now) && was[before - count - 1] === text[now - count - 1]) count++;
  return count;
}
