import { englishWords as wordsLeft, inEnglish } from "../../../model/wordsOf.ts";
import { isGroup } from "../json.ts";
import { isFromRight, type Rule, siteDocument } from "../rule.ts";
import { languageName } from "../shape/values/meant/languageMeant.ts";
import { example, numberWord } from "../wording/words.ts";

/** On a site in a language that the program is not translated into, the author has translated its words. */
export const englishWords: Rule = {
  code: "english-words",
  severity: "warning",
  inCommon: true,
  docs: {
    title: "Words of the program that are English on a site in another language",
    why: "Visitors read and hear them between the words of the site: on buttons, under fields that are not filled in, on the page for addresses that do not exist.",
    mend: "Write them in the language of the site, under `words` in `pages/_site.json`. What stands in braces is filled in, and stays as it is.",
  },
  *run(context) {
    const document = siteDocument(context);
    const { language, words = {} } = document?.data ?? {};
    if (!document || typeof language !== "string" || !isGroup(words)) return;
    if (context.isWrong(document, ["language"]) || context.isDoubtful(document, ["words"])) return;
    const left = wordsLeft({ language, words });
    // The name of a language takes as long as the check of fifty pages.
    const name = left.length > 0 ? languageName(language.slice(0, 2)) : undefined;
    if (name === undefined) return;
    const is = left.length === 1 ? "is" : "are";
    const but = isFromRight(context) ? "whose lines run from left to right here, and" : "but";
    const message = `the site is in ${name}, ${but} ${numberWord(left.length)} of the words that the program itself shows ${is} in English.`;
    const texts = left.map((each) => inEnglish[each]);
    const kept = texts.some((text) => text.includes("{")) ? ", but with what is in { } as it is" : "";
    const entries = Object.fromEntries(left.map((each, i) => [each, texts[i]!]));
    const fix =
      "words" in document.data!
        ? `write this under "words", in ${name}${kept}: ${example(entries).slice(2, -2)}`
        : `write this beside "language", in ${name}${kept}: "words": ${example(entries)}`;
    yield { document, path: ["language"], place: [], point: "value", message, fix };
  },
};
