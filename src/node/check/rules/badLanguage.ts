import { isKnownLanguage, languageIn } from "../shape/values/meant/languageMeant.ts";
import { didYouMean, write } from "../wording/instead.ts";
import { type Rule, siteDocument } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** The language of a site exists. The form of its code is checked by the schema, under the same code. */
export const badLanguage: Rule = {
  code: "bad-language",
  severity: "error",
  inCommon: true,
  docs: {
    title: "A language that browsers do not know",
    why: "Browsers and screen readers need it to read the words aloud and to translate them.",
    mend: 'Write two small letters, like "en" or "de", if need be with a country: "en-GB".',
  },
  *run(context) {
    const document = siteDocument(context);
    const code = document?.data?.["language"];
    if (!document || typeof code !== "string" || context.isWrong(document, ["language"]) || isKnownLanguage(code))
      return;
    const at = { document, path: ["language"], place: [], point: "value" } as const;
    const [language = "", country = ""] = code.split("-");
    if (isKnownLanguage(language)) {
      const message = `"language" is ${quote(code)}, but there is no country ${quote(country)}.`;
      return yield { ...at, message, ...write(language) };
    }
    const near = languageIn(language.toUpperCase());
    const fix = near
      ? didYouMean(near).fix
      : 'write the code of the language, as in "en" for English or "de" for German.';
    yield { ...at, message: `"language" is ${quote(code)}, but no language has the code ${quote(language)}.`, fix };
  },
};
