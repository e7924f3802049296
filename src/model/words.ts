import type * as english from "./english.gen.ts";

/** The names of what the program itself shows or speaks. See schema/site.schema.json. */
export type WordName = keyof typeof english;

export type WordTexts = Readonly<Record<WordName, string>>;

/** What the program says on a site. What a block fills in is still in braces. */
export interface Words extends WordTexts {
  /** Those that are English on a site in another language; left out where there are none. */
  english?: readonly WordName[];
}

/** The language of an element that holds nothing but a word, where it is not that of the page. */
export function langOf({ english: left }: Words, name: WordName): "en" | undefined {
  return left?.includes(name) ? "en" : undefined;
}

/** A word for a script, which knows the English one: most pages need not hold it. */
export function unlessEnglish(word: string, inEnglish: string): string | undefined {
  return word === inEnglish ? undefined : word;
}

/** Replaces names in braces with values. Other braces and escaped ones (`\{email}`) stay as they are. */
export function fillNames(
  text: string,
  values: Readonly<Record<string, string>>,
  write = (value: string, _name: string) => value,
): string {
  return text.replaceAll(/(?<!\\)\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? write(values[name]!, name) : whole,
  );
}
