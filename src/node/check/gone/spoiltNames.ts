/** Things in pages/_site.json that nobody finds under their own names, because something is wrong with those that they have. */
import { reservedNames } from "../document/fields.ts";
import { repeatedNames } from "../document/keys.ts";
import { isGroup } from "../json.ts";
import type { Context } from "../rule.ts";

/** The names that two forms have, or two fields of forms, and those that none can have. Each of them has been told. */
export function spoiltNames({ documents, isSpoilt }: Context, map: "fields" | "forms"): string[] {
  const site = documents.find(({ role }) => role === "site");
  const named = site?.data?.[map];
  if (!site || !isGroup(named)) return [];
  const reserved = Object.keys(named).filter((name) => reservedNames.has(name));
  if (!isSpoilt(site)) return reserved;
  const twice = repeatedNames(site.text).filter(({ path }) => path.length === 2 && path[0] === map);
  return [...reserved, ...twice.map(({ name }) => name)];
}
