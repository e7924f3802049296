/** Fields with which other programs hide a page, or a part of one that stays written. */
import { BESIDE, OUT, TAKE_IT_OUT } from "../../../wording/commas.ts";
import { fold } from "../../../wording/suggest.ts";
import { quote } from "../../../wording/words.ts";
import { truthOf } from "../../../wording/truthWords.ts";
import type { Lookup } from "../../../lookup.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { nounOf } from "../../noun.ts";
import type { Json } from "../../../../../model/fields.ts";
import { WHERE_PAGES_WAIT } from "../../../files/sitePaths.ts";
import type { Group } from "../../../site.ts";

/** Names that keep something from visitors if they are true, and those that do so if they are false. */
const HIDES: ReadonlySet<string> = new Set(["hidden", "hide", "isHidden", "draft", "disabled"].map(fold));
const SHOWS: ReadonlySet<string> = new Set(["visible", "isVisible", "enabled", "show", "published"].map(fold));
/** Names that do so with whole pages only, whatever they are set to, see `PUBLIC`. */
const OF_PAGES: ReadonlySet<string> = new Set(["status", "visibility", "private", "unlisted"].map(fold));
/** Of all of these, those that say that a page is not finished. */
const DRAFTS: ReadonlySet<string> = new Set(["draft", "published", "status"].map(fold));

/** The status of a page that is not hidden. */
const PUBLIC = /^(?:publish(?:ed)?|public|live|visible)$/i;

/** What to do with such a field of a page; undefined for other fields. */
export function hidesPage({ links }: Lookup, { document, path, group }: Sorted, name: string): string | undefined {
  const isPage = document.role === "page" && path.length === 0;
  if (!isPage || !isAboutHiding(name)) return undefined;
  if (!isHidden(name, group[name])) return `${TAKE_IT_OUT}: every page is public.`;
  const what = DRAFTS.has(fold(name)) ? "drafts" : "hidden pages";
  const places = links?.(document);
  const out = places === undefined ? "" : `, and take out ${places}`;
  return `there are no ${what}: ${TAKE_IT_OUT}, and the page is public. Or, until it is ready, move the file ${WHERE_PAGES_WAIT}${out}.`;
}

/** Whether a page has a field that is to keep it from visitors. */
export function isKeptBack(page: Group): boolean {
  return Object.entries(page).some(([name, value]) => isAboutHiding(name) && isHidden(name, value));
}

function isAboutHiding(name: string): boolean {
  return [HIDES, SHOWS, OF_PAGES].some((names) => names.has(fold(name)));
}

function isHidden(name: string, value: Json | undefined): boolean {
  const word = String(value).trim();
  return !PUBLIC.test(word) && (OF_PAGES.has(fold(name)) || truthOf(word) !== SHOWS.has(fold(name)));
}

/** Undefined for a name that hides nothing, and for a whole page, see `hidesPage`. */
export function hidesPart(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const { document, path, group } = sorted;
  const hides = HIDES.has(fold(name));
  if (path.length === 0 || (!hides && !SHOWS.has(fold(name)))) return undefined;
  const noun = nounOf(lookup, sorted);
  if (truthOf(String(group[name]).trim()) === !hides) return `${TAKE_IT_OUT}: each ${noun} is shown.`;
  if (document.role === "shared" && path.length === 1)
    return `${TAKE_IT_OUT}: a page shows it as long as it has a block with "use": ${quote(document.name)}.`;
  const last = path.at(-1)!;
  const owner = lookup.schemaAt(document, path.slice(0, -1))?.schema;
  if (owner?.required?.includes(String(last))) return `${TAKE_IT_OUT}: ${quote(String(last))} is always shown.`;
  const all = typeof last === "number" ? "all of it out, from { to }," : `${quote(last)} out, with its { },`;
  return `to hide this ${noun}, take ${all} ${BESIDE}, and keep a copy outside the folder pages. To show it, take only ${quote(name)} ${OUT}.`;
}
