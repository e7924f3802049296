/** What to do with a block whose list has a single entry, but needs more. */
import { onlyOf } from "../../onlyOf.ts";
import type { Place } from "../../place.ts";
import { blockSchema, blockTypes, follow, type Json } from "../../../../model/fields.ts";
import { fieldsOfKind, type Lookup } from "../../lookup.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Group } from "../../site.ts";
import { isBlock } from "../noun.ts";
import { looksLike } from "../looksLike.ts";
import { wordFor } from "../../wording/synonyms.ts";
import { fewTypes } from "./typesWhere.ts";

/** @param at The place of the list. Returns a sentence with a space before it; empty where the list is not that of a block. */
export function orAlone(lookup: Lookup, { document, path }: Place): string {
  const around = path.slice(0, -1);
  const [block, list] = [valueAt(document, around), valueAt(document, path)];
  const [entry] = Array.isArray(list) ? list : [];
  if (!isBlock(around) || !isGroup(block) || !isGroup(entry)) return "";
  const { required = [] } = lookup.schemaAt(document, [...path, 0])?.schema ?? {};
  const kindOf = (name: string) => lookup.schemaAt(document, [...path, 0, name])?.schema.kind;
  const text = onlyOf(fieldsOfKind(lookup, { document, path: [...path, 0] }, "markdown"));
  const isSaid = text !== undefined && Object.hasOwn(entry, text);
  const { [path.at(-1)!]: _, ...rest } = block;
  const types =
    isSaid && required.every((name) => IN_WORDS.has(kindOf(name)))
      ? fewTypes(typesFor(lookup, rest, [text, entry]))
      : undefined;
  const isOnly = document.role !== "page" || (valueAt(document, around.slice(0, -1)) as Json[]).length === 1;
  const out = isOnly ? "" : "take this block out";
  if (types === undefined) return isOnly ? "" : ` Or ${out}.`;
  return ` If it should stand alone, say it in a block ${types} in the place of this one${isOnly ? "" : `, or ${out}`}.`;
}

/** The kinds of fields with words, and with a drawing beside them. */
const IN_WORDS: ReadonlySet<string | undefined> = new Set(["line", "markdown", "pictogram"]);

/** The types of blocks that need only a text of the entry, besides the other fields of its block. */
function typesFor({ schemas }: Lookup, block: Group, [text, entry]: [text: string, entry: Group]): string[] {
  return blockTypes(schemas).filter((type) => {
    const { schema, file } = blockSchema(schemas, type)!;
    const fields = Object.entries(schema.properties ?? {}).map(([name, own]) => ({ name, own: { schema: own, file } }));
    const ofText = fields.filter(({ own }) => follow(schemas, own).schema.kind === "markdown").map(({ name }) => name);
    const home = wordFor(text, ofText);
    if (home === undefined) return false;
    const kept = fields.filter(({ name, own }) => Object.hasOwn(block, name) && looksLike(schemas, own, block[name]!));
    const beside = Object.fromEntries(kept.map(({ name }) => [name, block[name]!]));
    return looksLike(schemas, { schema, file }, { ...beside, type, [home]: entry[text]! });
  });
}
