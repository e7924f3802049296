/** Dots that lists have in other programs, the last two those of Word. */
export const BULLETS = "•‣◦▪●\uf0a7\uf0b7";
/** Dots that may stand between words as well: only at the start of several lines they are those of a list. */
export const MIDDLE_DOTS = "·‧∙";
/** Dashes that Word makes of hyphens: only at the start of lines that stand one below the other they are those of a list. */
export const DASHES = "–—";
/** So are arrows and ticks. */
const ARROWS = "→➔➜➤►▸✓✔✅☑";

const SIGN = new RegExp(`^[ \\t]*((?:[${DASHES}](?=[ \\t\u00a0])|[${ARROWS}])\ufe0f?)([ \\t\u00a0]*)(?=\\S)`, "u");
/** What people say to each other has a dash before each line as well. */
const SAID = /[.…:]["”»]?\s*$/;

/** The sign at the start of lines that stand one below the other, and whether there is a space behind each. */
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
