/** Names that belong in groups within this group, or that are numbered in the place of a list. */
import { nounOfEntry } from "../../wrong.ts";
import { settle, type Sorted, unclear } from "../sorted/sorted.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { unknownName } from "../sorted/unknownName.ts";
import { movingAway } from "../../../wording/commas.ts";
import { blockSchema, type Json, type Path } from "../../../../../model/fields.ts";
import { typesWith } from "../../block/blockType.ts";
import { looksLike, takesField } from "../../looksLike.ts";
import type { Place } from "../../../place.ts";
import { itemWordOf, type Lookup } from "../../../lookup.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { CodedFinding } from "../../../finding.ts";
import { choice, example, LONGEST_EXAMPLE, withArticle } from "../../../wording/words.ts";

/** Names that get a finding are removed from `sorted`. */
export function otherHomes(lookup: Lookup, sorted: Sorted, groups: readonly Sorted[]): CodedFinding[] {
  return [
    ...blocksNamed(lookup, sorted),
    ...asOnlyBlock(lookup, sorted),
    ...numbered(lookup, sorted),
    ...lackedBelow(lookup, sorted, groups),
    ...ofEntries(lookup, sorted),
  ];
}

/** `"contact": { "type": "shared", … }`: a whole block under a name, which may be its type. */
function blocksNamed(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group } = sorted;
  if (document.role === "site") return [];
  return unclear(sorted).flatMap((name) => {
    const value = group[name];
    const isWhole = isGroup(value) && typeof value["type"] === "string" && !!blockSchema(lookup.schemas, value["type"]);
    const isTyped = path.length === 0 && isBlockOf(lookup, name, value);
    if (!isWhole && !isTyped) return [];
    settle(sorted, [name]);
    const home = document.role === "page" ? 'the list "blocks" of the page' : "a page or a file of its own";
    const typed = isTyped ? `, and write "type": "${name}", behind its {` : "";
    const fix = `take ${choice([name])}: away, and move what stands behind it, from { to }, to ${home}${typed}.`;
    return [{ ...unknownName(lookup, sorted, [name]), fix }];
  });
}

/** The fields of a block at the top of a page without blocks. */
function asOnlyBlock(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, lacking } = sorted;
  const names = unclear(sorted);
  if (document.role !== "page" || path.length > 0 || !lacking.has("blocks")) return [];
  const own = Object.fromEntries(names.map((name) => [name, sorted.group[name]!]));
  const [type] = typesWith(lookup.schemas, own);
  if (type === undefined) return [];
  settle(sorted, names, "blocks");
  const whole = example([{ type, ...own }]);
  const shown = whole.length <= LONGEST_EXAMPLE ? whole : `[{ "type": "${type}", "${names[0]!}": … }]`;
  const fix = `put ${names.length > 1 ? "them" : "it"} into a block: "blocks": ${shown}.`;
  return [{ ...unknownName(lookup, sorted, names), fix }];
}

/** Whether a group has only fields of a block, and all required ones except the type. */
function isBlockOf({ schemas }: Lookup, type: string, value: Json | undefined): boolean {
  const { properties = {}, required = [] } = blockSchema(schemas, type)?.schema ?? {};
  if (!isGroup(value) || required.length === 0) return false;
  const names = Object.keys(value);
  return (
    names.every((name) => Object.hasOwn(properties, name)) &&
    required.every((name) => name === "type" || names.includes(name))
  );
}

/** `"item1"` and `"item2"`, or `"question1"` and `"answer1"`, where the group has a list. */
function numbered(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group, allowed } = sorted;
  const names = unclear(sorted).filter((name) => NUMBERED.test(name));
  if (names.length < 2) return [];
  const lists = allowed.flatMap((list) => {
    const located = lookup.schemaAt(document, [...path, list]);
    return located?.schema.items ? [{ list, items: located.schema.items, file: located.file }] : [];
  });
  for (const { list, items, file } of lists) {
    const stems = [...new Set(names.map((name) => NUMBERED.exec(name)![1]!))];
    const { word } = itemWordOf(list, { items });
    const isPart = stems.every((stem) => Object.hasOwn(items.properties ?? {}, stem));
    const isWhole = names.every((name) => looksLike(lookup.schemas, { schema: items, file }, group[name]!));
    if (!isPart && !isWhole) continue;
    settle(sorted, names, list);
    const where = Object.hasOwn(group, list) ? `in the list "${list}"` : `in a list, "${list}": [ … ]`;
    const shown = isPart
      ? `each as ${withArticle(word)} ${where}: { ${stems.map((stem) => `"${stem}": …`).join(", ")} }`
      : where;
    const without = isPart ? "without numbers" : "without these names";
    return [{ ...unknownName(lookup, sorted, names), fix: `write them ${shown}, ${without}.` }];
  }
  return [];
}

const NUMBERED = /^([a-z]+?)[-_ ]?\d+$/i;

/** A field that exactly one group below this one lacks and could have. */
function lackedBelow(lookup: Lookup, sorted: Sorted, groups: readonly Sorted[]): CodedFinding[] {
  return unclear(sorted).flatMap((name) => {
    const below = groups.filter(
      (other) => other !== sorted && isBelow(other.path, sorted.path) && other.lacking.has(name),
    );
    const home = onlyOf(below.filter((other) => fits(lookup, other, [name, sorted.group[name]!])));
    if (!home) return [];
    settle(sorted, [name]);
    home.lacking.delete(name);
    const fix = movingAway(
      `move it behind the { of ${lookup.labelOf(sorted.document, home.path)}, with a comma at the end.`,
    );
    return [{ ...unknownName(lookup, sorted, [name]), fix }];
  });
}

/** A field that the entries of exactly one list could have. */
function ofEntries(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group, allowed } = sorted;
  return unclear(sorted).flatMap((name) => {
    const homes = allowed.flatMap((list) => {
      const entries = valueAt(document, [...path, list]);
      if (!Array.isArray(entries)) return [];
      const at = entries.findIndex((_, i) => mayStand(lookup, sorted, { at: [...path, list, i], name }));
      return at < 0 ? [] : [{ list, word: nounOfEntry({ label: lookup.labelOf(document, [...path, list, at]) }) }];
    });
    const home = onlyOf(homes);
    if (!home || !isGroup(group[name])) return [];
    settle(sorted, [name]);
    const fix = movingAway(
      `move it behind the { of the ${home.word} that it belongs to, in "${home.list}", with a comma at the end.`,
    );
    return [{ ...unknownName(lookup, sorted, [name]), fix }];
  });
}

function mayStand(lookup: Lookup, sorted: Sorted, { at, name }: { at: Path; name: string }): boolean {
  const entry = valueAt(sorted.document, at);
  const isFree = isGroup(entry) && !Object.hasOwn(entry, name);
  return isFree && fits(lookup, { ...sorted, path: at }, [name, sorted.group[name]!]);
}

function fits({ schemas, schemaAt }: Lookup, { document, path }: Place, field: [string, Json]): boolean {
  return takesField(schemas, schemaAt(document, path), field);
}

function isBelow(path: Path, above: Path): boolean {
  return path.length > above.length && above.every((key, i) => key === path[i]);
}
