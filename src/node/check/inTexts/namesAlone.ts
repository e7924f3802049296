/** The header row of a table that became an entry of a list: `{ "title": "title", "text": "text" }`. */
import type { Text } from "../gathered/texts/texts.ts";
import { valueAt } from "../json.ts";
import type { Context } from "../rule.ts";
import { BESIDE } from "../wording/commas.ts";

export const NAMES_OUT = `write the real words, or take it out, from { to }, ${BESIDE}.`;

/** The values of an entry if all of them are names of its fields; undefined for any text but "text", which all such rows have. */
export function namesAlone(
  { document, path, text }: Pick<Text, "document" | "path" | "text">,
  { lookup }: Context,
): string[] | undefined {
  if (text.toLowerCase() !== "text" || typeof path.at(-2) !== "number") return undefined;
  const group = path.slice(0, -1);
  const { properties = {} } = lookup.schemaAt(document, group)?.schema ?? {};
  const said = Object.values(valueAt(document, group)!).map(String);
  const isName = (word: string) => Object.hasOwn(properties, word.toLowerCase());
  return said.length > 1 && said.every(isName) ? said : undefined;
}
