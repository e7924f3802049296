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
const CLASS = "class";

/** @param attributes The data attributes whose values matter. */
export function createUsage(attributes: readonly string[]): (piece: RenderedPiece) => Used {
  const wanted = new RegExp(`(?:${[CLASS, ...attributes].join("|")})="[^"]*"`, "g");
  const byPiece = new WeakMap<RenderedPiece, Used>();
  const byContent = new Map<string, Used>();
  let count = 0;

  return (piece) => {
    const known = byPiece.get(piece);
    if (known) return known;
    const given = new Set(piece.html.match(wanted));
    const tokens = tokensIn(piece.html);
    const content = [...given, ...tokens].join();
    const used = byContent.get(content) ?? { id: count++, names: Array.from(given, namesIn).flat(), tokens };
    if (byContent.size < MOST_KNOWN) byContent.set(content, used);
    byPiece.set(piece, used);
    return used;
  };
}

/** The classes in an attribute as it is in HTML, or the attribute where it has none. */
function namesIn(attribute: string): string[] {
  return attribute.startsWith(CLASS) ? attribute.slice(`${CLASS}="`.length, -1).split(" ") : [attribute];
}
