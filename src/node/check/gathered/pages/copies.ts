/** Copied pages: which of several pages is the copy, and what it still has of the original. */
import type { Json } from "../../../../model/fields.ts";
import { addressKey } from "../../../../model/spelling.ts";
import { aliasesOf } from "../../facts/facts.ts";
import { comparable, comparableWords } from "./pageWords.ts";
import type { Context } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import { ONE_BY_ONE } from "../../byName.ts";
import { fold } from "../../wording/suggest.ts";
import { choice } from "../../wording/words.ts";

const WORDS = ["title", "description"] as const;

/**
 * The page that is most likely the copy: its file name contains that of another one, as programs name copies; or else
 * its file name has least in common with its words. Of several, the first.
 */
export function leastLikeItsName(documents: readonly Document[], words: (document: Document) => string): Document {
  // A large number of copies was generated, so names say nothing.
  const few = documents.slice(0, ONE_BY_ONE);
  const copy = few.find(
    (document) =>
      fold(ownName(document)) !== fold(words(document)) && few.some((other) => isCalledAfter(document, other)),
  );
  if (copy) return copy;
  const likeness = (document: Document) => likenessOf(ownName(document), words(document));
  return documents.reduce((least, each) => (likeness(each) < likeness(least) ? each : least));
}

/** How much of a name is in a text: the share of its words in percent, plus the share of its trigrams. */
function likenessOf(name: string, text: string): number {
  const inText = new Set(text.toLowerCase().match(/\p{L}{3,}/gu));
  const letters = fold(name);
  const folded = fold(text);
  const words = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const pieces = Array.from(letters, (_, i) => letters.slice(i, i + 3)).filter((piece) => piece.length === 3);
  const share = (all: readonly string[], has: (each: string) => boolean) =>
    all.filter(has).length / Math.max(all.length, 1);
  return share(words, (word) => inText.has(word)) * 100 + share(pieces, (piece) => folded.includes(piece));
}

/**
 * Whether a page is a backup that a program made: its file name contains that of another page, and their blocks are the
 * same.
 */
export function isSpareCopy(document: Document, others: readonly Document[]): boolean {
  return others.some((other) => isCalledAfter(document, other) && haveSameBlocks([document, other]));
}

/** Words in the names of backups and of copies that resolve a conflict. */
const KEPT =
  /(?:^|[^\p{L}])(?:copy|kopie|copia|copie|backup|bak|old|conflict|konflikt|orig|original|save|saved|\(\d+\))(?:[^\p{L}]|\d*$)/iu;

/** Whether the file name says that it is a copy of one of the others. */
export function isKeptCopy(document: Document, others: readonly Document[]): boolean {
  return isNamedAsCopy(document) && others.some((other) => isCalledAfter(document, other));
}

/** The same by its own name only. */
export function isNamedAsCopy(document: Document): boolean {
  return KEPT.test(ownName(document));
}

/** How much of its route is in the words at the beginning of a page. */
export function likenessToRoute({ route = "", data }: Document): number {
  const { title, description, blocks } = data ?? {};
  return likenessOf(route, JSON.stringify([title, description, Array.isArray(blocks) ? blocks[0] : ""]));
}

/** Whether the file name contains that of another page, as a whole word: "web.old" or "Copy of web" for "web". */
function isCalledAfter(document: Document, other: Document): boolean {
  const [name, shorter] = [ownName(document), ownName(other)];
  const at = name.length > shorter.length ? name.indexOf(shorter) : -1;
  return at >= 0 && !/[\p{L}\d]/u.test((name[at - 1] ?? "") + (name[at + shorter.length] ?? ""));
}

/** The file name without folders and ending. */
function ownName({ name }: Document): string {
  return name.replace(/^.*\//, "");
}

/** Which of its texts a page shares with one of the others. */
export function wordsKept({ data }: Document, others: readonly Document[]): (typeof WORDS)[number][] {
  return WORDS.filter((name) => {
    const text = data?.[name];
    const isSame = (other: Json | undefined) =>
      typeof other === "string" && comparable(other) === comparable(text as string);
    return typeof text === "string" && others.some((other) => isSame(other.data?.[name]));
  });
}

/** The aliases of a page that one of the others has as well. */
export function aliasesKept(document: Document, others: readonly Document[]): string[] {
  const kept = new Set(others.flatMap(aliasesOf));
  return aliasesOf(document).filter((alias) => kept.has(alias));
}

/**
 * Whether a page is a copy of another one for certain: both have the same alias, which is another spelling of the
 * original's route.
 */
export function isSureCopy(document: Document, other: Document): boolean {
  const { route = "" } = other;
  return aliasesKept(document, [other]).some((alias) => alias !== route && addressKey(alias) === addressKey(route));
}

/**
 * The fix that removes aliases; an array that would become empty goes as a whole.
 * @param isSure Whether this page is the copy. Otherwise its file is not named: the author knows which one is.
 */
export function outOfAliases(document: Document, aliases: readonly string[], isSure = true): string {
  const isAll = aliasesOf(document).length === aliases.length;
  const its = isSure ? "" : "its ";
  const where = isSure ? ` of ${document.file}` : "";
  return isAll
    ? `take ${its}"aliases" out${where}, the whole list with its comma`
    : `take ${choice(aliases, "and")} out of ${its}"aliases"${where && ` in ${document.file}`}`;
}

/** Whether exactly two pages are given, with the same blocks. */
export function haveSameBlocks([a, b, ...more]: readonly Document[]): boolean {
  const blocks = a?.data?.["blocks"];
  return !!blocks && more.length === 0 && JSON.stringify(blocks) === JSON.stringify(b?.data?.["blocks"]);
}

/** Whether two pages have the same title or description as shown, so that another rule tells of them. */
export function areToldByWords(context: Context, [a, b]: readonly [Document, Document]): boolean {
  const words = comparableWords(context);
  return WORDS.some((name) => words[name].has(a) && words[name].get(a) === words[name].get(b));
}

/** Whether a page has the route of the other one as an alias, and so has most likely replaced it. */
export function replaces(a: Document, b: Document): boolean {
  return aliasesOf(a).includes(b.route ?? "");
}
