/** An entry, a link or a picture that stands between blocks: where it belongs. */
import { onlyOf } from "../../onlyOf.ts";
import {
  blockSchema,
  follow,
  type Json,
  type Located,
  type Path,
  type Schema,
  type Schemas,
} from "../../../../model/fields.ts";
import { lineAt, linesAt } from "../../document/lineMarks.ts";
import { lastOffsetOf, rangeOf } from "../../document/position.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Lookup } from "../../lookup.ts";
import type { Place } from "../../place.ts";
import type { Group } from "../../site.ts";
import { BESIDE } from "../../wording/commas.ts";
import { choice, example, LONGEST_AGAIN, quote } from "../../wording/words.ts";
import { couldStand } from "../couldStand.ts";
import { looksLike } from "../looksLike.ts";
import { isPicture } from "../values/pictures/pictureHome.ts";
import { fewTypes, typesWhere } from "./typesWhere.ts";

/** What to do with a group that no block is made of; undefined where nobody can tell. */
export function partBetween(lookup: Lookup, at: Place, part: Group): string | undefined {
  const isField = isPicture(part) || (typeof part["label"] === "string" && typeof part["href"] === "string");
  return (
    intoList(lookup, at, part) ??
    (isField ? (intoField(lookup, at, part) ?? inBlockWith(lookup, part)) : asOnlyEntry(lookup, part))
  );
}

interface Neighbour {
  path: Path;
  block: Group;
  called: string;
  isBeside: boolean;
}

/** The blocks of the page, first the one before a place, then the one behind it. */
function neighbours({ placeOf }: Lookup, { document, path: [list, own] }: Place): Neighbour[] {
  const blocks = list === "blocks" ? document.data?.[list] : undefined;
  if (!Array.isArray(blocks) || typeof own !== "number") return [];
  const nearby = [own - 1, own + 1];
  const others = blocks.flatMap((_, at) => (at === own || nearby.includes(at) ? [] : [at]));
  return [...nearby, ...others].flatMap((at): Neighbour[] => {
    const block = blocks[at];
    if (!isGroup(block)) return [];
    const beside = at < own ? "the block before it" : "the block behind it";
    const path = ["blocks", at];
    const isBeside = nearby.includes(at);
    return [{ path, block, called: isBeside ? beside : placeOf(document, path), isBeside }];
  });
}

/** A list of a block that has such entries: that of the block before or behind, or the only other one. */
function intoList(lookup: Lookup, at: Place, part: Group): string | undefined {
  const { schemas } = lookup;
  const lists = neighbours(lookup, at).flatMap(({ path, block, called, isBeside }) => {
    const located = blockSchema(schemas, String(block["type"]));
    const { properties = {} } = located?.schema ?? {};
    const isHome = ([name, { items }]: [string, Schema]) =>
      items && Array.isArray(block[name]) && looksLike(schemas, { schema: items, file: located!.file }, part);
    const name = Object.entries(properties).find(isHome)?.[0];
    return name === undefined ? [] : [{ path: [...path, name], name, called, isBeside }];
  });
  const [first, ...others] = lists;
  if (!first || (!first.isBeside && others.length > 0)) return undefined;
  const where = `into the list "${first.name}" of ${first.called}`;
  return moving(at, first.path, where);
}

