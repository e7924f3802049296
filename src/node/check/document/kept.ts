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
  const start = sameFrom({ was, text }, { before: 0, now: 0 });
  if (at < start) return at;
  const end = Math.min(sameUpTo({ was, text }, { before: was.length, now: text.length }), was.length - start);
  if (at >= text.length - end) return at - text.length + was.length;
  const inner = { was: was.slice(start, was.length - end), text: text.slice(start, text.length - end) };
  return start + offsetWithin(inner, at - start);
}

function offsetWithin({ was, text }: Rewritten, at: number): number {
  const kept = longestKept({ was, text });
  if (!kept) return Math.min(at, was.length);
  const { before, now, length } = kept;
  if (at < now) return offsetKept({ was: was.slice(0, before), text: text.slice(0, now) }, at);
  if (at < now + length) return before + at - now;
  const behind = { was: was.slice(before + length), text: text.slice(now + length) };
  return before + length + offsetKept(behind, at - now - length);
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
