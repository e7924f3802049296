/** Things in pages/_site.json that nobody finds under their own names, because they are written under one that another has. */
import { repeatedNames } from "../document/keys.ts";
import type { Context } from "../rule.ts";

/** The names that two forms have, or two fields of forms. That a name is written twice has been told. */
export function namedTwice({ documents, isSpoilt }: Context, map: "fields" | "forms"): string[] {
  const site = documents.find(({ role }) => role === "site");
  if (!site || !isSpoilt(site)) return [];
  return repeatedNames(site.text).flatMap(({ path, name }) => (path.length === 2 && path[0] === map ? [name] : []));
}
