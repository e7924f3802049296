/** Letters of two bytes that a program read as two letters of an old encoding of Windows. */

/** What Windows has in the West of Europe where other encodings have characters that cannot be seen, from 0x80 on. */
export const OF_WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
/** What it has in the East of Europe, from 0x80 to the first bytes of the letters of Europe. */
const IN_THE_EAST =
  "€\u0081‚\u0083„…†‡\u0088‰Š‹ŚŤŽŹ\u0090‘’“”•–—\u0098™š›śťžź\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹ";
const WEST = String.raw`\u0080-\u00bf${OF_WINDOWS}`;
const SECOND = WEST + IN_THE_EAST.slice(0, -6);
/** What may stand behind a letter, or between two, in any text. */
const BETWEEN = "\u00a0\u00ad«»‘’“”‹›–—…•·";

/** Letters that other letters of Europe start with then, and that no word has behind a small letter. */
export const EUROPEAN = "ÄÅĂĹ";
/** Those that Greek, Cyrillic, Hebrew and Arabic letters start with, and Indian ones: each word has several. */
const OTHERS = "ÎÏÐÑ×ØÙ";
const INDIAN = ["à¤", "à¥"];

/** What is left of such letters, but for those of the West of Europe. Words in capitals may have a sign behind any letter. */
export const MISREAD_LETTERS =
  `(?<=\\p{Ll})[${EUROPEAN}](?!\u00ad)[${SECOND}]` +
  `|(?<!\\p{Lu})[${EUROPEAN}](?:[«»“”‹›](?=\\p{Ll})|(?![${BETWEEN}şŞ])[${SECOND}](?=\\p{L}))` +
  `|(?:[${OTHERS}][${WEST}]){2}|(?:${INDIAN.join("|")})[${WEST}]`;
const ANY = new RegExp(MISREAD_LETTERS, "u");
const STARTS = [...EUROPEAN, ...OTHERS, ...INDIAN];

/** Whether there are such letters in a text, or in the JSON of many. Each sign alone is found much faster. */
export function hasMisread(text: string): boolean {
  return STARTS.some((start) => text.includes(start)) && ANY.test(text);
}

/** 0 for a letter that is none of a single byte. */
export function byteOf(letter: string): number {
  const code = letter.charCodeAt(0);
  const place = OF_WINDOWS.indexOf(letter);
  return place >= 0 ? 0x80 + place : code < 0x100 ? code : 0;
}

/** The same for what may be of the East: both have the same byte for what both have. */
export function byteInEurope(letter: string): number {
  return byteOf(letter) || (IN_THE_EAST.includes(letter) ? 0x80 + IN_THE_EAST.indexOf(letter) : 0);
}
