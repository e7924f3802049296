/** Pages that are copies of others: which of them is the copy, and what it still has of the other one. */
import type { Json } from "../../../model/fields.ts";
import { addressKey } from "../../../model/spelling.ts";
import { aliasesOf } from "../facts/facts.ts";
import { comparable, comparableWords } from "./pageWords.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { ONE_BY_ONE } from "../byName.ts";
import { fold } from "../wording/suggest.ts";
import { choice } from "../wording/words.ts";

const WORDS = ["title", "description"] as const;

/**
 * The page whose file is called as another one with more words around it, as programs call copies; or else the one whose
 * file sounds least like what it says of itself. Of several, the first.
 */
export function leastLikeItsName(documents: readonly Document[], words: (document: Document) => string): Document {
  // Of very many, a program made all.
  const few = documents.slice(0, ONE_BY_ONE);
  const copy = few.find(
    (document) =>
      fold(ownName(document)) !== fold(words(document)) && few.some((other) => isCalledAfter(document, other)),
  );
  if (copy) return copy;
  const likeness = (document: Document) => likenessOf(ownName(document), words(document));
  return documents.reduce((least, each) => (likeness(each) < likeness(least) ? each : least));
}

/** How much of a name is in a text: the share of its words, and where that is the same, of its letters three by three. */
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

/** Whether a page is only there because a program saved it beside another one: by its name, and by what is on it. */
export function isSpareCopy(document: Document, others: readonly Document[]): boolean {
  return others.some((other) => isCalledAfter(document, other) && haveSameBlocks([document, other]));
}

/** Words in the names of files that are kept beside others, to be on the safe side. */
const KEPT =
  /(?:^|[^\p{L}])(?:copy|kopie|copia|copie|backup|bak|old|conflict|konflikt|orig|original|save|saved|\(\d+\))(?:[^\p{L}]|\d*$)/iu;

/** Whether its name says that it was kept, to go back to if need be. */
export function isKeptCopy(document: Document, others: readonly Document[]): boolean {
  return isNamedAsCopy(document) && others.some((other) => isCalledAfter(document, other));
}

/** The same, whatever other files there are. */
export function isNamedAsCopy(document: Document): boolean {
  return KEPT.test(ownName(document));
}

/** How much of its address is in what a page says of itself at its beginning. */
export function likenessToRoute({ route = "", data }: Document): number {
  const { title, description, blocks } = data ?? {};
  return likenessOf(route, JSON.stringify([title, description, Array.isArray(blocks) ? blocks[0] : ""]));
}

/** "web.old" is called after "web", and so is "Copy of web". */
function isCalledAfter(document: Document, other: Document): boolean {
  const [name, shorter] = [ownName(document), ownName(other)];
  const at = name.length > shorter.length ? name.indexOf(shorter) : -1;
  return at >= 0 && !/[\p{L}\d]/u.test((name[at - 1] ?? "") + (name[at + shorter.length] ?? ""));
}

/** The name of its file without folders. */
function ownName({ name }: Document): string {
  return name.replace(/^.*\//, "");
}

/** Which of its words a page shares with one of the others. */
export function wordsKept({ data }: Document, others: readonly Document[]): (typeof WORDS)[number][] {
  return WORDS.filter((name) => {
    const text = data?.[name];
    const isSame = (other: Json | undefined) =>
      typeof other === "string" && comparable(other) === comparable(text as string);
    return typeof text === "string" && others.some((other) => isSame(other.data?.[name]));
  });
}

/** The old addresses of a page that one of the others has as well. */
export function aliasesKept(document: Document, others: readonly Document[]): string[] {
  const kept = new Set(others.flatMap(aliasesOf));
  return aliasesOf(document).filter((alias) => kept.has(alias));
}

/** Whether a page has kept old addresses of another one that are only spellings of its address: then it is the copy of that one. */
export function isSureCopy(document: Document, other: Document): boolean {
  const { route = "" } = other;
  return aliasesKept(document, [other]).some((alias) => alias !== route && addressKey(alias) === addressKey(route));
}

/** A list without an old address is left out. */
export function outOfAliases(document: Document, aliases: readonly string[]): string {
  const isAll = aliasesOf(document).length === aliases.length;
  return isAll
    ? 'take its "aliases" out, the whole list with its comma'
    : `take ${choice(aliases, "and")} out of its "aliases"`;
}

/** Whether two pages show the same: what one of them is, the other is as well. */
export function haveSameBlocks([a, b, ...more]: readonly Document[]): boolean {
  const blocks = a?.data?.["blocks"];
  return !!blocks && more.length === 0 && JSON.stringify(blocks) === JSON.stringify(b?.data?.["blocks"]);
}

/** Whether two pages have the same title or the same description, as they are shown: that is told of these. */
export function areToldByWords(context: Context, [a, b]: readonly [Document, Document]): boolean {
  const words = comparableWords(context);
  return WORDS.some((name) => words[name].has(a) && words[name].get(a) === words[name].get(b));
}

/** Whether one of two pages claims the address of the other: it has most likely taken its place. */
export function replaces(a: Document, b: Document): boolean {
  return aliasesOf(a).includes(b.route ?? "");
}
