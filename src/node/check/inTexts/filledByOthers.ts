/** What other programs fill in, and nobody here does. */
import { type TokenName, tokenNames } from "../../../model/tokens.ts";

/** What plugins for search engines fill in: `%%sep%% %%sitename%%`. */
export const FILLED_BY_OTHERS = /%%[a-z]+(?:_[a-z]+)*%%(?:\s*%%[a-z]+(?:_[a-z]+)*%%)*/;

export const BRACES = /\{\{[^{}]{0,60}\}\}/;
const NAMES = tokenNames.join("|");
/** Words between numbers, which stand for what is around them. */
const NUMBERED = /\{(\d{1,2})\}([^{}]{1,200})\{\/\1\}/;
/** What programs for pages and for translations fill in. Names that are filled in here are told by another rule. */
const FOREIGN = new RegExp(
  [
    String.raw`<\?(?:php\b|=|(?=\s))(?!(?:\s*echo)?\s*\$?(?:${NAMES})\s*;?\s*\?>)(?:[^?]|\?(?!>)){1,200}\?>`,
    String.raw`%\d\$[sd]|%\(\w{1,40}\)[sd]|<%[=-]?[^<>%]{1,60}%>|__MSG_\w{1,60}__|@@[A-Z][A-Z_]{1,40}@@`,
    String.raw`^[Tt]ranslation missing: [a-z]{2}[\w-]{0,10}(?:\.[\w-]{1,40}){1,9}`,
    String.raw`(?<![\w%])%(?!(?:${NAMES})%)[a-z][a-z_]{2,40}%(?![\w%])`,
    String.raw`\{%-? ?(?!(?:${NAMES}) ?%)[a-z]\w{1,30}\b[^{}%]{0,60}%\}`,
    String.raw`\{\w{1,40}, ?(?:plural|select|selectordinal),(?:[^{}]|\{[^{}]*\}){1,200}\}`,
    NUMBERED.source,
    // Among words: signs around it may be those of a formula.
    String.raw`(?<=^|[A-Za-z\u00c0-\uffff][,:]? )\{\d{1,2}\}(?=[.,:!?]?(?:$| [A-Za-z\u00c0-\uffff]))`,
  ].join("|"),
);
/** A text can say with grave accents that it is about one. A heading cannot: there only one at its end is told. */
export const LETTER = /(?<![\w%]|\d\s)%[sd](?![\w%])/;
const LAST_LETTER = /(?<=\p{L} )%[sd]$/u;
/** The name that a program for translations has for a text. */
const KEY =
  /^[a-z][\w-]*(?:\.[\w-]+)+\.(?:heading|headline|title|subtitle|text|label|button|lead|description|question|answer|caption|placeholder|message|intro|cta)$/;

export function filledIn(text: string): string | undefined {
  return (FOREIGN.exec(text) ?? KEY.exec(text) ?? LAST_LETTER.exec(text))?.[0];
}

/** Two pairs of braces, but for those around a strange name, which are told by another rule. */
export function bracesIn(text: string): string | undefined {
  const braces = BRACES.exec(text)?.[0];
  const name = /^\{\{(\p{L}[\p{L}\p{M}\w]*)\}\}$/u.exec(braces ?? "")?.[1];
  return name === undefined || (tokenNames as readonly string[]).includes(name) ? braces : undefined;
}

/** Whether what was found would be filled in elsewhere. */
export function isFilledIn(found: string): boolean {
  return FOREIGN.test(found) || LETTER.test(found) || KEY.test(found);
}

/** The words between two numbers. */
export function numberedWords(found: string): string | undefined {
  return NUMBERED.exec(found)?.[2];
}

/** Names that other programs have for what is filled in. */
const CALLED: readonly [RegExp, TokenName][] = [
  [/^(?:site|company|brand|business|organi[sz]ation)(?:[._-]?(?:name|title))?$/i, "company"],
  [/(?:^|[._-])e-?mail$/i, "email"],
  [/(?:^|[._-])(?:tele)?phone$/i, "phone"],
];

/** The name in braces that is filled in here and stands for the same. */
export function tokenIn(found: string): TokenName | undefined {
  const [, name = ""] =
    /^(?:\{\{|<%[=-]?|<\?(?:=|php\s+echo\b))\s*\$?([\w.-]+)\s*(?:\|[^{}<>]*)?;?\s*(?:\}\}|%>|\?>)$/.exec(found) ?? [];
  return tokenNames.find((each) => each === name) ?? CALLED.find(([called]) => called.test(name))?.[1];
}
