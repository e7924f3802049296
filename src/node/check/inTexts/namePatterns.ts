/** Patterns of names in braces with slips in them, and of unknown ones. */
import { fillable } from "../gathered/filled.ts";
import { perContext } from "../perContext.ts";

interface NamePatterns {
  /** The names that are filled in. */
  names: readonly string[];
  /** Matches a name with something else in its braces, or without the closing one: `{phone number}`, `{phone`. */
  slips: RegExp;
  /** Matches a name with a brace too many on one side: `{{phone}`. */
  doubled: RegExp;
  /** Matches a name whose opening brace is missing or another bracket: `phone}`, `(phone}`. */
  halves: RegExp;
  /** Matches a name in brackets of another kind: `[phone]`, `<phone>`, `｛phone｝`. */
  others: RegExp;
  /** Matches an unknown name in braces: `{fax}`. */
  strange: RegExp;
}

export const patternsIn = perContext((context) => namePatterns(fillable(context)));

export function namePatterns(names: readonly string[]): NamePatterns {
  const known = names.join("|");
  return {
    names,
    slips: new RegExp(`(?<![\\\\{])\\{(?!(?:${known})\\}) *(${known})\\b(?:[\\w .'’-]{0,30}\\}| *)(?!\\})`, "g"),
    doubled: new RegExp(`(?<![\\\\{])(?:\\{\\{(${known})\\}(?!\\})|\\{(${known})\\}\\}(?!\\}))`, "g"),
    halves: new RegExp(`(?<![\\w-])[([]?(${known})\\}(?<!\\{[^{}]*\\})`, "g"),
    others: new RegExp(`(?<![\\\\!\\]])\\[{1,2}(${known})\\]{1,2}(?![([:])|<{1,2}(${known})>{1,2}|｛(${known})｝`, "g"),
    strange: new RegExp(
      `(?<!\\\\)\\{(?!(?:${known})\\b)([\\p{L}\\p{Cf}_][\\p{L}\\p{M}\\p{Cf}\\d_ .'’-]{0,40})\\}`,
      "gu",
    ),
  };
}
