/** Bullets of lists in other programs; the last two are private-use characters of Word. */
export const BULLETS = "•‣◦▪●\uf0a7\uf0b7";
/** Dots that may also stand between words: they are bullets only at the start of several lines. */
export const MIDDLE_DOTS = "·‧∙";
/** Dashes that Word makes of hyphens: they are bullets only at the start of adjacent lines. */
export const DASHES = "–—";
/** Arrows and ticks, which are bullets in the same places as dashes. */
const ARROWS = "→➔➜➤►▸✓✔✅☑";

const SIGN = new RegExp(`^[ \\t]*((?:[${DASHES}](?=[ \\t\u00a0])|[${ARROWS}])\ufe0f?)([ \\t\u00a0]*)(?=\\S)`, "u");
/** The end of a line in a dialogue, which begins with a dash as well. */
const SAID = /[.…:]["”»]?\s*$/;

/** The sign at the start of adjacent lines, and whether a space stands behind each. */
export function signedLines(text: string): { mark: string; isSpaced: boolean } | undefined {
  const lines = text.split("\n");
  const signs = lines.map((line) => SIGN.exec(line));
  const at = signs.findIndex((sign, i) => sign && sign[1] === signs[i + 1]?.[1]);
  const mark = signs[at]?.[1];
  if (mark === undefined) return undefined;
  const own = lines.filter((_, i) => signs[i]?.[1] === mark);
  if (DASHES.includes(mark) && (own.some((line) => /[?!]/.test(line)) || own.every((line) => SAID.test(line))))
    return undefined;
  return { mark, isSpaced: signs.every((sign) => sign?.[1] !== mark || sign[2] !== "") };
}
