/** Placeholders that other programs fill in, and this one does not. */
import { type TokenName, tokenNames } from "../../../model/tokens.ts";

/** Placeholders of SEO plugins: `%%sep%% %%sitename%%`. */
export const FILLED_BY_OTHERS = /%%[a-z]+(?:_[a-z]+)*%%(?:\s*%%[a-z]+(?:_[a-z]+)*%%)*/;

export const BRACES = /\{\{[^{}]{0,60}\}\}/;
/** A condition or a loop of a template, with the names in it. */
const STEPS =
  /\{\{[#^][^{}]{1,60}\}\}(?:[^{}]{0,200}\{\{[^{}]{0,60}\}\}){0,10}|\{%-? ?(?:if|unless|for|set|assign|with)\b[^{}]{1,60}%\}(?:[^{}]{0,200}\{[{%][^{}]{0,60}[}%]\}){0,10}/g;
const NAMES = tokenNames.join("|");
/** Words between numbered tags, which stand for markup. */
const NUMBERED = /\{(\d{1,2})\}([^{}]{1,200})\{\/\1\}/;
/** Placeholders of template and translation programs. Names that are filled in here are reported by another rule. */
const FOREIGN = new RegExp(
  [
    String.raw`<\?(?:php\b|=|(?=\s))(?!(?:\s*echo)?\s*\$?(?:${NAMES})\s*;?\s*\?>)(?:[^?]|\?(?!>)){1,200}\?>`,
    String.raw`%\d\$[sd]|%\(\w{1,40}\)[sd]|<%[=-]?[^<>%]{1,60}%>|__MSG_\w{1,60}__|@@[A-Z][A-Z_]{1,40}@@`,
    String.raw`^[Tt]ranslation missing: [a-z]{2}[\w-]{0,10}(?:\.[\w-]{1,40}){1,9}`,
    String.raw`(?<![\w%])%(?!(?:${NAMES})%)[a-z][a-z_]{2,40}%(?![\w%])`,
    String.raw`\{%-? ?(?!(?:${NAMES}) ?%)[a-z]\w{1,30}\b[^{}%]{0,60}%\}`,
    String.raw`\{\w{1,40}, ?(?:plural|select|selectordinal),(?:[^{}]|\{[^{}]*\}){1,200}\}`,
    NUMBERED.source,
    // Only among words: among other signs, it may be part of a formula.
    String.raw`(?<=^|[A-Za-z\u00c0-\uffff][,:]? )\{\d{1,2}\}(?=[.,:!?]?(?:$| [A-Za-z\u00c0-\uffff]))`,
  ].join("|"),
);
/** A text that is about such a placeholder shows it as code. A heading cannot, so there it is reported only at the end. */
export const LETTER = /(?<![\w%]|\d\s)%[sd](?![\w%])/;
const LAST_LETTER = /(?<=\p{L} )%[sd]$/u;
/** The key of a text in a translation program. */
const KEY =
  /^[a-z][\w-]*(?:\.[\w-]+)+\.(?:heading|headline|title|subtitle|text|label|button|lead|description|question|answer|caption|placeholder|message|intro|cta)$/;

export function filledIn(text: string): string | undefined {
  return (FOREIGN.exec(text) ?? KEY.exec(text) ?? LAST_LETTER.exec(text))?.[0];
}

/** A text without what a template would do in it, which is told once with the names in it. */
export function withoutSteps(text: string): string {
  return text.includes("{{") || text.includes("{%") ? text.replace(STEPS, "") : text;
}

/** Double braces, except for those around an unknown name, which are reported by another rule. */
export function bracesIn(text: string): string | undefined {
  const braces = BRACES.exec(text)?.[0];
  const name = /^\{\{(\p{L}[\p{L}\p{M}\w]*)\}\}$/u.exec(braces ?? "")?.[1];
  return name === undefined || (tokenNames as readonly string[]).includes(name) ? braces : undefined;
}

/** Whether another program would fill in what was found. */
export function isFilledIn(found: string): boolean {
  return FOREIGN.test(found) || LETTER.test(found) || KEY.test(found) || /^\{\{[#^/]/.test(found);
}

/** The words between two numbered tags. */
export function numberedWords(found: string): string | undefined {
  return NUMBERED.exec(found)?.[2];
}

/** Names of other programs for what is filled in. */
const CALLED: readonly [RegExp, TokenName][] = [
  [/^(?:site|company|brand|business|organi[sz]ation)(?:[._-]?(?:name|title))?$/i, "company"],
  [/(?:^|[._-])e-?mail$/i, "email"],
  [/(?:^|[._-])(?:tele)?phone$/i, "phone"],
];

/** The name that is filled in here for the same thing. */
export function tokenIn(found: string): TokenName | undefined {
  const [, name = ""] =
    /^(?:\{\{|<%[=-]?|<\?(?:=|php\s+echo\b))\s*\$?([\w.-]+)\s*(?:\|[^{}<>]*)?;?\s*(?:\}\}|%>|\?>)$/.exec(found) ?? [];
  return tokenNames.find((each) => each === name) ?? CALLED.find(([called]) => called.test(name))?.[1];
}
