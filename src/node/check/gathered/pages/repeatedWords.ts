/** Pages that share a title or a description. */
import { addressKey } from "../../../../model/spelling.ts";
import { alike, countsOf, ONE_BY_ONE } from "../../byName.ts";
import { hasCardOf } from "./cards.ts";
import { aliasesKept, isSureCopy, outOfAliases, haveSameBlocks, leastLikeItsName, replaces } from "./copies.ts";
import { theOthers } from "../../wording/elsewhere.ts";
import { lonelyPages } from "../../gone/pages/lonelyPages.ts";
import { homesOf } from "../links/pageLinks.ts";
import { comparable, comparableWords, type PageWords, type PageWordsKind, wordsOf } from "./pageWords.ts";
import { perContext } from "../../perContext.ts";
import { changedAmong } from "../../toldFirst.ts";
import type { Context } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import type { Finding } from "../../finding.ts";
import { capital, choice, numberWord, quote } from "../../wording/words.ts";
import { checkCommand } from "../../wording/commands.ts";

/**
 * One finding for each text that several pages have, letter case and whitespace aside. Pages with the same route are
 * told by another rule.
 */
export function* repeated(context: Context, name: PageWordsKind): Generator<Finding> {
  let others: ReadonlyMap<Document, string> | undefined;
  let counts: ReadonlyMap<string, number> | undefined;
  for (const all of sameWords(context, name)) {
    const same = withOwnAddresses(all);
    const [one, other] = same.map(({ document }) => document);
    // A page with the route of the other one as an alias has replaced it, which is told elsewhere.
    if (same.length < 2 || (same.length === 2 && (replaces(one!, other!) || replaces(other!, one!)))) continue;
    others ??= otherOf(context, name);
    counts ??= countsOf(others.values());
    const areCopies = haveBoth(all, { others, counts });
    // Told with their titles.
    if (areCopies && name === "description") continue;
    const first = copyAmong(changedAmong(same, context), others);
    const rest = same.filter((each) => each !== first);
    const places = rest.map(({ document }) => ({ document, path: [name] }));
    const what = areCopies ? "title and the same description" : name;
    const message = `${numberWord(same.length)} pages have the same ${what}: ${quote(first.text)}.`;
    const own = areCopies ? "a title and a description of its own" : `a ${name} of its own`;
    const also = alsoInCopy(context, first.document, rest);
    const { detail, elsewhere } = theOthers(places);
    // The original, which the detail names, needs no change.
    const isSure = rest.length === 1 && isSureCopy(first.document, rest[0]!.document);
    const areOne = haveSameBlocks(same.map(({ document }) => document));
    yield {
      document: first.document,
      path: [name],
      point: "value",
      message,
      sentence: () => capital(message),
      detail,
      ...(isSure ? {} : { elsewhere }),
      fix: isSure
        ? `${list([`give this page ${own}`, ...also])}.`
        : `give each of them ${own}. If one of them is a copy, ${list(["change that one", ...also])}.${areOne ? replaced(context) : ""}`,
      why: "Nobody can tell them apart in search results.",
    };
  }
}

/** The page got a new file and a new route, but the old file was kept. */
function replaced({ named }: Context): string {
  return ` If one has taken the place of the other, delete the old file, add its address to the "aliases" of the new page, and run "${checkCommand(named, ["--fix"])}", which changes the links to it.`;
}

/** Pages with the blocks and the title or description of exactly one other page, which is told for one of the two. */
export const unfinishedCopies = perContext((context): ReadonlySet<Document> => {
  const pairs = (["title", "description"] as const).flatMap((name) =>
    sameWords(context, name)
      .map(withOwnAddresses)
      .filter((same) => same.length === 2),
  );
  const documents = pairs.map((pair) => pair.map(({ document }) => document));
  return new Set(documents.filter(haveSameBlocks).flat());
});

/** Groups of pages with the same text. */
function sameWords(context: Context, name: PageWordsKind): PageWords[][] {
  return alike(wordsOf(context, name), ({ text }) => comparable(text));
}

/** One page for each route. */
function withOwnAddresses(all: readonly PageWords[]): PageWords[] {
  return [...new Map(all.map((each) => [each.document.route && addressKey(each.document.route), each])).values()];
}

/** The other steps of the fix for a copied page. */
function alsoInCopy(context: Context, copy: Document, rest: readonly PageWords[]): string[] {
  const others = rest.map(({ document }) => document);
  // An alias that is the route of another page is told elsewhere.
  const { living } = homesOf(context);
  const aliases = aliasesKept(copy, others).filter((alias) => [undefined, copy].includes(living(alias)));
  const also = aliases.length > 0 ? [outOfAliases(copy, aliases, false)] : [];
  if (hasCardOf(copy, others)) also.push('change the words on its "card"');
  if (!unfinishedCopies(context).has(copy)) return also;
  const lonely = lonelyPages(context).filter((page) => page === copy || others.includes(page));
  const routes = choice(
    lonely.map(({ route }) => route!),
    "and",
  );
  return routes === "" ? also : [...also, `add a link to ${routes} on another page`];
}

function list(steps: readonly string[]): string {
  return steps.length < 3 ? steps.join(", and ") : `${steps.slice(0, -1).join(", ")}, and ${steps.at(-1)}`;
}

/** Whether pages with the same title also share a description that no other page has. */
function haveBoth(
  all: readonly PageWords[],
  { others, counts }: { others: ReadonlyMap<Document, string>; counts: ReadonlyMap<string, number> },
): boolean {
  const [other, ...more] = new Set(all.map(({ document }) => others.get(document)));
  return other !== undefined && other !== "" && more.length === 0 && counts.get(other) === all.length;
}

/** The page that is the copy. Titles and descriptions must give the same result for the same pages. */
function copyAmong(same: readonly PageWords[], others: ReadonlyMap<Document, string>): PageWords {
  const ownOther = new Set(same.map(({ document }) => others.get(document)));
  const [other = ""] = ownOther.size === 1 ? ownOther : [];
  const few = same.slice(0, ONE_BY_ONE);
  const isCopyOfAny = (own: Document) => few.some(({ document }) => document !== own && isSureCopy(own, document));
  const sure = few.find(({ document }) => isCopyOfAny(document));
  if (sure) return sure;
  // If file names do not tell, it is the one whose text has least in common with its other text.
  const kin = new Map(same.map((each) => [each, kinship(each, others)]));
  const byKinship = same.toSorted((a, b) => kin.get(a)! - kin.get(b)!);
  const textOf = new Map(
    byKinship.map(({ document, text }) => [document, [comparable(text), other].toSorted().join(" ")]),
  );
  const copy = leastLikeItsName([...textOf.keys()], (document) => textOf.get(document)!);
  return same.find(({ document }) => document === copy)!;
}

/** How many words a title shares with the page's description, or a description with the title. */
function kinship({ document, text }: PageWords, others: ReadonlyMap<Document, string>): number {
  const own = new Set(longWords(others.get(document) ?? ""));
  return new Set(longWords(text).filter((word) => own.has(word))).size;
}

function longWords(text: string): string[] {
  return comparable(text).match(/\p{L}{4,}/gu) ?? [];
}

/** The descriptions of all pages for titles, and the titles for descriptions. */
function otherOf(context: Context, name: PageWordsKind): ReadonlyMap<Document, string> {
  return comparableWords(context)[name === "title" ? "description" : "title"];
}
