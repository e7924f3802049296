/** `"link": { "text": …, "url": … }`: a group in which all is there, under the names that other programs have for it. */
import type { Json } from "../../../model/fields.ts";
import { settle, unclear, unknownName } from "./explainNames.ts";
import { looksLike } from "./looksLike.ts";
import { isGroup, type Lookup } from "../lookup.ts";
import type { Sorted } from "./meanings.ts";
import { wordFor } from "./synonyms.ts";
import type { CodedFinding, Group } from "../site.ts";
import { example } from "../words.ts";

/** What is told is taken out of the group. */
export function otherGroups(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  return unclear(sorted).flatMap((name) => {
    const home = wordFor(name, sorted.free);
    const value = sorted.group[name];
    const meant = home !== undefined && isGroup(value) ? groupMeant(lookup, sorted, { home, value }) : undefined;
    if (home === undefined || !meant) return [];
    settle(sorted, [name]);
    sorted.lacking.delete(home);
    const fix = `write it like this: "${home}": ${example(meant)}.`;
    return [{ ...unknownName(lookup, sorted, [name]), fix }];
  });
}

/** The group with the names that it should have; undefined where one of them is not sure, or where it would still be wrong. */
function groupMeant(
  { schemas, schemaAt }: Lookup,
  { document, path }: Sorted,
  { home, value }: { home: string; value: Group },
): Group | undefined {
  const located = schemaAt(document, [...path, home]);
  const properties = Object.keys(located?.schema.properties ?? {});
  const names = Object.keys(value).map((name) => [name, wordFor(name, properties)] as const);
  const meant: Record<string, Json> = {};
  for (const [name, own] of names) if (own !== undefined) meant[own] = value[name]!;
  const isWhole = names.length > 0 && Object.keys(meant).length === names.length;
  return isWhole && located && looksLike(schemas, located, meant) ? meant : undefined;
}
