/** Finds the address that others name already for a page that has the address of another one. */
import { addressKey } from "../../../../model/spelling.ts";
import type { Document } from "../../document/document.ts";
import { aliasesOf } from "../../facts/facts.ts";
import { onlyOf } from "../../onlyOf.ts";
import type { Context } from "../../rule.ts";
import { nearest } from "../../wording/suggest.ts";
import { placesIn } from "../../wording/elsewhere.ts";
import { lostAddresses } from "./goneAddresses.ts";
import { wordsIn } from "../pictures/sameWords.ts";

interface NamedRoute {
  route: string;
  /** The clause that says who names it. */
  where: string;
}

/**
 * An address that others name and no page has: it fits the page's file name, or is an old address of the page, or is
 * the only one that has all words of the file name, or only words of that and of the title.
 */
export function namedAlready(copy: Document, kept: readonly string[], context: Context): NamedRoute | undefined {
  const own = aliasesOf(copy).filter((alias) => !kept.includes(alias));
  const isMeant = (route: string) =>
    route === `/${copy.name}` || own.some((alias) => addressKey(alias) === addressKey(route));
  const lost = [...lostAddresses(context)];
  const found =
    lost.find(([address]) => isMeant(address)) ?? onlyOf(lost.filter(([to]) => fitsOnly(to, copy, context)));
  if (found === undefined) return undefined;
  const [route, { links, entries }] = found;
  const [link, ...more] = links;
  const lead = more.length > 0 ? `The links in ${placesIn(links)}, lead` : `The link in ${placesIn(links)}, leads`;
  return { route, where: link ? `${lead} there` : `${placesIn(entries.slice(0, 1))}, names it` };
}

/** Whether an address has the words of this page, and of no other one, and is no slip for its present address. */
function fitsOnly(address: string, page: Document, context: Context): boolean {
  const words = new Set(wordsIn(address));
  const isNamed = ({ name }: Document) => {
    const own = wordsIn(name);
    return own.some((word) => word.length >= TELLING) && own.every((word) => words.has(word));
  };
  const title = page.data?.["title"];
  const known = new Set([...wordsIn(page.name), ...(typeof title === "string" ? titleWords(title) : [])]);
  const isTitled = words.size > 1 && [...words].every((word) => known.has(word));
  if (!isNamed(page) && !isTitled) return false;
  const others = context.documents.filter((other) => other.role === "page" && other !== page);
  return !others.some(isNamed) && nearest(address, [page.route!]).length === 0;
}

/** Shorter words are in many names. */
const TELLING = 4;

function titleWords(title: string): string[] {
  return title.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
}
