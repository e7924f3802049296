import type { Json, Schema } from "../../model/fields.ts";
import { capital } from "../../node/check/wording/words.ts";
import type { Option } from "./field.ts";
import { withSpaces } from "../../model/camelCase.ts";

const known = new WeakMap<Json[], readonly Option[]>();
const NONE: readonly Option[] = [];

/** What can be chosen, in the order of the schema; the same objects for the same list. */
export function optionsOf(schema: Schema): readonly Option[] {
  const { enum: values } = schema;
  if (!values) return NONE;
  const options = known.get(values) ?? values.map((value) => ({ value, ...named(value) }));
  known.set(values, options);
  return options;
}

function named(value: Json): { words: string; group: string } {
  const parts = String(value).split("/");
  return { words: inWords(parts.at(-1)!), group: parts.length > 1 ? inWords(parts[0]!) : "" };
}

/** "Web development" for "web-development", "Services grid" for "servicesGrid". */
function inWords(name: string): string {
  return capital(withSpaces(name).replaceAll(/[-_]/g, " ").toLowerCase());
}
