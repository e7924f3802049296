/** The code of a language that is written in another way: "EN_us", "British English", "English (UK)", "Deutsch". */
import { fold } from "../../../wording/suggest.ts";

/** All codes of two letters, most of which stand for no language. */
const PAIRS = Array.from("abcdefghijklmnopqrstuvwxyz").flatMap((first, _, letters) =>
  letters.map((second) => `${first}${second}`),
);
/** The styles of `Intl.DisplayNames`: "British English" and "UK English", "English (United Kingdom)" and "English (UK)". */
const WAYS = (["long", "short"] as const).flatMap((style) =>
  (["dialect", "standard"] as const).map((languageDisplay) => ({ style, languageDisplay })),
);

/** The text itself in lowercase, without a country, where no language has that name. */
export function languageMeant(text: string): string {
  // A locale of an operating system ends with the encoding: "en_GB.UTF-8".
  const [language = "", country] = text.trim().split(/[-_.@]/);
  if (/^[a-z]{2}$/i.test(language) && country?.length === 2)
    return `${language.toLowerCase()}-${country.toUpperCase().replace("UK", "GB")}`;
  return codeOf(fold(text)) ?? language.toLowerCase();
}

/** Whether `Intl` knows the code of a language, with or without a country. */
export function isKnownLanguage(code: string): boolean {
  // The first display name takes as long as the check of a few hundred pages; a look-up of plural rules takes no time.
  const isPlain = /^[a-z]{2}$/.test(code) && Intl.PluralRules.supportedLocalesOf(code).length > 0;
  return isPlain || languageName(code) !== undefined;
}

/** "Swedish" for "sv"; undefined for an unknown code. */
export function languageName(code: string): string | undefined {
  return displayNames("en", WAYS[0]!).of(code);
}

/** The language that most people speak in a country, for authors who wrote the code of the country: "ja" for "JP". */
export function languageIn(country: string): string | undefined {
  // "ZZ" is the code for an unknown country.
  if (country === "ZZ" || !isKnownLanguage(`en-${country}`)) return undefined;
  return new Intl.Locale(`und-${country}`).maximize().language;
}

/** @param name In lowercase, without spaces. */
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

/** The names of a language in another one. */
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
