/** Placeholder words. */
import { tokenNames } from "../../../model/tokens.ts";
import { NO_TEXTS, type Text } from "../gathered/texts/texts.ts";
import { wordsToCome } from "./comesHere.ts";
import { bracesIn, filledIn, LETTER } from "./filledByOthers.ts";
import { latinIn } from "./latin.ts";
import { noteIn } from "./notes.ts";
import { BRACKETED, WHOLE } from "./placeholdersAbroad.ts";
import { ASIDE } from "./toColleagues.ts";

/** A part of each pattern below, for a quick test: most texts have none. Brackets of a link are not one, as many texts have links. */
export const PLACEHOLDER_SIGN =
  /^\s*(?:\.{3}|…)|[?!][)\]]|@[A-ZÀ-Ý]|\?\?|NaN|undefined|null|\{\{|<|\[object O|\[(?![^[\]]*\]\()|TODO|FIXME|TB[ACD]|XX|#[A-Z¡¿]|##|Erro|Erreur|Fehler!|Fout!|Hata!|Błąd!|^\s*=|\dE\+|A(?:cme|CME) | [DR]oe\b|lation miss|Invalid D|DISTINCT LANG|YYYY|[Ll]orem\b|olor sit|OREM IPSUM|[Tt]ext(?: to (?:come|follow))?[.!]?$| [Hh]ere(?:[.!]?$|[.!] )|%[\d(a-z]|__MSG_|^[a-z][\w-]*\.|@@|[$€£₹] ?_|Your [CB]|\{(?:[\d%}]|[^{}\s]+ )|___|, ?(?:plural|select)|paragraph(?:\. C| text\. C)|inside of a div|HYPERLINK ["“”]/;

/** Dots in place of what was left out. */
export const DOTS = /^\s*(?:\.{3,}|…)\s*$/;
/** What is counted or paid: a sign beside it stands for a number. */
const UNITS =
  "(?:euros?|dollars?|pounds?|rupees|percent|per cent|minutes?|hours?|days?|weeks?|months?|years?|projects?|clients?|customers?|users?|apps?|countries|employees|people)(?![\\p{L}\\p{N}_-])";
/**
 * Behind words that a number follows. Without them, "undefined apps" may be a part of a sentence about programs, and "null"
 * is a number in German.
 */
export const BEHIND_AMOUNT = new RegExp(
  String.raw`(?<=\b(?:[Oo]ver|than|[Ff]rom|least|[Oo]nly|[Ww]e (?:are|have)|[Uu]p to) )(?:undefined|null)(?= ${UNITS})`,
  "u",
);
/**
 * What an object of JavaScript becomes as a text, and what stands for a number, a name or an amount that a program did not
 * have. Among other words, the same words are part of a sentence about programs.
 */
export const BY_PROGRAM = new RegExp(
  [
    String.raw`\[object Object\]`,
    String.raw`[$€£₹] ?(?:NaN|undefined)(?![\p{L}\p{N}_])`,
    String.raw`(?<![\p{L}\p{N}_.$-])(?:NaN|undefined)(?= ?[%€£₹](?![\p{L}\p{N}_]))`,
    String.raw`(?<![\p{L}\p{N}_.$-])NaN(?= ${UNITS})`,
    String.raw`(?<=\b(?:[Dd]ear|[Hh]ello|[Hh]i|[Ww]elcome),? )(?:undefined|null)(?=[,.!]|$)`,
    String.raw`(?<![\p{L}\p{N}_.$-])(?:undefined undefined|null null)(?![\p{L}\p{N}_.-])`,
    BEHIND_AMOUNT.source,
    // Of a translation program that was asked for the language of the text itself.
    "PLEASE SELECT:? TWO DISTINCT LANGUAGES",
    // At the end of a text, or beside the name of a site.
    String.raw`(?<=(?:\b(?:[Ss]ince|[Cc]all us (?:at|on)|[Ww]rite to us at|[Cc]opyright)|©) )(?:undefined|null)(?=[.!]?$)`,
    String.raw`^(?:undefined|null)(?= \|)|(?<=^[^|]+ \| )(?:undefined|null)$`,
  ].join("|"),
  "u",
);
export const NO_LABEL = /^(?:button|link|label) text$/i;
/** A note before a text. Before a small letter, it is part of a sentence. */
export const BEFORE = /^\s*\[(?:DRAFT|Draft)\](?!\(|\s\p{Ll})/u;
/** A picture that is still to come. */
export const PICTURE =
  /\[(?:Image|Photo|Picture|Screenshot|Illustration)(?:: ?| of (?!the (?:day|week|month|year)\b))(?:\p{Ll}|[Aa]n? )[^[\]]{0,80}\](?!\()/u;
/** A greeting whose name is still to be filled in. HTML is reported by another rule. */
export const GREETING =
  /(?<=\b(?:[Dd]ear|[Hh]ello|[Hh]i) )(?:\[[^[\]]{1,30}\](?![([:])|\{\}|_{3,}|<{1,2}(?!br\b)\w[^<>]{0,29}>{1,2}(?![^<>]*<\/))/;

/** Signs in place of an amount or a date. Single ones may stand for any number: "If you pay $X", "X% of Y". */
const AMOUNT = new RegExp(
  [
    String.raw`[$€£₹] ?(?:\?{2,}|(?:XX|X(?=[.,']XX))(?:[.,']XX?X?){0,4}(?![\p{L}\p{N}]))`,
    String.raw`(?<![\p{L}\p{N}.,'-])XX?(?:[.,']XXX){1,3}(?![\p{L}\p{N}]|[.,'][\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}.,'-])XX(?= ?[%$€£₹](?![\p{L}\p{N}]))|(?<![\p{L}\p{N}.,'-])XX\+?(?= ${UNITS})|^XX\+$`,
    String.raw`(?<![\p{L}\p{N}/.-])XX([/.-])XX\1(?:XXXX|XX|20XX|20\d\d)(?![\p{L}\p{N}])`,
    String.raw`(?<=\p{Ll} )\?{2,}(?= ?(?:[%€£₹$]|${UNITS}))`,
  ].join("|"),
  "u",
);

const IN_PARAGRAPHS: readonly RegExp[] = [
  // As a whole paragraph. In a title, "TBA", "TBC" and "???" may be meant for readers.
  /^(?:\?{2,}|TB[AC]|[Tt]ext to (?:come|follow)|[Ss]ample [Tt]ext|[Dd]ummy [Tt]ext)[.!]?$/,
  // Not in a title, where each word may be capitalised.
  /(?=Your )(?<!\p{Lu}\p{L}{0,30}\s)Your (?:Company|Business|Brand) Name(?= \p{Ll}{2})/u,
  LETTER,
];
const LEFT_OUT: readonly RegExp[] = [
  DOTS,
  BY_PROGRAM,
  ASIDE,
  BRACKETED,
  NO_LABEL,
  BEFORE,
  PICTURE,
  // Signs in place of digits.
  /\+\d{1,3}[ -]?X{3,}(?:[ -]X{2,}){0,4}|(?:[Ss]ince|[Ii]n|[Ff]rom|©) 20XX\b|[$€£₹] ?_{2,}(?!\w)/,
  // A date that a program could not format, and a date format that is to be filled in. Behind other words, it may be explained.
  /(?<=^|[:,] )Invalid Date(?=\.?$)|(?<=\b(?:[Oo]n|[Uu]ntil|[Tt]ill|[Ss]ince) )(?:DD([./-])MM\1YYYY|MM\/DD\/YYYY|YYYY-MM-DD)/,
];
const TO_FILL_IN: readonly RegExp[] = [
  // "[Enter]" and "<Insert>" are keys.
  /\[(?:(?:insert|enter)\s+\p{L}|(?:your|placeholder|company name|client name|name here)\b)[^[\]]{0,60}\](?!\()/iu,
  GREETING,
  // Something about a person or a day, alone in brackets. An item of a task list has a single letter there.
  /\[(?:(?:first|last|full) ?)?(?:name|date|phone number|e-?mail address|price|amount|city|link)\](?![([:])/i,
  // A blank to write on.
  /(?<=\b(?:[Nn]ame|[Dd]ate|[Pp]hone|[Ee]-?mail|[Pp]rice|[Aa]t|[Ff]rom|[Oo]n|[Uu]ntil|[Ss]ince|[Bb]y|[Ff]or):? )_{3,}(?!\w)/,
  /<(?:(?:insert|enter)[\s_-]+\p{L}|(?:your|placeholder|company(?!>))\b)[^<>]{0,60}>/iu,
];

/** The first placeholder, in the order in which they are reported. */
export function placeholderIn(text: string, kind: Text["kind"]): string | undefined {
  if (NO_TEXTS.has(text)) return text;
  const amount = AMOUNT.exec(text)?.[0];
  if (amount !== undefined) return amount;
  const note = noteIn(text);
  // In a text all in capitals it may be any word.
  if (note !== undefined && !isShouted(text)) return note;
  return (
    wordsToCome(text) ??
    (kind === "markdown" ? firstOf(IN_PARAGRAPHS, text) : undefined) ??
    WHOLE.exec(text.trim())?.[0] ??
    firstOf(LEFT_OUT, text) ??
    latinIn(text) ??
    firstOf(TO_FILL_IN, text) ??
    inBraces(text) ??
    filledIn(text) ??
    bracesIn(text)
  );
}

/** Several words in braces. Single names, and words with a name that is filled in, are told by another rule. */
const WORDS_IN_BRACES = /(?<!\\)\{(?=\p{L})([^{}[\]\s]+ [^{}[\]\n]{1,60})\}/gu;

/** The first words in braces that hold a place where they stand in square brackets. */
function inBraces(text: string): string | undefined {
  for (const [found, words] of text.matchAll(WORDS_IN_BRACES)) {
    const isKnown = words!.split(/\P{L}+/u).some((word) => tokenNames.some((name) => name === word.toLowerCase()));
    if (!isKnown && firstOf([BRACKETED, PICTURE, ...TO_FILL_IN], `[${words}]`) !== undefined) return found;
  }
  return undefined;
}

function firstOf(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return undefined;
}

function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text) && !text.includes(":") && text.trim().split(/\s+/).length > 2;
}
