/** The description of a field, as its form has it. */
import type { Schema } from "../../model/fields.ts";
import { capital } from "../../node/check/wording/words.ts";
import type { EditorField, Option } from "./field.ts";
import { optionsOf } from "./options.ts";

/** In brackets stands what only those need to know who write the file. */
const FOR_FILES = / \([^()]*\.(?:json|md)\b[^()]*\)/g;

/** What holds while a field is not there: "Left out, it is white."; empty where the description does not say. */
export function leftOutWords(description: string): string {
  return /(?:^|[.;] )(Left out, .*?\.)(?= |$)/.exec(description.replaceAll(FOR_FILES, ""))?.[1] ?? "";
}

/** The choice that holds while none is made, in the words of its option. */
export function usualWords({ leftOut, options }: Pick<EditorField, "leftOut" | "options">): string | undefined {
  const holds = /^Left out, (?:it|they|the \w+) (?:is|are) "?([\w-]+)"?\.$/.exec(leftOut)?.[1];
  return options.find(({ value }) => value === holds)?.words ?? (holds && capital(holds));
}

/** @param near The field itself, those beside it and those in it, whose values the description may name. */
export function helpWords(description: string, near: readonly Schema[]): string {
  const options = near.flatMap(optionsOf);
  return description
    .replaceAll(FOR_FILES, "")
    .replaceAll(/"([\w-]+)"/g, (quoted, said: string) => optionWords(options, said) ?? quoted);
}

function optionWords(options: readonly Option[], said: string): string | undefined {
  const option = options.find(({ value }) => value === said);
  return option && `“${option.words}”`;
}