/** How a part moves into a list, commas included, so that the file stays valid JSON. */
function moving({ document, path }: Place, list: Path, where: string): string {
  const { text } = document;
  const last = lastOffsetOf(document, path);
  const lines = linesAt(text, rangeOf(document, path, "value").offset, last + 1);
  const it = lines.startsWith("lines") ? `it (${lines})` : "it";
  const own = Number(path.at(-1));
  const entries = valueAt(document, list) as Json[];
  if (list[1] === own + 1 && entries.length > 0) {
    const start = rangeOf(document, [...list, 0], "value").offset;
    return `move ${it}, with the comma behind it, ${where}: right before the ${text[start]} of line ${lineAt(start)}.`;
  }
  const blocks = valueAt(document, path.slice(0, -1)) as Json[];
  // Several such parts at the end may all move.
  const isAtEnd = blocks.slice(own).every((each) => isGroup(each) && each["type"] === undefined);
  const before = lastOffsetOf(document, [...path.slice(0, -1), own - 1]);
  const comma = isAtEnd ? `before it, in line ${lineAt(before)}` : `behind it, in line ${lineAt(last)}`;
  const end = entries.length > 0 ? lastOffsetOf(document, [...list, entries.length - 1]) : undefined;
  const to =
    end === undefined
      ? `between the [ and the ] of line ${lineAt(lastOffsetOf(document, list))}`
      : `right behind the ${text[end]} of line ${lineAt(end)}, with a comma between`;
  return `move ${it} ${where}: ${to}. Also take out the comma that stood ${comma}.`;
}

/** A field that a block beside it does not have yet: a link can be its "button", a picture its "image". */
function intoField(lookup: Lookup, at: Place, part: Group): string | undefined {
  const shown = example(part);
  const { document } = at;
  for (const { path, block, called } of neighbours(lookup, at).filter(({ isBeside }) => isBeside)) {
    const free = Object.keys(lookup.schemaAt(document, path)?.schema.properties ?? {}).filter(
      (field) => !Object.hasOwn(block, field) && isWhole(lookup.schemas, lookup.schemaAt(document, [...path, field])!),
    );
    const name = free.find((field) => couldStand(lookup, { document, path }, { field, value: part }));
    if (name !== undefined && shown.length <= LONGEST_AGAIN)
      return `take it out here, ${BESIDE}, and write it into ${called}, right behind its {: ${quote(name)}: ${shown},`;
  }
  return undefined;
}

/** The blocks that have such a field. */
export function inBlockWith({ schemas }: Lookup, part: Group): string | undefined {
  const fieldIn = ({ schema, file }: Located) =>
    Object.entries(schema.properties ?? {}).find(
      ([, own]) => isWhole(schemas, { schema: own, file }) && looksLike(schemas, { schema: own, file }, part),
    )?.[0];
  const types = typesWhere(schemas, "block", (block) => fieldIn(block) !== undefined);
  if (types.length === 0) return undefined;
  const name = fieldIn(blockSchema(schemas, types[0]!)!)!;
  const some = fewTypes(types) ?? `for example ${choice(types.slice(0, 2))}`;
  return `move it into a block that can have ${quote(name)}, and write ${quote(name)}: before its {. Such are ${some}.`;
}

/** Whether a schema says what a group has to have: others take anything. */
function isWhole(schemas: Schemas, at: Located): boolean {
  return (follow(schemas, at).schema.required ?? []).length > 0;
}

/** The only type that has a list of such entries, as a whole block. */
function asOnlyEntry({ schemas }: Lookup, part: Group): string | undefined {
  const listIn = ({ schema, file }: Located) =>
    Object.entries(schema.properties ?? {}).find(
      ([, { items, minItems = 1 }]) =>
        items &&
        Number(minItems) <= 1 &&
        isWhole(schemas, { schema: items, file }) &&
        looksLike(schemas, { schema: items, file }, part),
    )?.[0];
  const type = onlyOf(typesWhere(schemas, "block", (block) => listIn(block) !== undefined));
  if (type === undefined) return undefined;
  const block = blockSchema(schemas, type)!;
  const list = listIn(block)!;
  const lacking = (block.schema.required ?? []).filter((name) => name !== "type" && name !== list);
  const isLine = (name: string) =>
    follow(schemas, { schema: block.schema.properties![name]!, file: block.file }).schema.kind === "line";
  const fields = { type, ...Object.fromEntries(lacking.map((name) => [name, "…"])), [list]: [part] };
  const shown = example(fields);
  const own = lacking.length > 0 ? ", with your own words for the three dots" : "";
  return lacking.every(isLine) && shown.length <= LONGEST_AGAIN ? `write it like this${own}: ${shown}.` : undefined;
}
