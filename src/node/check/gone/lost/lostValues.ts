/**
 * Values that could not be read: something else is in their place, or nothing, or another value of the same name. Nobody
 * can say what they named, so it is not certain that nothing names a page or a shared block, nor that an anchor does not
 * exist.
 */
import { isBlank } from "../../../../model/blank.ts";
import { blockSchema, follow, type Json, type Located, type Schema } from "../../../../model/fields.ts";
import { oncePer } from "../../../../model/once.ts";
import { pathOf } from "../../../../model/pointer.ts";
import type { Document } from "../../document/document.ts";
import { isGroup, saysNothing } from "../../json.ts";
import { type Lookup, rootOf } from "../../lookup.ts";
import { hasUnread } from "../../mayBeThere.ts";
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import { typeMeant } from "../../shape/block/blockType.ts";
import { isOfType } from "../../shape/couldStand.ts";
import type { Group } from "../../site.ts";

/** Whether a lost value of a document may have led to a page, also by a shared block with a link. */
export const mayHaveLostLink = losing(["href", "markdown", "page", "shared", "block"]);

/** Whether a lost value of a document may have placed a shared block. */
export const mayHaveLostUse = losing(["shared", "block"]);

/** Whether a lost value of a document may have been an anchor. */
export const mayHaveLostAnchor = losing(["anchor", "block"]);

/** Pages with old addresses that are lost, so that any address may be one of them. */
export const pagesWithLostAliases = perContext(({ open, isSpoilt }) =>
  open.filter((document) => {
    const aliases = document.role === "page" && isSpoilt(document) ? document.data?.["aliases"] : undefined;
    return aliases !== undefined && !(Array.isArray(aliases) ? aliases.every(isRead) : isRead(aliases));
  }),
);

/** @param kinds Of the values that are asked for; "block" if some blocks contain one. */
function losing(kinds: readonly string[]): (document: Document, context: Context) => boolean {
  const askIn = perContext(({ lookup, isSpoilt }) => {
    const asked: Asked = { lookup, kinds: new Set(kinds), known: new Map() };
    return oncePer(
      (document: Document) =>
        isSpoilt(document) &&
        document.data !== undefined &&
        (isLost(document.data, rootOf(lookup.schemas, document.role), asked) || isOneOfTwo(document, asked)),
    );
  });
  return (document, context) => askIn(context)(document);
}

interface Asked {
  lookup: Lookup;
  kinds: ReadonlySet<string>;
  /** Whether values may contain what is asked for, by their schemas. */
  known: Map<Schema, boolean>;
}

/** Whether what is asked for may be in a value whose name is written again behind it. */
function isOneOfTwo(document: Document, asked: Asked): boolean {
  return (document.twice ?? []).some((pointer) => {
    const at = asked.lookup.schemaAt(document, pathOf(pointer, document.data!));
    return at !== undefined && mayContain(at, asked);
  });
}

/** Whether what is asked for may be missing from a value. */
function isLost(value: Json, at: Located, asked: Asked): boolean {
  if (!mayContain(at, asked)) return false;
  const located = follow(asked.lookup.schemas, at);
  const { kind, items, minItems = 0, properties } = located.schema;
  if (kind === "block") return isLostBlock(value, asked);
  if (kind !== undefined) return !isOfType(located.schema, value) || !isRead(value);
  const inner = items && { schema: items, file: located.file };
  if (inner && Array.isArray(value)) {
    // Entries that are missing may have been deleted; a page without a block was never more.
    const isEmptied = value.length < Number(minItems) && follow(asked.lookup.schemas, inner).schema.kind !== "block";
    return isEmptied || value.some((each) => isLost(each, inner, asked));
  }
  // The brackets around a group that are missing, or superfluous, are told by another finding.
  if (inner && isGroup(value)) return isLost(value, inner, asked);
  if (properties && Array.isArray(value) && value.length === 1) return isLost(value[0]!, at, asked);
  return isGroup(value) ? isLostIn(value, located, asked) : true;
}

function isLostBlock(block: Json, asked: Asked): boolean {
  if (!isGroup(block) || saysNothing(block)) return true;
  const { schemas, sharedType } = asked.lookup;
  const schemaOf = (type: string | undefined) => (type === undefined ? undefined : blockSchema(schemas, type));
  const own = schemaOf(typeMeant(schemas, block));
  if (!own) return false;
  const inner = isGroup(block["with"]) ? schemaOf(sharedType(block["use"])) : undefined;
  return isLostIn(block, own, asked) || (inner !== undefined && hasLost(block["with"] as Group, inner, asked));
}

function isLostIn(group: Group, at: Located, asked: Asked): boolean {
  const { required = [], properties = {} } = at.schema;
  const isMissing = (name: string) =>
    !Object.hasOwn(group, name) && mayContain({ schema: properties[name]!, file: at.file }, asked);
  const isStrange = Object.keys(group).every((name) => !Object.hasOwn(properties, name));
  return isStrange || hasUnread(group, properties) || required.some(isMissing) || hasLost(group, at, asked);
}

/** Whether it is lost in one of the fields that a group has. */
function hasLost(group: Group, { schema, file }: Located, asked: Asked): boolean {
  return Object.entries(schema.properties ?? {}).some(
    ([name, own]) => Object.hasOwn(group, name) && isLost(group[name]!, { schema: own, file }, asked),
  );
}

/** Whether a valid value may contain what is asked for. */
function mayContain(at: Located, asked: Asked): boolean {
  const known = asked.known.get(at.schema);
  if (known !== undefined) return known;
  const { schema, file } = follow(asked.lookup.schemas, at);
  const { kind, items, properties = {} } = schema;
  const inner = [...Object.values(properties), ...(items ? [items] : [])];
  const may =
    kind === undefined ? inner.some((each) => mayContain({ schema: each, file }, asked)) : asked.kinds.has(kind);
  asked.known.set(at.schema, may);
  return may;
}

/** Whether a value is a text, or a list of texts, that says something. */
function isRead(value: Json): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isRead);
  return typeof value === "string" && !isBlank(value);
}
