/** Names with a number, as "title1", "h3" and "pFive": other programs have no list for entries. */
import { rowsWith } from "./synonyms.ts";

const NUMBER = /(?<=[a-z])[-_]?(?:\d{1,2}|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)$/;

/** Which of the free fields the only name of its kind in a group means; undefined for a name without a number. */
export function numberedFor(name: string, names: readonly string[], free: readonly string[]): string | undefined {
  const word = name.replace(NUMBER, "");
  const isOnly = names.filter((each) => each.replace(NUMBER, "") === word).length === 1;
  if (word === name || !isOnly) return undefined;
  if (free.includes(word)) return word;
  const words = rowsWith(word === "h" ? "h1" : word).flat();
  const [field, ...others] = word.length > 1 ? [] : free.filter((each) => words.includes(each));
  return others.length === 0 ? field : undefined;
}
