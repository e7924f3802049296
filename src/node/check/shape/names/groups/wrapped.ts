/** Fields wrapped in a group that does not belong there. */
import { settle, type Sorted, unclear } from "../sorted/sorted.ts";
import { unknownName } from "../sorted/unknownName.ts";
import { isGroup } from "../../../json.ts";
import { endAway } from "../../../document/endAway.ts";
import type { CodedFinding } from "../../../finding.ts";
import type { Lookup } from "../../../lookup.ts";
import type { Group } from "../../../site.ts";
import type { Json } from "../../../../../model/fields.ts";
import { isAddress } from "../../values/meant/linkInText.ts";
import { isSaid } from "../words/onlyFree.ts";
import { choice } from "../../../wording/words.ts";
import { takesField } from "../../looksLike.ts";
import { sortNames } from "../meaning/meanings.ts";

/** Required fields, or settings, in an unknown group: `"props": { … }`, `"style": { "ground": "mist" }`. */
export function wrapped(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group, lacking } = sorted;
  let { free } = sorted;
  return unclear(sorted).flatMap((name) => {
    const value = group[name];
    const inner = isGroup(value) ? Object.keys(value) : [];
    const unknown = inner.filter((each) => !free.includes(each));
    const missing = [...lacking].filter((each) => !inner.includes(each));
    const { sure, likely } = isGroup(value)
      ? sortNames(lookup, sorted, { group: value, unknown, missing, allowed: free })
      : { sure: new Map<string, string>(), likely: new Map<string, string>() };
    const meant = inner.map((each) => sure.get(each) ?? each).filter((each) => free.includes(each));
    const areAllOwn = inner.length > 0 && unknown.length === 0 && areFields(lookup, sorted, value as Group);
    if (new Set(meant).size !== meant.length || !(areAllOwn || meant.some((each) => lacking.has(each)))) return [];
    settle(sorted, [name]);
    const words = [...likely].filter(([from]) => isWords((value as Group)[from]!));
    const renames = new Map([...sure, ...words.filter(([, to]) => !meant.includes(to))]);
    const taken = [...meant, ...renames.values()];
    for (const each of taken) lacking.delete(each);
    const renamed = Array.from(renames, ([from, to]) => `"${from}" to "${to}"`);
    const strange = unknown.filter((each) => !renames.has(each));
    const what = renamed.length > 0 ? `rename ${renamed.join(" and ")}` : "leave what stands between them";
    const end = endAway(document, [...path, name]);
    const isLast = inner.length > 1 && strange.length === 1 && strange[0] === inner.at(-1) && !end.includes("comma");
    const comma = isLast ? ", with the comma before it" : "";
    const out = strange.length > 0 ? ` Take out ${choice(strange, "and")} as well${comma}.` : "";
    const fix = `take "${name}": { and ${end}, and ${what}.${out}`;
    const own = inner.filter((each) => free.includes(each)).map((each): [string, string] => [each, each]);
    const unwraps = [...own, ...renames].map(([from, to]) => ({
      path,
      within: name,
      name: from,
      meant: to,
    }));
    // Another such group cannot provide these as well.
    free = free.filter((each) => !taken.includes(each));
    return [{ ...unknownName(lookup, sorted, [name]), fix, unwraps }];
  });
}

/** Words for visitors, and no address: they may be a missing field under an unknown name. */
function isWords(value: Json): boolean {
  return typeof value === "string" && isSaid(value) && !isAddress(value, "") && !value.includes("@");
}

/** Whether each value is valid under its name in the outer group. */
function areFields({ schemaAt, schemas }: Lookup, { document, path }: Sorted, inner: Group): boolean {
  const located = schemaAt(document, path);
  return Object.entries(inner).every((field) => takesField(schemas, located, field));
}
