/** Judges the words of a link out of context, as screen readers list them. */
import { isExternal, parseUrl } from "../../../../model/urls.ts";
import { LINK_WORDS } from "./wordsAbroad.ts";
import { homesOf } from "./pageLinks.ts";
import { type Context, languageOf } from "../../rule.ts";
import { quote } from "../../wording/words.ts";

/** Words that could be on any link, in lower case. */
const GENERIC: ReadonlySet<string> = new Set([
  "check it out",
  "click",
  "click here",
  "click this",
  "click this link",
  "continue reading",
  "detail",
  "details",
  "discover more",
  "find out more",
  "follow this link",
  "here",
  "info",
  "know more",
  "learn more",
  "learn more here",
  "link",
  "more",
  "more details",
  "more here",
  "more info",
  "more information",
  "press here",
  "read here",
  "read more",
  "read more here",
  "read on",
  "see details",
  "see here",
  "see more",
  "show more",
  "tap here",
  "the link",
  "this",
  "this link",
  "this page",
  "view details",
  "view more",
]);

/** Phrases count in any language. */
const GENERIC_ANYWHERE = new Set([GENERIC, ...Object.values(LINK_WORDS)].flatMap((words) => [...words]));

/** Includes some characters for arrows and dots. */
const LONGEST_GENERIC = 30;

/**
 * What is wrong with the words of a link, as a sentence. A single word counts in the language of the site only.
 * @param href Left out if the words are meant to be an address.
 */
export function labelFault(words: string, href: string | undefined, context: Context): string | undefined {
  if (isGeneric(words, languageOf(context))) return `${quote(words)} does not say where the link leads.`;
  if (href === undefined) return undefined;
  const isAddress = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(words) || (words === href && href.startsWith("/"));
  return isAddress ? `the address ${quote(words.trim())} stands where the words of the link should be.` : undefined;
}

function isGeneric(words: string, language: string): boolean {
  if (words.length > LONGEST_GENERIC) return false;
  const plain = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  if (!plain.includes(" ")) return (language === "en" ? GENERIC : LINK_WORDS[language])?.has(plain) ?? false;
  return GENERIC_ANYWHERE.has(plain);
}

/** Whether a text has no letters and no digits. */
export function isEmptyLabel(words: string): boolean {
  return !/[\p{L}\p{N}]/u.test(words);
}

/**
 * The fix for words that say too little; suggests the title of the linked page, if it is known.
 * @param isInText The words are part of a sentence, where a title would not fit.
 */
export function suggestLabel(href: string, context: Context, isInText = false): string {
  const page = homesOf(context).pages.get(href.replace(/[?#].*$/s, ""));
  const title = page?.data?.["title"];
  const isKnown = typeof title === "string" && title.length <= 60 && !title.includes("{");
  if (isKnown && isInText)
    return `say where it leads, so that the sentence still reads well. It is the page ${quote(title)}.`;
  if (isKnown) return `say where it leads, for example ${quote(title)}.`;
  const host = isExternal(href) ? parseUrl(href)?.hostname.replace(/^www\./, "") : undefined;
  return host ? `say what is found there, on "${host}".` : "say what a visitor finds there.";
}
