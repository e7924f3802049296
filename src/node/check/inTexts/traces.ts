/** What few texts ever have, and is looked for once in the JSON of all of them. */
import { hasWordsToCome } from "./comesHere.ts";
import { hasWrongDate } from "./dates.ts";
import { WORD_TRACES } from "./cells.ts";
import { ASKED_TRACES } from "./askedAbroad.ts";
import { SUBJECTS } from "./mailHeads.ts";
import { hasMisread } from "./misread.ts";

/**
 * Characters written with a backslash, one that cannot be seen, and what may be left of other letters that were lost. Of what
 * other programs put into texts, a part that starts with a letter or a sign that is rare on pages: all that is looked for is
 * the first one, so that each costs as little as can be, and there are many.
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
  "! Here",
  "! here",
  ", here",
  "Let me know if",
  "Would you like me to",
  "hope this helps",
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
];
/** A quotation mark in a text is never alone in JSON, where it is the most frequent sign of all. */
const RARE_IN_JSON = RARE.map((sign) => sign.replace(/^"/, '\\"'));
/** Notes for later, and words of the Latin that fills a layout. */
const NOTES = /TODO|TBD|FIXME|XXX|psum|PSUM|olor sit/;

/** Signs that some pages have as well, each with all that it has to be the start of. */
const LESS_RARE: readonly (readonly [sign: string, whole: RegExp])[] = [
  ["Here", /Here(?:['’]s| is) \w+ \w+ version/],
  ["Feel free to ", /Feel free to (?:adjust|customi[sz]e|edit|modify|tweak) /],
];

/** Whether there is something in a text that few ever have. */
export function hasTraces(text: string): boolean {
  return hasSome(text, RARE);
}

/** The same anywhere in the JSON of many. */
export function hasTracesInJson(json: string): boolean {
  return hasSome(json, RARE_IN_JSON);
}

function hasSome(text: string, rare: readonly string[]): boolean {
  for (const sign of rare) if (text.includes(sign)) return true;
  for (const [sign, whole] of LESS_RARE) if (text.includes(sign) && whole.test(text)) return true;
  return hasWordsToCome(text) || NOTES.test(text) || hasWrongDate(text) || hasMisread(text);
}
