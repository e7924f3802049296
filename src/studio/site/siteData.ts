/** A site as it stands in the studio: all texts, those that are not saved among them, and what they say. */
import { isGroup, type Json } from "../../model/fields.ts";
import { namedOf } from "../../node/check/files/sitePaths.ts";
import type { Group } from "../../node/check/site.ts";
import type { SiteResources } from "../check/resources.ts";
import { saidIn } from "../document/saidIn.ts";
import type { NamedFile } from "../document/read.ts";
import type { StoredImage } from "../store/store.ts";

/** A page, or a shared block with the name that `use` gives. */
export interface SiteFile extends NamedFile {
  /** What it says, or said when it could be read last. */
  data: Group;
}

export interface SitePage extends SiteFile {
  route: string;
}

interface UnreadFile extends NamedFile {
  title: string;
  route: string;
}

export interface SiteData {
  /** The text of every file by its path from the site's folder, as it would be saved now. */
  texts: Readonly<Record<string, string>>;
  /** The home page first, then by their addresses. */
  pages: readonly SitePage[];
  shared: readonly SiteFile[];
  /** Files that cannot be read, and could not be since the studio was opened. */
  unread: readonly UnreadFile[];
  /** pages/_site.json. */
  site: SiteFile | undefined;
  images: readonly StoredImage[];
  /** For the check and the preview. */
  resources: SiteResources;
}

/** Puts together what the files say; `data` has those that could be read. */
export function siteDataOf(
  texts: Readonly<Record<string, string>>,
  data: ReadonlyMap<string, Group>,
  pictures: Pick<SiteData, "images" | "resources">,
): SiteData {
  const files = [...data].map(([file, own]): SiteFile => ({ ...namedOf(file), data: own }));
  const pages = files
    .filter(({ role }) => role === "page")
    .map((page): SitePage => ({ ...page, route: text(page.data["route"]) }))
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
  const shared = files.filter(({ role }) => role === "shared").toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const unread = Object.keys(texts)
    .filter((file) => !data.has(file))
    .map((file) => ({ ...namedOf(file), title: saidIn(texts[file]!, "title"), route: saidIn(texts[file]!, "route") }));
  return { texts, pages, shared, unread, site: files.find(({ role }) => role === "site"), ...pictures };
}

/** The block that a shared block stands for, by the name that `use` gives. */
export function sharedBlockOf({ shared }: Pick<SiteData, "shared">, use: Json | undefined): Group | undefined {
  const block = shared.find(({ name }) => name === use)?.data["block"];
  return isGroup(block) ? block : undefined;
}

/** The pages on which a shared block stands. */
export function pagesWith({ pages }: Pick<SiteData, "pages">, name: string): SitePage[] {
  const isUse = (block: Json) => isGroup(block) && block["type"] === "shared" && block["use"] === name;
  return pages.filter(({ data: { blocks } }) => Array.isArray(blocks) && blocks.some(isUse));
}

/** What people call a page: its title, or its address while it has none. */
export function pageTitle({ data, route, file }: SitePage): string {
  return text(data["title"]) || route || file;
}

/** What people call a file that is no page; undefined for a page. */
export function titleByRole({ role, name }: Pick<NamedFile, "role" | "name">): string | undefined {
  return { page: undefined, shared: `Shared block “${name}”`, site: "Site settings" }[role];
}

/** What people call a file. */
export function fileTitle(site: SiteData, file: string): string {
  const own = titleByRole(namedOf(file));
  if (own !== undefined) return own;
  const page = site.pages.find((each) => each.file === file);
  if (page) return pageTitle(page);
  const unread = site.unread.find((each) => each.file === file);
  return unread?.title || unread?.route || file;
}

export function text(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}
