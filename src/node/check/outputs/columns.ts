/** How wide a text is in a terminal: some letters and drawings take two columns, and marks above a letter none. */
import { visible } from "../words.ts";

const NONE = /[\p{Mn}\p{Me}\u{1f3fb}-\u{1f3ff}]/u;
const TWO =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|(?!\p{RI})\p{Emoji_Presentation}/u;
/** Makes a coloured drawing of the sign before it. */
const COLOURED = "\ufe0f";

/** The columns of a text, with what cannot be seen spelt out. */
export function columnsOf(text: string): number {
  let columns = 0;
  let last = 0;
  for (const character of text) {
    const width = character === COLOURED && last === 1 ? 1 : widthOf(character);
    columns += width;
    last = width;
  }
  return columns;
}

/** Where a text begins that ends at `end` and takes so many columns, with whole letters. */
export function columnsBack(text: string, end: number, columns: number): number {
  let at = end;
  for (let left = columns; at > 0;) {
    const start = startBefore(text, at);
    left -= columnsOf(text.slice(start, at));
    if (left < 0) break;
    at = start;
  }
  return at;
}

/** Where a text ends that begins at `start` and takes so many columns, with whole letters. */
export function columnsOn(text: string, start: number, columns: number): number {
  let at = start;
  let left = columns;
  for (const character of text.slice(start, start + columns * 8)) {
    left -= widthOf(character);
    if (left < 0) break;
    at += character.length;
  }
  return at;
}

function startBefore(text: string, end: number): number {
  let at = end;
  while (at > 0) {
    at -= /[\udc00-\udfff]/.test(text[at - 1]!) && /[\ud800-\udbff]/.test(text[at - 2] ?? "") ? 2 : 1;
    if (!NONE.test(String.fromCodePoint(text.codePointAt(at)!))) break;
  }
  return at;
}

function widthOf(character: string): number {
  if (character >= " " && character <= "~") return 1;
  const spelt = visible(character);
  if (spelt !== character) return spelt.length;
  if (NONE.test(character)) return 0;
  return TWO.test(character) ? 2 : 1;
}
