/** Two long texts that begin alike: where they part, which their beginnings do not show. */
import type { Json } from "../../../model/fields.ts";
import { isOfWords } from "../shape/isOfWords.ts";
import { quote, quoteAgain } from "../wording/words.ts";

/** The rests of two texts behind their common words. */
interface Parting {
  first: string;
  second: string;
  /** The rest of the second one, if it can stand behind the first one: both are whole sentences. */
  end?: string;
}

/** As many characters of two texts as a message shows are the same. */
const SHOWN_ALIKE = 60;

/** Undefined for texts that a message shows to be different, and where one is the beginning of the other. */
export function partingOf(one: Json, other: Json): Parting | undefined {
  if (typeof one !== "string" || typeof other !== "string") return undefined;
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike++;
  const at = one.slice(0, alike).lastIndexOf(" ") + 1;
  const [first, second] = [one.slice(at), other.slice(at)];
  if (at < SHOWN_ALIKE || alike === one.length || alike === other.length) return undefined;
  const areSentences = [one.slice(0, at), one].every((text) => SENTENCE.test(text));
  return { first, second, ...(areSentences && { end: second }) };
}

const SENTENCE = /[.!?…]["”’)]*\s*$/;

/** Begins with a space, as it stands behind another sentence. @param kind That of the field. */
export function sayParting({ first, second, end }: Parting, kind: string | undefined): string {
  const both = ` They begin alike: the first one goes on with ${quote(first)}, the other one with ${quote(second)}.`;
  if (end === undefined || !isOfWords(kind)) return both;
  return `${both} To show all of it, keep the first one, and write at its end: ${quoteAgain(` ${end}`)}.`;
}
