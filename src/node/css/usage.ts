/** Which styles a page uses, piece by piece: most pages are made of pieces that others have as well. */
import type { Piece } from "../../server.tsx";
import { tokensIn } from "./splitTokens.ts";

/** What a piece of HTML uses. */
export interface Used {
  /** The same for pieces that use the same. */
  id: number;
  classes: readonly string[];
  tokens: readonly string[];
}

/** So many different ones are remembered. */
const MOST_KNOWN = 1000;
const ATTRIBUTE = ' class="';

export function createUsage(): (piece: Piece) => Used {
  const byPiece = new WeakMap<Piece, Used>();
  const byContent = new Map<string, Used>();
  let count = 0;

  return (piece) => {
    const known = byPiece.get(piece);
    if (known) return known;
    const lists = classListsIn(piece.html);
    const tokens = tokensIn(piece.html);
    const content = [...lists, ...tokens].join();
    const used = byContent.get(content) ?? {
      id: count++,
      classes: [...lists].flatMap((list) => list.split(" ")),
      tokens,
    };
    if (byContent.size < MOST_KNOWN) byContent.set(content, used);
    byPiece.set(piece, used);
    return used;
  };
}

/** The values of class attributes, each once. */
function classListsIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(ATTRIBUTE); at >= 0; at = html.indexOf(ATTRIBUTE, at)) {
    at += ATTRIBUTE.length;
    lists.add(html.slice(at, html.indexOf('"', at)));
  }
  return lists;
}
