/** Names with a number, as "title1", "h3" and "pFive": other programs have no list for entries. */
import { onlyOf } from "../../../onlyOf.ts";
import { numberOf } from "../../../wording/words.ts";
import { rowsWith } from "../../../wording/synonyms.ts";

const NUMBER =
  /^(?<stem>.*[a-z])[-_]?(?:(?<digits>\d{1,2})|(?<word>One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve))$/;

/** The stem of a name and its number; undefined for a name without a number. */
export function numberedName(name: string): { stem: string; number: number } | undefined {
  const { stem, digits, word } = NUMBER.exec(name)?.groups ?? {};
  if (stem === undefined) return undefined;
  return { stem, number: digits === undefined ? numberOf(word!)! : Number(digits) };
}

/** How many names have each stem, with any number. */
export function countWords(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) {
    const word = numberedName(name)?.stem ?? name;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/**
 * The free field that a numbered name stands for, if no other name in the group has its stem; undefined for a name without a
 * number.
 * @param counts The counts of the names in the group.
 */
export function numberedFor(
  name: string,
  counts: ReadonlyMap<string, number>,
  free: readonly string[],
): string | undefined {
  const word = numberedName(name)?.stem;
  if (word === undefined || counts.get(word) !== 1) return undefined;
  if (free.includes(word)) return word;
  const words = rowsWith(word === "h" ? "h1" : word).flat();
  return onlyOf(word.length > 1 ? [] : free.filter((each) => words.includes(each)));
}
