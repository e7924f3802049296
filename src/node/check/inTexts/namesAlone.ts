/** The head of a table that became an entry of a list: `{ "title": "title", "text": "text" }`. */
import type { Text } from "../gathered/texts.ts";
import { valueAt } from "../json.ts";
import type { Context } from "../rule.ts";
import { BESIDE } from "../wording/commas.ts";

export const NAMES_OUT = `write the real words, or take it out, from { to }, ${BESIDE}.`;

/** The names that an entry holds and nothing else. The field for texts is in all such heads. */
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
