import * as english from "./english.gen.ts";
import { isEnglish } from "./language.ts";
import { oncePer } from "./once.ts";
import { fillTokens, tokenValues } from "./tokens.ts";
import { dutch } from "./translations/dutch.ts";
import { french } from "./translations/french.ts";
import { german, swissGerman } from "./translations/german.ts";
import { italian } from "./translations/italian.ts";
import { polish } from "./translations/polish.ts";
import { portuguese } from "./translations/portuguese.ts";
import { spanish } from "./translations/spanish.ts";
import { turkish } from "./translations/turkish.ts";
import type { WordName, Words, WordTexts } from "./words.ts";

/** What the program says in other languages, by their codes. No visitor loads this: a page is made with its own words. */
export const translations: Readonly<Record<string, WordTexts>> = {
  de: german,
  "de-CH": swissGerman,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  tr: turkish,
};

/** The part of pages/_site.json that decides what the program says. */
interface SaidBy {
  language?: string;
  words?: Partial<WordTexts>;
  brand?: unknown;
  contact?: unknown;
}

/** What the program says in English. */
export const inEnglish: WordTexts = english;
/** In the order of the schema: the exports of a module are sorted by name. */
const names = Object.keys(german) as readonly WordName[];

/** What the program says on a site: as its author writes it, else in the language of the site, else in English. */
export const wordsOf = oncePer((site: SaidBy): Words => {
  const values = tokenValues(site);
  const given: Partial<WordTexts> = { ...translationFor(site.language), ...site.words };
  const said = names.map((name) => [name, fillTokens(given[name] ?? inEnglish[name], without(values, namesIn(name)))]);
  const left = englishWords(site);
  return { ...(Object.fromEntries(said) as WordTexts), ...(left.length > 0 && { english: left }) };
});

/** The words that are English on a site in another language. A single word may be the same there. */
export function englishWords({ language = "en", words = {} }: SaidBy): WordName[] {
  if (isEnglish(language) || translationFor(language)) return [];
  return names.filter((name) => {
    const own = words[name];
    return own === undefined || (own === inEnglish[name] && own.includes(" "));
  });
}

/** What is filled in for names in braces of a word: `label` for "Fill in “{label}”." Nothing for what is no word. */
export function namesIn(name: string): string[] {
  const text = Object.hasOwn(inEnglish, name) ? inEnglish[name as WordName] : "";
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, inner]) => inner!);
}

/** The translation for "de-AT" is that for "de". */
function translationFor(code = "en"): WordTexts | undefined {
  return translations[code] ?? translations[code.slice(0, 2)];
}

function without(values: Readonly<Record<string, string>>, left: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !left.includes(name)));
}
