/** Finds names in braces with slips in them, and those that nothing is known for. */
import { fillable } from "../gathered/filled.ts";
import { perContext } from "../perContext.ts";

interface NamePatterns {
  /** Those that are filled in. */
  names: readonly string[];
  /** Finds one with something else in its braces, or without the last of them: `{phone number}`, `{phone`. */
  slips: RegExp;
  /** Finds one with a brace too many on one side: `{{phone}`. */
  doubled: RegExp;
  /** Finds one whose first brace is missing or another bracket: `phone}`, `(phone}`. */
  halves: RegExp;
  /** Finds one in brackets of another kind: `[phone]`, `<phone>`, `｛phone｝`. */
  others: RegExp;
  /** Finds another name in braces: `{fax}`. */
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
