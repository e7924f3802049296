/** Pages whose address has changed while all that names them still names the old one: that is one mistake, of the page. */
import { isGone } from "./elsewhere.ts";
import { aliasesOf, isReadable } from "../facts/facts.ts";
import { linksOf } from "../gathered/links.ts";
import { pathOf } from "../../../model/spelling.ts";
import type { Path } from "../../../model/fields.ts";
import { homesOf, type PageLink } from "../gathered/pageLinks.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../site.ts";
import { fold } from "../suggest.ts";

interface Named {
  /** All that names the address. */
  places: readonly { document: Document; path: Path }[];
  links: readonly PageLink[];
  context: Context;
}

/** The page that lived at an address at which none does; undefined when that is not sure. */
export function movedFrom(route: string, { places, links, context }: Named): Document | undefined {
  const homes = homesOf(context);
  const behind = homes.behind(route);
  const page = homes.pages.get(behind ?? byFile(route, context) ?? byWords(links, context) ?? "");
  if (!page || !isSettled(page, context) || aliasesOf(page).includes(route)) return undefined;
  if (behind !== undefined) {
    const isSame = (address: string) => address.toLowerCase() === route.toLowerCase();
    // Where only capitals differ, few places may as well have the same slip.
    if (isSame(behind) ? !isGone(places) : !aliasesOf(page).some(isSame)) return undefined;
  }
  return known(context).named.has(page.route!) ? undefined : page;
}

/** Whether a page's own address is sure: it is not wrong, nor only guessed from a text that is not JSON, nor wanted by two. */
export function isSettled(page: Document, context: Context): boolean {
  return isReadable(page) && !context.isWrong(page, ["route"]) && !homesOf(context).isContested(page.route!);
}

/** The address of the only page whose file is called as the lost address. */
function byFile(route: string, context: Context): string | undefined {
  return onlyPage(context, route === "/" ? ["index"] : [fold(route.slice(1))]);
}

/** The address of the only page that many links speak of, by the name of its file. */
function byWords(links: readonly PageLink[], context: Context): string | undefined {
  if (!isGone(links)) return undefined;
  const words = links.flatMap(({ label }) => (label ? [fold(label.words)] : []));
  return onlyPage(context, words);
}

function onlyPage(context: Context, names: readonly string[]): string | undefined {
  const { byName } = known(context);
  const [page, ...others] = new Set(names.flatMap((name) => byName.get(name) ?? []));
  return others.length === 0 ? page?.route : undefined;
}

interface Known {
  /** Pages by the names of their files, as they are compared. */
  byName: ReadonlyMap<string, Document[]>;
  /** All addresses that something names. */
  named: ReadonlySet<string>;
}

const byContext = new WeakMap<Context, Known>();

function known(context: Context): Known {
  const found = byContext.get(context) ?? findKnown(context);
  byContext.set(context, found);
  return found;
}

function findKnown(context: Context): Known {
  const byName = new Map<string, Document[]>();
  const named = new Set(linksOf(context).map(({ href }) => pathOf(href)));
  for (const { value } of context.fields("page")) named.add(String(value));
  for (const document of context.documents) {
    const { role, name, facts } = document;
    if (role === "page") byName.set(fold(name), [...(byName.get(fold(name)) ?? []), document]);
    for (const href of facts?.links ?? []) named.add(pathOf(href));
    for (const route of facts?.pages ?? []) named.add(route);
  }
  return { byName, named };
}
