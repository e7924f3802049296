/** What the preview has to know of the files of a site. */
import { isGroup, type Json } from "../../model/fields.ts";
import { pointerOf } from "../../model/pointer.ts";
import type { Group } from "../../node/check/site.ts";
import { type Keys, pathOfKey } from "../document/keys.ts";
import type { OpenFile } from "../document/openFile.ts";
import type { NamedFile } from "../document/read.ts";
import type { SiteData } from "../site/siteData.ts";
import type { SiteDocuments } from "./messages.ts";

/** A file that is open. */
export interface OpenPage {
  file: NamedFile & Pick<OpenFile, "formerly">;
  /** What the file says, or said when it could be read last: a page, a shared block or the site file. */
  page: Group;
  keys: Keys;
}

/** The file, and which parts of it the preview shows. */
interface ShownFile {
  /** Without blocks. */
  page: Group;
  blocks: { key: string; block: Json }[];
}

/** The name of the block in a file that has only one. */
const ONLY = "block";

/** A shared block stands alone between header and footer; the site file is shown around the home page. */
export function shownFile({ pages }: Pick<SiteData, "pages">, { file, page, keys }: OpenPage): ShownFile {
  if (file.role === "shared")
    return { page: { route: "" }, blocks: isGroup(page["block"]) ? [{ key: ONLY, block: page["block"] }] : [] };
  const home = pages.find(({ route }) => route === "/")?.data ?? {};
  const { blocks, ...rest } = file.role === "site" ? home : page;
  const items = file.role === "site" ? undefined : keys.fields?.get("blocks")?.items;
  const list = Array.isArray(blocks) ? blocks : [];
  return { page: rest, blocks: list.map((block, i) => ({ key: items?.[i]?.key ?? `home ${i}`, block })) };
}

/** The site around the file. Of other pages only what cards show. */
export function previewDocuments({ site, pages, shared }: SiteData, { file, page }: OpenPage): SiteDocuments {
  return {
    site: file.role === "site" ? page : (site?.data ?? {}),
    pages: new Map(
      pages.map(({ route, data }) => [route, { route, ...(data["card"] && { card: data["card"] }) } as Group]),
    ),
    shared: new Map(shared.map(({ name, data }) => [name, data])),
  };
}

/** The inputs of `previewDocuments`: as long as all are the same objects, its result is. */
export function partsOfSite({ site, pages, shared, resources }: SiteData, { file, page }: OpenPage): unknown[] {
  const cards = pages.filter((each) => each.file !== file.file).flatMap(({ route, data }) => [route, data["card"]]);
  const blocks = shared.filter((each) => each.file !== file.file).flatMap(({ name, data }) => [name, data]);
  return [resources, file.role === "site" ? page : site?.data, ...cards, ...blocks];
}

/** The key of the block that a key is of, or that it is in. */
export function blockKeyOf({ file, keys }: OpenPage, key: string | null): string | undefined {
  if (key === null) return undefined;
  if (file.role !== "page") return file.role === "shared" ? ONLY : undefined;
  const [list, position] = pathOfKey(keys, key) ?? [];
  return list === "blocks" ? keys.fields?.get("blocks")?.items?.[Number(position)]?.key : undefined;
}

/** The pointer, from its block, of the item that a key is of; undefined for a block itself. */
export function itemOf({ file, keys }: OpenPage, key: string | null): string | undefined {
  const path = key === null ? [] : (pathOfKey(keys, key) ?? []);
  const inner = path.slice(file.role === "page" ? 2 : 1);
  return file.role === "site" || inner.length === 0 ? undefined : pointerOf(inner);
}

/** A field of a block, from the top of the file; undefined where a click in the preview is about another file. */
export function clickedIn(
  { file, keys }: OpenPage,
  key: string,
  pointer: string | undefined,
): { key: string | null; pointer?: string } | undefined {
  if (file.role === "site") return undefined;
  if (file.role === "shared") return { key: null, ...(pointer !== undefined && { pointer: `/block${pointer}` }) };
  const position = keys.fields?.get("blocks")?.items?.findIndex((item) => item.key === key) ?? -1;
  if (position < 0) return undefined;
  return { key, ...(pointer !== undefined && { pointer: `/blocks/${position}${pointer}` }) };
}
