import { alike, ONE_BY_ONE } from "../byName.ts";
import { addressByFileName, isCalledByFileName } from "../addresses/byFileName.ts";
import { addressKey, standsForHome } from "../../../model/spelling.ts";
import { theOthers } from "../wording/elsewhere.ts";
import { exchangedValues } from "../document/exchange.ts";
import { isPartForRoute } from "../gathered/links/menuEntries.ts";
import { namedAlready } from "../gone/pages/namedAlready.ts";
import { changedAmong } from "../toldFirst.ts";
import type { Context, Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { hasCardOf } from "../gathered/pages/cards.ts";
import { differencesOf, NAMED, takeOver } from "../gathered/pages/differences.ts";
import {
  aliasesKept,
  haveSameBlocks,
  isKeptCopy,
  isSpareCopy,
  leastLikeItsName,
  likenessToRoute,
  outOfAliases,
  wordsKept,
} from "../gathered/pages/copies.ts";
import { wordsWithin } from "../shape/wordsWithin.ts";
import { comparable } from "../gathered/pages/pageWords.ts";
import { differenceOf } from "../addresses/differenceOf.ts";
import { capital, choice, joined, numberWord, quote } from "../wording/words.ts";

/** Each page has an address of its own, however it is spelt. */
export const duplicateRoute: Rule = {
  code: "duplicate-route",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "Two pages with the same address",
    why: "Only one of them could be shown. Most often a page was copied and its address was left as it was.",
    mend: "Give the newer page an address of its own.",
  },
  *run(context) {
    const { documents, isWrong } = context;
    const pages = documents.filter(
      (document) => document.role === "page" && document.route !== undefined && !isWrong(document, ["route"]),
    );
    // "/index" is reported by the rule for the home page.
    const keyOf = ({ route = "" }: Document) => (standsForHome(route) ? route.toLowerCase() : addressKey(route));
    for (const same of alike(pages, keyOf)) {
      // A page that does not parse has other problems to solve first.
      const sound = same.filter(({ data }) => data);
      const swapped = sound.find((each) => isPartForRoute(each, context));
      const document = swapped ?? strangerAmong(sound.length > 0 ? sound : same, context);
      const routes = [...new Set(same.map(({ route }) => route!))];
      const count = capital(numberWord(same.length));
      const message =
        routes.length === 1
          ? `${count} pages want the address ${quote(routes[0]!)}.`
          : `${count} pages want addresses that ${differenceOf(routes)}: ${choice(routes, "and")}.`;
      const rest = othersThan(document, same);
      const places = rest.map((other) => ({ document: other, path: ["route"] }));
      const all = same.length > 2 ? "all but one" : "one";
      const change = changeOf(document, rest, context);
      const other = `give ${all} of them another address. If this page is a copy${ofWhich(rest)}, ${change}`;
      const isSure = rest.length === 1 && namedAlready(document, aliasesKept(document, rest), context) !== undefined;
      const fix = isKeptCopy(document, rest)
        ? `${ofCopy(document, rest, context)} If it is to be a page of its own, ${change}`
        : isSure
          ? change
          : other;
      const { detail, elsewhere } = theOthers(places);
      const told = { document, path: ["route"], point: "value", message, detail } as const;
      const { fix: exchange, edit } = swapped ? exchangedValues(swapped, [["route"], ["partOf"]]) : {};
      // Where a page has its own address in the wrong field, the others need no change.
      yield exchange === undefined ? { ...told, elsewhere, fix } : { ...told, fix: exchange, ...(edit && { edit }) };
    }
  },
};

/** Of pages with one address, the one that most likely needs another: it has changed, others name it by one, or its file name and words fit this one least. */
function strangerAmong(same: readonly Document[], context: Context): Document {
  const placed = same.map((document) => ({ document }));
  const likely = changedAmong(placed, context).map(({ document }) => document);
  const named = likely.filter((each) => namedAlready(each, aliasesKept(each, othersThan(each, same)), context));
  if (named.length === 1) return named[0]!;
  const called = likely.filter((each) => !isCalledByFileName(each));
  const inDoubt = called.length > 0 ? called : likely;
  // Of pages that resemble the address equally little, the first is taken.
  const inOrder =
    inDoubt.length > ONE_BY_ONE ? inDoubt : inDoubt.toSorted((a, b) => likenessToRoute(a) - likenessToRoute(b));
  return leastLikeItsName(inOrder, ({ route = "" }) => (route === "/" ? "index home" : route));
}

function othersThan(page: Document, all: readonly Document[]): Document[] {
  return all.filter((other) => other !== page);
}

function ofWhich([other, ...more]: readonly Document[]): string {
  return other && more.length === 0 ? ` of ${other.file}` : "";
}

/** Somebody who uploads a file beside one of the same name wants to replace that; if two people changed one, both have words to keep. */
function ofCopy(copy: Document, [other, ...more]: readonly Document[], { lookup }: Context): string {
  if (!other || more.length > 0) return "if this is only a copy to go back to, delete it or move it out of pages/.";
  const isRead = copy.data !== undefined && other.data !== undefined;
  const differences = isRead ? differencesOf(lookup, [copy, other]) : [];
  const newer = `If nothing of ${other.file} is to stay, delete that file and rename ${copy.file} to it.`;
  if (!isRead) return `if this is only a copy to go back to, delete it or move it out of pages/. ${newer}`;
  const isLong = differences.length > NAMED;
  return `${takeOver(differences, copy, other)}${isLong ? ` ${newer}` : ""}`;
}

/** What to do with a copy, and with all that it still shares with the page that it was copied from. */
function changeOf(copy: Document, others: readonly Document[], context: Context): string {
  const words = [...wordsKept(copy, others), ...(hasCardOf(copy, others) ? ["card"] : [])];
  const aliases = aliasesKept(copy, others);
  const isUnread = others.some(({ data }) => !data);
  const also =
    words.length > 0
      ? `, and its ${joined(words, "and")} too`
      : isUnread
        ? ", and its title and its description too, where the other page has the same"
        : "";
  const out = aliases.length > 0 ? `, and ${outOfAliases(copy, aliases)}` : "";
  const isCopy = isUnread || words.length > 0 || haveSameBlocks([copy, ...others]);
  const spare = isSpareCopy(copy, others) && !isKeptCopy(copy, others) ? " Or delete it, if it is only a copy." : "";
  const named = namedAlready(copy, aliases, context);
  if (named) return `change this address to ${quote(named.route)}${also}${out}. ${named.where} already.${spare}`;
  const isVersion = !isCopy && spare === "" && !isKeptCopy(copy, others) && mayBeVersions(copy, others);
  const version = isVersion ? " If one is an old version of the other, delete it." : "";
  const address = addressByFileName(copy, context);
  const to = address === undefined ? "" : ` to ${quote(address)}`;
  return `change this address${to}${also}${out}.${isCopy ? " Then add a link to it on another page." : ""}${spare}${version}`;
}

/** Whether exactly one other page is given, and at least half of the texts of the shorter one are in both. */
function mayBeVersions(page: Document, [other, ...more]: readonly Document[]): boolean {
  if (!other || more.length > 0) return false;
  const [fewer, longer] = [page, other]
    .map(({ data }) => new Set(wordsWithin(data?.["blocks"] ?? []).map(comparable)))
    .toSorted((a, b) => a.size - b.size) as [Set<string>, Set<string>];
  return [...fewer].filter((each) => longer.has(each)).length * 2 >= fewer.size;
}
