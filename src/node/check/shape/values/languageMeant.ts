/** The code of a language that is written in another way: "EN_us", "British English", "English (UK)", "Deutsch". */
import { fold } from "../../wording/suggest.ts";

/** Codes of two letters, of which most stand for nothing. */
const PAIRS = Array.from("abcdefghijklmnopqrstuvwxyz").flatMap((first, _, letters) =>
  letters.map((second) => `${first}${second}`),
);
/** "British English" and "UK English", "English (United Kingdom)" and "English (UK)". */
const WAYS = (["long", "short"] as const).flatMap((style) =>
  (["dialect", "standard"] as const).map((languageDisplay) => ({ style, languageDisplay })),
);

/** Itself in small letters where nobody knows a language of that name. */
export function languageMeant(text: string): string {
  // Computers have the way to write letters behind it: "en_GB.UTF-8".
  const [language = "", country] = text.trim().split(/[-_.@]/);
  if (/^[a-z]{2}$/i.test(language) && country?.length === 2)
    return `${language.toLowerCase()}-${country.toUpperCase().replace("UK", "GB")}`;
  return codeOf(fold(text)) ?? language.toLowerCase();
}

/** Whether browsers know a language, with a country or without one, by its code. */
export function isKnownLanguage(code: string): boolean {
  // The first name takes as long to find as a site of a few hundred pages; which languages have rules for numbers is known at once.
  const isPlain = /^[a-z]{2}$/.test(code) && Intl.PluralRules.supportedLocalesOf(code).length > 0;
  return isPlain || languageName(code) !== undefined;
}

/** "Swedish" for "sv"; undefined for a code that browsers do not know. */
export function languageName(code: string): string | undefined {
  return displayNames("en", WAYS[0]!).of(code);
}

/** The code of the language that most people have in a country, for those who wrote the code of the country: "ja" for "JP". */
export function languageIn(country: string): string | undefined {
  // What is unknown has a code of its own.
  if (country === "ZZ" || !isKnownLanguage(`en-${country}`)) return undefined;
  return new Intl.Locale(`und-${country}`).maximize().language;
}

/** @param name In small letters without spaces. */
function codeOf(name: string): string | undefined {
  const languages = PAIRS.flatMap((code) => {
    const names = [...namesOf(code, "en"), ...namesOf(code, code)].map(fold);
    return names.length > 0 ? [{ code, names }] : [];
  });
  const whole = languages.find(({ names }) => names.includes(name));
  if (whole) return whole.code;
  for (const { code } of languages.filter(({ names }) => names.some((each) => name.includes(each))))
    for (const region of PAIRS) {
      const local = `${code}-${region.toUpperCase()}`;
      if (namesOf(local, "en").some((each) => fold(each) === name)) return local;
    }
  return undefined;
}

/** What a language is called in another one. */
function namesOf(code: string, language: string): string[] {
  return WAYS.flatMap((way) => displayNames(language, way).of(code) ?? []);
}

const made = new Map<string, Intl.DisplayNames>();

function displayNames(language: string, way: (typeof WAYS)[number]): Intl.DisplayNames {
  const key = `${language} ${Object.values(way).join(" ")}`;
  const names = made.get(key) ?? new Intl.DisplayNames([language], { type: "language", fallback: "none", ...way });
  made.set(key, names);
  return names;
}
