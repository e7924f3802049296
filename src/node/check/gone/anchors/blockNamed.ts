/** Blocks that a missing anchor may name, by their headings and types. */
import type { Json, Path } from "../../../../model/fields.ts";
import type { Document } from "../../document/document.ts";
import type { PageLink } from "../../gathered/links/pageLinks.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Context } from "../../rule.ts";
import { anchorMeant } from "../../shape/values/meant/anchorMeant.ts";
import { headedWith } from "./inHeadings.ts";
import { isHeaded, placeIn } from "./placeMeant.ts";

/**
 * The only block without an id that the anchor names by its heading, or else by its type or the name of its shared
 * block; or else the only block or entry with the anchor's words in its heading.
 */
export function blockCalled(link: PageLink, context: Context): string | undefined {
  const { lookup } = context;
  const page = link.page!;
  const wanted = placeIn(link);
  const blocks = valueAt(page, ["blocks"]);
  const all = Array.isArray(blocks) ? Array.from(blocks.entries()).filter(([, block]) => !hasName(block)) : [];
  const byHeading = all.filter(([, block]) => isHeaded(block, wanted));
  const byKind = all.filter(([, block]) => kindWords(block).includes(wanted));
  const [found, ...others] = byHeading.length > 0 ? byHeading : byKind;
  const headed = found === undefined ? headedWith(link, context) : undefined;
  const mayHaveName = headed && headed.id === undefined && lookup.schemaAt(page, [...headed.path, "id"]) !== undefined;
  const path = mayHaveName ? headed.path : found && ["blocks", found[0]];
  if (path === undefined || others.length > 0) return undefined;
  const shared = sharedAt(page, path, context);
  if (shared) return `${lookup.placeOf(shared, ["block"])} in ${shared.file}`;
  const where = page === link.document ? "" : ` in ${page.file}`;
  return `${lookup.placeOf(page, path)}${where}`;
}

/** The file of the shared block at a place of a page, if its block has no id; other pages get the anchor as well. */
function sharedAt(page: Document, path: Path, { shared }: Context): Document | undefined {
  const found = shared.get(String(valueAt(page, [...path, "use"])));
  return isGroup(found?.data?.["block"]) && !hasName(found.data["block"]) ? found : undefined;
}

/** Whether the anchor names a block of the page by its heading, type or shared block, whether it has an id or not. */
export function mayBeBlock(link: PageLink): boolean {
  const wanted = placeIn(link);
  const blocks = valueAt(link.page!, ["blocks"]);
  return Array.isArray(blocks) && blocks.some((block) => isHeaded(block, wanted) || kindWords(block).includes(wanted));
}

/** Whether entries of blocks have ids, such as the sections of an article. */
export function hasParts(page: Document): boolean {
  const blocks = valueAt(page, ["blocks"]);
  const lists = Array.isArray(blocks) ? blocks.flatMap((block) => (isGroup(block) ? Object.values(block) : [])) : [];
  return lists.some((list) => Array.isArray(list) && list.some(hasName));
}

function hasName(block: Json): boolean {
  return isGroup(block) && block["id"] !== undefined;
}

/** "contact" and "form", for a contactForm and for the shared block "contact-form". */
function kindWords(block: Json): string[] {
  const { type, use } = isGroup(block) ? block : {};
  const kind = type === "shared" ? use : type;
  return typeof kind === "string" ? anchorMeant(kind).split("-") : [];
}
