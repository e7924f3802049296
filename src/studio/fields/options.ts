import { withSpaces } from "../../model/camelCase.ts";
import type { Json, Schema } from "../../model/fields.ts";
import { oncePer } from "../../model/once.ts";
import { capital } from "../../node/check/wording/words.ts";
import type { Option } from "./field.ts";

const NONE: readonly Option[] = [];

/** What can be chosen, in the order of the schema; the same objects for the same list. */
export function optionsOf({ enum: values }: Schema): readonly Option[] {
  return values ? optionsIn(values) : NONE;
}

const optionsIn = oncePer((values: readonly Json[]): readonly Option[] =>
  values.map((value) => ({ value, ...named(value) })),
);

function named(value: Json): { words: string; group: string } {
  const parts = String(value).split("/");
  return { words: inWords(parts.at(-1)!), group: parts.length > 1 ? inWords(parts[0]!) : "" };
}

/** "Web development" for "web-development", "Services grid" for "servicesGrid". */
function inWords(name: string): string {
  return capital(withSpaces(name).replaceAll(/[-_]/g, " ").toLowerCase());
}
