/** What few texts ever have, and is looked for once in the JSON of all of them. */
import { hasWordsToCome } from "./comesHere.ts";
import { hasWrongDate } from "./dates.ts";
import { WORD_TRACES } from "./cells.ts";
import { ASKED_TRACES } from "./askedAbroad.ts";
import { SUBJECTS } from "./mailHeads.ts";
import { hasMisread } from "./misread.ts";

/**
 * Characters written with a backslash, one that cannot be seen, and what may be left of other letters that were lost. Of what
 * other programs put into texts, a part that starts with a letter or a sign that is rare on pages.
 */
const RARE = [
  "\\u",
  "\\b",
  "\\f",
  "\u007f",
  "Â",
  "Ã",
  "Õ",
  "â€",
  "â\u0080",
  "ðŸ",
  "=E2=80",
  "=C2=",
  "=C3=",
  // Chats.
  "[oaicite",
  "【",
  "Let me know if",
  "Would you like me to",
  "I hope this helps",
  "AI language",
  "I model",
  "I assistant",
  "As of my",
  "ChatGPT said",
  "Regenerate r",
  "Note: I",
  "(Word count",
  "0search",
  "\ue202",
  // Mail.
  "Sent from my",
  ...ASKED_TRACES,
  "> wrote:",
  "Forwarded m",
  "Original M",
  "Begin f",
  ...SUBJECTS,
  // Programs for offices, websites and translations.
  ...WORD_TRACES,
  "Invalid D",
  "YYYY",
  "0XX",
  "__",
  "%(",
  "@@",
  "Company N",
  "Your B",
  "'''",
  "== ",
  '":/',
  '":http',
  // Notes for later, and words of the Latin that fills a layout.
  "TODO",
  "TBD",
  "FIXME",
  "XXX",
  "PSUM",
  "psum",
  "olor sit",
];
const isCapital = (sign: string) => /^[A-Z]/.test(sign);
/** Those that start with a capital letter are all found at once, in the time that ten take one after the other. */
const CAPITALS = new RegExp(
  [
    ...RARE.filter(isCapital).map((sign) => sign.replaceAll(".", "\\.")),
    "(?:Certainly|Sure|Of course|Absolutely|Great)[!,] *[Hh]ere",
    "Here(?:['’]s| is) \\w+ \\w+ version",
    "Here(?:['’]s| is| are) [^.:!?\"]{1,60} you (?:asked|requested)",
    "Feel free to (?:adjust|customi[sz]e|edit|modify|tweak) ",
  ].join("|"),
);
/** All others are found sooner each by itself. */
const SIGNS = RARE.filter((sign) => !isCapital(sign));
/** A quotation mark in a text is never alone in JSON, where it is the most frequent sign of all. */
const SIGNS_IN_JSON = SIGNS.map((sign) => sign.replace(/^"/, '\\"'));

/** Whether there is something in a text that few ever have. */
export function hasTraces(text: string): boolean {
  return hasSome(text, SIGNS);
}

/** The same anywhere in the JSON of many. */
export function hasTracesInJson(json: string): boolean {
  return hasSome(json, SIGNS_IN_JSON);
}

function hasSome(text: string, signs: readonly string[]): boolean {
  if (CAPITALS.test(text)) return true;
  for (const sign of signs) if (text.includes(sign)) return true;
  return hasWordsToCome(text) || hasWrongDate(text) || hasMisread(text);
}
