/** Forms and fields in pages/_site.json that cannot be found by their names, because these are invalid or repeated. */
import { reservedNames } from "../../document/fields.ts";
import { repeatedNames } from "../../document/keys.ts";
import { isGroup } from "../../json.ts";
import type { Context } from "../../rule.ts";

/** The repeated and the reserved names of forms or fields. Each of them has a problem of its own. */
export function spoiltNames({ documents, isSpoilt }: Context, map: "fields" | "forms"): string[] {
  const site = documents.find(({ role }) => role === "site");
  const named = site?.data?.[map];
  if (!site || !isGroup(named)) return [];
  const reserved = Object.keys(named).filter((name) => reservedNames.has(name));
  if (!isSpoilt(site)) return reserved;
  const twice = repeatedNames(site.text).filter(({ path }) => path.length === 2 && path[0] === map);
  return [...reserved, ...twice.map(({ name }) => name)];
}
