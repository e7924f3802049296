/** Which of several pages with the same words is the copy. */
import type { Document } from "../site.ts";
import { fold } from "../suggest.ts";

/** The page whose file sounds least like what it says of itself; of several, the first. */
export function leastLikeItsName(documents: readonly Document[], words: (document: Document) => string): Document {
  const likeness = (document: Document) => {
    const letters = fold(document.name.replace(/^.*\//, ""));
    const pieces = Array.from(letters, (_, i) => letters.slice(i, i + 3)).filter((piece) => piece.length === 3);
    const folded = fold(words(document));
    return pieces.filter((piece) => folded.includes(piece)).length / Math.max(pieces.length, 1);
  };
  return documents.reduce((least, each) => (likeness(each) < likeness(least) ? each : least));
}
