import { WIDE, WITHOUT_WIDTH } from "./letters.ts";

const NONE = new RegExp(`[${WITHOUT_WIDTH}]`, "u");
const WHOLE = new RegExp(String.raw`[${WIDE}\p{Emoji_Presentation}\u2190-\u21ff…—™№]`, "u");

/** Letters by their width in hundredths of an em, measured in Chromium: the bolder weights of our font, or Arial in its place where that is much wider. */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [27, "ijlıI .,:;!|'‘’"],
  [40, "frt1*°"],
  [46, "J()[]/“”„-"],
  [51, "sz"],
  [56, "aceykv27_"],
  [60, "ox358?FL–«»"],
  [63, "bdghnpqußþðE469BSZ£$"],
  [68, "PRTK0+"],
  [74, "AHNUVXYC#€"],
  [78, "DGOQØw&%"],
  [91, "mMæœ@"],
  [109, "WÆŒ"],
];
const KNOWN = new Map(WIDTHS.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width / 100])));

/** About how wide a letter of our font is, in em, rather too much than too little. Only the browser knows. */
export function letterWidth(letter: string): number {
  if (NONE.test(letter)) return 0;
  // An accent makes no letter wider.
  const known = KNOWN.get(letter.normalize("NFD").charAt(0));
  if (known !== undefined) return known;
  if (WHOLE.test(letter)) return 1;
  return /\p{Lu}/u.test(letter) ? 0.75 : 0.62;
}
