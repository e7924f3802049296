/** Words of a form in the block that shows it: they belong in the form, in the site file. */
import { TAKE_IT_OUT } from "../../../wording/commas.ts";
import { isBlock } from "../../noun.ts";
import { fieldsOfKind, type Lookup } from "../../../lookup.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { quote, written } from "../../../wording/words.ts";

const WORDS: readonly (readonly [names: RegExp, field: string, what: string])[] = [
  [/^(?:button|submit|send|cta)/i, "submit", "the words on the button of a form"],
  [/^(?:success|thank|confirm)/i, "success", "the words for a visitor who has sent a form"],
];

/** Says where they belong; undefined for a block without a form. */
export function wordsOfForm(lookup: Lookup, { document, path, group }: Sorted, name: string): string | undefined {
  const [, field, what] = WORDS.find(([names]) => names.test(name)) ?? [];
  const value = group[name]!;
  if (field === undefined || typeof value !== "string" || !isBlock(path)) return undefined;
  const [home] = fieldsOfKind(lookup, { document, path }, "form");
  if (home === undefined) return undefined;
  const form = group[home];
  const which = typeof form === "string" ? quote(form) : "the form";
  return `${TAKE_IT_OUT}. In pages/_site.json ${what} stand under "forms", in ${which}: "${field}": ${written(value)}.`;
}
