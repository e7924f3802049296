/** Files whose top says that they are something else, and groups that stand among the blocks: each is one mistake. */
import { blockSchema, type Json, type Schemas } from "../../../model/fields.ts";
import { isGroup, type Lookup } from "../lookup.ts";
import { looksLike } from "./looksLike.ts";
import { sortNames } from "./meanings.ts";
import type { CodedFinding, Document, Group } from "../site.ts";
import { withArticle } from "../words.ts";

/** Undefined for a file that is what its place says. */
export function wholeFile(lookup: Lookup, document: Document, data: Group): CodedFinding | undefined {
  if (document.role === "site") return undefined;
  const said =
    blockAlone(lookup, document, data) ?? (document.role === "page" ? noPage(lookup, document, data) : undefined);
  return said && { severity: "error", code: "missing-property", document, path: [], point: "start", ...said };
}

type Said = Pick<CodedFinding, "message" | "fix">;

/** A file that has a block, and nothing around it. */
function blockAlone({ schemas }: Lookup, { role }: Document, data: Group): Said | undefined {
  const { type } = data;
  const home = role === "page" ? "blocks" : "block";
  if (home in data || "route" in data || typeof type !== "string" || !blockSchema(schemas, type)) return undefined;
  const what = `this is ${withArticle(type === "shared" ? "shared block" : type)}`;
  if (role === "page")
    return {
      message: `${what}, but a page has its blocks in a list called "blocks".`,
      fix: 'move it into the list "blocks" of a page, and delete this file.',
    };
  return {
    message: `${what}, but a file with a shared block has it in a group called "block".`,
    fix: 'write "block": { in front of "type", and one more } at the end of the file.',
  };
}

/** A file with nothing in it that makes a page. */
function noPage(lookup: Lookup, document: Document, data: Group): Said | undefined {
  const names = Object.keys(data);
  const fix = "copy a page that works and change its words, or move this file out of the folder pages.";
  if (names.length === 0) return { message: "nothing stands between the { } of this page.", fix };
  if ("route" in data || "blocks" in data) return undefined;
  const { properties = {}, required = [] } = lookup.schemaAt(document, [])?.schema ?? {};
  const allowed = Object.keys(properties);
  const unknown = names.filter((name) => !allowed.includes(name));
  const isWrapped = unknown.some(
    (name) => isGroup(data[name]) && ["route", "blocks"].some((own) => own in (data[name] as Group)),
  );
  if (unknown.length === 0 || isWrapped) return undefined;
  const missing = required.filter((name) => !names.includes(name));
  const { lacking } = sortNames(lookup, { document, path: [] }, { group: data, unknown, missing, allowed });
  const isNone = lacking.has("blocks") && (lacking.has("route") || unknown.length > 3);
  return isNone ? { message: 'this is no page: it has no list of "blocks".', fix } : undefined;
}

/** The list of the block before, if a group among the blocks could be an entry of it. */
export function entryOf(schemas: Schemas, blocks: readonly Json[], at: unknown): string | undefined {
  const [before, entry] = Array.isArray(blocks) && typeof at === "number" && at > 0 ? [blocks[at - 1], blocks[at]] : [];
  const located =
    isGroup(before) && typeof before["type"] === "string" ? blockSchema(schemas, before["type"]) : undefined;
  if (!located || !isGroup(before)) return undefined;
  return Object.entries(located.schema.properties ?? {}).find(
    ([name, { items }]) =>
      items && Array.isArray(before[name]) && looksLike(schemas, { schema: items, file: located.file }, entry!),
  )?.[0];
}
