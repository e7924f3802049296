/** Letters of two bytes in UTF-8 that a program decoded as two letters of a Windows code page. */

/** Windows-1252 from 0x80 to 0x9f, where Latin-1 has control characters. */
export const OF_WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
/** Windows-1250 from 0x80 to the lead bytes of European letters. */
const IN_THE_EAST =
  "€\u0081‚\u0083„…†‡\u0088‰Š‹ŚŤŽŹ\u0090‘’“”•–—\u0098™š›śťžź\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹ";
const WEST = String.raw`\u0080-\u00bf${OF_WINDOWS}`;
const SECOND = WEST + IN_THE_EAST.slice(0, -6);
/** Characters that may stand behind a letter, or between two, in any text. */
const BETWEEN = "\u00a0\u00ad«»‘’“”‹›–—…•·";

/** What the lead bytes of other European letters become; no word has it behind a small letter. */
export const EUROPEAN = "ÄÅĂĹ";
/** What the lead bytes of Greek, Cyrillic, Hebrew and Arabic letters become, and of Indian ones: each word has several. */
const OTHERS = "ÎÏÐÑ×ØÙ";
const INDIAN = ["à¤", "à¥"];

/** Misread letters, except for those of Western Europe. In words of capitals, a sign may stand behind any letter. */
export const MISREAD_LETTERS =
  `(?<=\\p{Ll})[${EUROPEAN}](?!\u00ad)[${SECOND}]` +
  `|(?<!\\p{Lu})[${EUROPEAN}](?:[«»“”‹›](?=\\p{Ll})|(?![${BETWEEN}şŞ])[${SECOND}](?=\\p{L}))` +
  `|(?:[${OTHERS}][${WEST}]){2}|(?:${INDIAN.join("|")})[${WEST}]`;
const ANY = new RegExp(MISREAD_LETTERS, "u");
const WORD = String.raw`(?<![\w/.-])`;
/** The question mark that a program wrote for an apostrophe which it did not know, in the short forms of English. */
export const LOST_APOSTROPHE = String.raw`\?(?:(?<=${WORD}(?:[Aa]re|[Cc]a|[Cc]ould|[Dd]id|[Dd]oe?s?|[Hh]ad|[Hh]as|[Hh]ave|[Ii]s|[Ss]hould|[Ww]as|[Ww]ere|[Ww]o|[Ww]ould)n\?)t|(?<=${WORD}(?:[Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat|[Ww]ho|[Ss]?[Hh]e|[Ll]et)\?)s|(?<=${WORD}(?:[Ww]e|[Yy]ou|[Tt]hey)\?)(?:re|ve|ll|d)|(?<=${WORD}I\?)(?:m|ve|ll|d))(?![\p{L}\p{N}=&])`;
const APOSTROPHE = new RegExp(LOST_APOSTROPHE, "u");
const STARTS = [...EUROPEAN, ...OTHERS, ...INDIAN];

/** Whether a text, or the JSON of many, has misread letters. The search for each substring first is much faster. */
export function hasMisread(text: string): boolean {
  if (hasQuestionInWord(text) && APOSTROPHE.test(text)) return true;
  return STARTS.some((start) => text.includes(start)) && ANY.test(text);
}

/** Whether a small letter follows a question mark, which is rare. */
function hasQuestionInWord(text: string): boolean {
  for (let mark = text.indexOf("?"); mark >= 0; mark = text.indexOf("?", mark + 1)) {
    const next = text.charCodeAt(mark + 1);
    if (next >= 97 && next <= 122) return true;
  }
  return false;
}

/** The byte of a letter in Windows-1252; 0 if it has none. */
export function byteOf(letter: string): number {
  const code = letter.charCodeAt(0);
  const place = OF_WINDOWS.indexOf(letter);
  return place >= 0 ? 0x80 + place : code < 0x100 ? code : 0;
}

/** The byte in Windows-1252 or else in Windows-1250, which agree on the letters that both have. */
export function byteInEurope(letter: string): number {
  return byteOf(letter) || (IN_THE_EAST.includes(letter) ? 0x80 + IN_THE_EAST.indexOf(letter) : 0);
}
