/** Caches which styles each piece of HTML uses: most pieces are shared by several pages. */
import type { RenderedPiece } from "../../server.tsx";
import { tokensIn } from "./splitTokens.ts";

/** What a piece of HTML uses. */
export interface Used {
  /** Equal for pieces with the same uses. */
  id: number;
  /** Classes, and data attribute values as they are in HTML: `data-size="wide"`. */
  names: readonly string[];
  tokens: readonly string[];
}

/** The most distinct results to cache. */
const MOST_KNOWN = 1000;
const CLASSES = ' class="';
const DATA = " data-";

/** @param attributes The data attributes whose values matter. */
export function createUsage(attributes: readonly string[]): (piece: RenderedPiece) => Used {
  const wanted = new Set(attributes);
  const byPiece = new WeakMap<RenderedPiece, Used>();
  const byContent = new Map<string, Used>();
  let count = 0;

  return (piece) => {
    const known = byPiece.get(piece);
    if (known) return known;
    const lists = classListsIn(piece.html);
    const tokens = tokensIn(piece.html);
    const given = valuesIn(piece.html, wanted);
    const content = [...lists, ...given, ...tokens].join();
    const used = byContent.get(content) ?? {
      id: count++,
      names: [...[...lists].flatMap((list) => list.split(" ")), ...given],
      tokens,
    };
    if (byContent.size < MOST_KNOWN) byContent.set(content, used);
    byPiece.set(piece, used);
    return used;
  };
}

/** The values of class attributes, without duplicates. */
function classListsIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(CLASSES); at >= 0; at = html.indexOf(CLASSES, at)) {
    at += CLASSES.length;
    lists.add(html.slice(at, html.indexOf('"', at)));
  }
  return lists;
}

/** Data attributes with their values, without duplicates. */
function valuesIn(html: string, wanted: ReadonlySet<string>): Set<string> {
  const values = new Set<string>();
  for (let at = html.indexOf(DATA); at >= 0; at = html.indexOf(DATA, at + 1)) {
    const value = html.indexOf('="', at);
    if (wanted.has(html.slice(at + 1, value))) values.add(html.slice(at + 1, html.indexOf('"', value + 2) + 1));
  }
  return values;
}
