/** `"buttonText"` and `"buttonLink"`: the fields of a group, written beside it as other programs do. */
import { settle, type Sorted, unclear } from "../sorted/sorted.ts";
import { unknownName } from "../sorted/unknownName.ts";
import { movingAway } from "../../../wording/commas.ts";
import type { Path } from "../../../../../model/fields.ts";
import { lineAt } from "../../../document/lineMarks.ts";
import { rangeOf } from "../../../document/position.ts";
import { takesField } from "../../looksLike.ts";
import type { Lookup } from "../../../lookup.ts";
import { couldStand } from "../../couldStand.ts";
import { wordFor } from "../../../wording/synonyms.ts";
import type { CodedFinding } from "../../../finding.ts";
import type { Group } from "../../../site.ts";
import { capital, example, LONGEST_EXAMPLE } from "../../../wording/words.ts";

/** Names that get a finding are removed from `sorted`. */
export function prefixedNames(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const homes = sorted.allowed.filter((home) => !Object.hasOwn(sorted.group, home));
  return homes.flatMap((home) => {
    const meant = new Map(unclear(sorted).flatMap((name) => innerName(lookup, sorted, { home, name })));
    if (meant.size === 0 || new Set(meant.values()).size < meant.size) return [];
    const names = [...meant.keys()];
    const { required = [] } = lookup.schemaAt(sorted.document, [...sorted.path, home])!.schema;
    const own = Object.fromEntries(Array.from(meant, ([name, inner]) => [inner, sorted.group[name]!]));
    const shown = { ...Object.fromEntries(required.map((name) => [name, "…"])), ...own };
    settle(sorted, names, home);
    const their = names.length > 1 ? "their" : "its";
    const whole = example(shown);
    const isLast = names.includes(Object.keys(sorted.group).at(-1)!);
    const fix = `write in ${their} place: "${home}": ${whole.length <= LONGEST_EXAMPLE ? whole : "{ … }"}${isLast ? "." : ","}`;
    return [{ ...unknownName(lookup, sorted, names), fix }];
  });
}

function innerName(
  { schemas, schemaAt }: Lookup,
  { document, path, group }: Sorted,
  { home, name }: { home: string; name: string },
): [name: string, inner: string][] {
  const rest = /^(?:[A-Z]|[-_][a-z])\w*$/.test(name.slice(home.length))
    ? name.slice(home.length).replace(/^[-_]/, "")
    : "";
  if (rest === "" || !name.startsWith(home)) return [];
  const located = schemaAt(document, [...path, home]);
  const { properties = {} } = located?.schema ?? {};
  const inner = wordFor(rest.charAt(0).toLowerCase() + rest.slice(1), Object.keys(properties));
  return inner !== undefined && takesField(schemas, located, [inner, group[name]!]) ? [[name, inner]] : [];
}

/** `"caption"` in an "image", beside which "imageCaption" is a field. */
export function captionOutside(
  lookup: Lookup,
  sorted: Sorted,
  { owner, around }: { owner: Group; around: Path },
): CodedFinding | undefined {
  const { document, path, group } = sorted;
  const field = String(path.at(-1));
  const { offset } = rangeOf(document, path, "name");
  for (const name of unclear(sorted)) {
    const meant = field + capital(name);
    const isFree = !Object.hasOwn(owner, meant);
    if (!isFree || !couldStand(lookup, { document, path: around }, { field: meant, value: group[name]! })) continue;
    settle(sorted, [name]);
    return {
      ...unknownName(lookup, sorted, [name]),
      fix: movingAway(
        `move it out of "${field}", to before "${field}" in line ${lineAt(offset)}, with a comma at the end, and rename it to "${meant}".`,
      ),
      outside: true,
    };
  }
  return undefined;
}
