/** Substrings that few texts have, searched for once in the JSON of all texts. */
import { hasWordsToCome, OF_BUILDER_TRACES } from "./comesHere.ts";
import { hasWrongDate } from "./dates.ts";
import { WORD_TRACES } from "./cells.ts";
import { ASKED_TRACES } from "./askedAbroad.ts";
import { MADE_UP_TRACES } from "./madeUpNames.ts";
import { SUBJECTS } from "./mailHeads.ts";
import { hasMisread } from "./misread.ts";
import { hasTwins } from "./saidTwice.ts";
import { hasMention } from "./toColleagues.ts";

/**
 * Escapes, an invisible character, and what misread letters may become. Of the phrases of other programs, a part that starts
 * with a letter or a sign that is rare on pages.
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
  // Chat programs.
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
  // Mail programs.
  "Sent from my",
  ...ASKED_TRACES,
  "> wrote:",
  "Forwarded m",
  "Original M",
  "Begin f",
  ...SUBJECTS,
  // Office, website and translation programs.
  ...WORD_TRACES,
  "Invalid D",
  "DISTINCT LANG",
  "YYYY",
  "0XX",
  "$ XX",
  "€XX",
  "€ XX",
  "??",
  "undefined",
  "null",
  "?)",
  "!)",
  "__",
  "%(",
  "@@",
  "Company N",
  "Your B",
  "'''",
  "== ",
  '":/',
  '":http',
  // Notes for later, and placeholder Latin.
  "TODO",
  "TBD",
  "FIXME",
  "XXX",
  "PSUM",
  "psum",
  "olor sit",
];
const isCapital = (sign: string) => /^[A-Z]/.test(sign);
const isSmall = (sign: string) => /^[a-z]/.test(sign);
const isSign = (sign: string) => !isCapital(sign) && !isSmall(sign);
/** Those that start with a capital letter are found by a single regex, in the time that ten of them take one by one. */
const CAPITALS = new RegExp(
  [
    ...RARE.filter(isCapital).map((sign) => sign.replaceAll(".", "\\.")),
    // A number that is not known.
    "XX[ %$+€£₹.,'/-]|NaN[ %€£₹]",
    MADE_UP_TRACES,
    OF_BUILDER_TRACES,
    "(?:Certainly|Sure|Of course|Absolutely|Great)[!,] *[Hh]ere",
    "Here(?:['’]s| is) \\w+ \\w+ version",
    "Here(?:['’]s| is| are) [^.:!?\"]{1,60} you (?:asked|requested)",
    "Feel free to (?:adjust|customi[sz]e|edit|modify|tweak) ",
  ].join("|"),
);
/** Small letters are frequent, so those that start with one take a regex of their own a quarter of the time that they take one by one. */
const SMALL = new RegExp(RARE.filter(isSmall).join("|"));
/** All others are found faster one by one, each behind a search for its first character, which takes a third of the time. */
const SIGNS = byStart(RARE.filter(isSign));
/** In JSON, a quotation mark in a text is escaped; without its backslash it is the most frequent character of all. */
const SIGNS_IN_JSON = byStart(RARE.filter(isSign).map((sign) => sign.replace(/^"/, '\\"')));

type Signs = readonly (readonly [start: string, signs: readonly string[]])[];

function byStart(signs: readonly string[]): Signs {
  const starts = [...new Set(signs.map((sign) => sign.charAt(0)))];
  return starts.map((start) => [start, signs.filter((sign) => sign.startsWith(start))]);
}

/** Whether a text has something that few texts have. */
export function hasTraces(text: string): boolean {
  return hasSome(text, SIGNS);
}

/** The same for the JSON of many texts. */
export function hasTracesInJson(json: string): boolean {
  return hasSome(json, SIGNS_IN_JSON);
}

function hasSome(text: string, all: Signs): boolean {
  if (CAPITALS.test(text) || SMALL.test(text)) return true;
  for (const [start, signs] of all)
    if (text.includes(start)) for (const sign of signs) if (text.includes(sign)) return true;
  return hasWordsToCome(text) || hasWrongDate(text) || hasMisread(text) || hasTwins(text) || hasMention(text);
}
