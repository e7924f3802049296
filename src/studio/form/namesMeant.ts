/** What the check takes a wrong name for. */
import { blockSchema } from "../../model/fields.ts";
import type { Problem } from "../../node/check/finding.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import { withArticle } from "../../node/check/wording/words.ts";
import { inSentence } from "../document/fieldWords.ts";

/** The names that a fix begins with: only such a fix asks for nothing else. */
export function namesMeant({ fix = "" }: Pick<Problem, "fix">): string[] {
  const [, names = ""] = /^(?:did you mean|rename it to) ("\w+"(?:(?:, | or )"\w+")*)[.?]/.exec(fix) ?? [];
  return Array.from(names.matchAll(/"(\w+)"/g), ([, name]) => name!);
}

/** The types of blocks that are meant, in words such as "a hero". */
export function blocksMeant({ schemas }: Lookup, problem: Pick<Problem, "fix">): { type: string; words: string }[] {
  return namesMeant(problem).flatMap((type) => {
    const title = blockSchema(schemas, type)?.schema.title;
    return title === undefined ? [] : [{ type, words: withArticle(inSentence(title)) }];
  });
}
