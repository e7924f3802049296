/** Files that are of another kind by their names at the top, and groups among the blocks that are none: each is one mistake. */
import { nounOfType } from "./blockType.ts";
import { blockSchema } from "../../../../model/fields.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup } from "../../json.ts";
import { sortNames } from "../names/meaning/meanings.ts";
import type { Document } from "../../document/document.ts";
import type { CodedFinding } from "../../finding.ts";
import type { Group } from "../../site.ts";
import { quote, withArticle } from "../../wording/words.ts";

/** Undefined for a file of the kind that belongs at its path. */
export function otherFile(lookup: Lookup, document: Document, data: Group): CodedFinding | undefined {
  const about = { severity: "error", document, path: [], point: "start" } as const;
  const other = overwritten(document, data);
  if (other) return { ...about, code: other.otherKind === "nothing" ? "missing-property" : "unknown-file", ...other };
  if (document.role === "site") return undefined;
  const said =
    blockAlone(lookup, document, data) ?? (document.role === "page" ? noPage(lookup, document, data) : undefined);
  return said && { ...about, code: "missing-property", ...said };
}

/** A file of another kind that was saved over this one, whose former content is not known. */
function overwritten({ role }: Document, data: Group): (FileAnswer & Pick<CodedFinding, "otherKind">) | undefined {
  const otherKind = kindOfFile(data);
  const said = otherKind === undefined || otherKind === role ? undefined : ofOtherKind(role, otherKind);
  return said && { ...said, otherKind: otherKind! };
}

function ofOtherKind(role: Document["role"], kind: Kind): FileAnswer | undefined {
  if (role === "site") {
    const fix = "put back what was in it, from an older copy of the site.";
    if (kind === "nothing") return { message: "nothing stands between the { } of this file.", fix };
    const what = kind === "page" ? "a page" : "a shared block";
    return { message: `this is ${what}, but this file is for what all pages share.`, fix };
  }
  if (kind === "site") {
    const was = role === "page" ? "page" : "shared block";
    const message = "this says what all pages share, which pages/_site.json is for.";
    return { message, fix: `delete this file, or put back the ${was} that was here, from an older copy of the site.` };
  }
  if (role !== "page" || kind !== "shared") return undefined;
  const message = "this is a shared block, and the same one is in the folder _shared.";
  return { message, fix: "delete this file, or put back the page that was here, from an older copy of the site." };
}

/** The kind of a file by the names at its top. */
function kindOfFile(data: Group): Kind | undefined {
  const has = (...names: string[]) => names.every((name) => name in data);
  if (Object.keys(data).length === 0) return "nothing";
  if (["brand", "header", "footer", "contact"].some((name) => isGroup(data[name])))
    return has("blocks") || !has("brand", "header") ? undefined : "site";
  if (has("route") && Array.isArray(data["blocks"])) return "page";
  return isBlockFile(data) ? "shared" : undefined;
}

/** Whether this is the whole file of a shared block. */
export function isBlockFile(data: Group): boolean {
  const { block } = data;
  return isGroup(block) && typeof block["type"] === "string" && !("route" in data) && !("blocks" in data);
}

type Kind = Document["role"] | "nothing";
type FileAnswer = Pick<CodedFinding, "message" | "fix"> & Partial<Pick<CodedFinding, "path" | "point">>;

/** A file that is a block, without the fields around it. */
function blockAlone({ schemas }: Lookup, { role }: Document, data: Group): FileAnswer | undefined {
  const { type } = data;
  const home = role === "page" ? "blocks" : "block";
  if (home in data || "route" in data || typeof type !== "string" || !blockSchema(schemas, type)) return undefined;
  const what = `this is ${withArticle(nounOfType(type))}`;
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

/** A file that has nothing of a page in it. */
function noPage(lookup: Lookup, document: Document, data: Group): FileAnswer | undefined {
  const names = Object.keys(data);
  const fix = "copy a page that works and change its words, or move this file out of the folder pages.";
  if (names.length === 0) return { message: "nothing stands between the { } of this page.", fix };
  const leading = leadingOn(data);
  if (leading !== undefined) return sayLeadingOn(lookup, data, leading);
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

/** The field of a page without blocks that leads on to another page, as other programs have it. */
export function leadingOn(data: Group): string | undefined {
  if ("blocks" in data || typeof data["route"] !== "string") return undefined;
  return Object.keys(data).find((name) => /^(?:redirect|forward)/i.test(name));
}

function sayLeadingOn(lookup: Lookup, data: Group, name: string): FileAnswer {
  const [route, target] = [quote(data["route"] as string), data[name]];
  const page = typeof target === "string" ? lookup.pageAt?.(target) : undefined;
  const home =
    page === undefined
      ? `write ${route} into the "aliases" of the page that it leads to`
      : page.aliases === undefined
        ? `write "aliases": [${route}], into ${page.file}, in a line of its own below line ${page.line}`
        : `write "aliases": [${[...page.aliases, route].join(", ")}] in ${page.file}, in the place of those in line ${page.line}`;
  const fix = `delete this file, and ${home}.`;
  return { path: [name], point: "value", message: "this page only leads to another one.", fix };
}
