import type { Path } from "../../../model/fields.ts";
import { addressKey } from "../../../model/spelling.ts";
import { aliasesOf } from "../facts/facts.ts";
import {
  areToldByWords,
  isSureCopy,
  leastLikeItsName,
  outOfAliases,
  replaces,
  wordsKept,
} from "../gathered/pages/copies.ts";
import { positionOf, rangeOf } from "../document/position.ts";
import { byName } from "../byName.ts";
import { homesOf } from "../gathered/links/pageLinks.ts";
import { isGone, elsewhere, theOthers } from "../wording/elsewhere.ts";
import { differenceOf } from "../addresses/differenceOf.ts";
import { changedAmong, toldFirst } from "../toldFirst.ts";
import type { Context, Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import { OUT_WITH_COMMA } from "../wording/commas.ts";
import { choice, quote } from "../wording/words.ts";

/** An old address leads to one page, and no page lives there. */
export const aliasClash: Rule = {
  code: "alias-clash",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "An old address that is in use",
    why: "An old address leads visitors on to one page. It cannot do so when a page lives there, or when two pages claim it.",
    mend: "Take the old address out of `aliases` on one of the pages. If you copied the page, take it out of the copy.",
  },
  *run(context) {
    const { living } = homesOf(context);
    const seen = new Map<string, Claim>();
    const taken: [Document, Claim][] = [];
    const again: [Claim, Claim][] = [];
    for (const claim of aliases(context)) {
      const { document, alias } = claim;
      const key = addressKey(alias);
      const lives = living(alias);
      const earlier = seen.get(key) ?? claim;
      seen.set(key, earlier);
      if (alias === document.route) {
        const message = `the old address ${quote(alias)} is the address of this page itself.`;
        const fix = `take it ${OUT_WITH_COMMA}. If the page had another address before, write that in its place.`;
        yield { ...at(claim), message, fix };
      } else if (lives && lives !== document && !isCopy(lives, document)) taken.push([lives, claim]);
      else if (earlier.document !== document && !lives && !isCopy(earlier.document, document)) {
        again.push([earlier, claim]);
      }
    }
    for (const own of byName(taken, ([lives, { document }]) => `${lives.file}\n${document.file}`).values()) {
      const [lives] = own[0]!;
      yield takenBy(
        lives,
        own.map(([, claim]) => claim),
        context,
      );
    }
    const twice: [Claim, Claim][] = [];
    for (const claims of byName(again, ([{ alias }]) => addressKey(alias)).values())
      if (isGone(claims.map(([, later]) => later))) yield claimedByMany(claims, context);
      else twice.push(...claims);
    for (const claims of byName(twice, ([a, b]) => `${a.document.file}\n${b.document.file}`).values()) {
      const [{ document }, { document: other }] = claims[0]!;
      // If the copy also has the words of the other page, those are reported instead.
      if (!areToldByWords(context, [document, other])) yield claimedTwice(claims, context);
    }
  },
};

/** A page and an old address that it claims. */
interface Claim {
  document: Document;
  path: Path;
  alias: string;
}

function at({ document, path }: Claim) {
  return { document, path, place: [], point: "value" } as const;
}

/**
 * A page lives at old addresses of another one. If both have the same words, that page was left behind; several addresses are
 * most likely the spellings of its address in a copy of it.
 */
function takenBy(lives: Document, claims: readonly Claim[], context: Context): Finding {
  const [claim] = claims as [Claim];
  const { document, alias } = claim;
  const all = claims.map((each) => each.alias);
  const isOne = all.length === 1;
  const are = isOne ? "is the address" : "are spellings of the address";
  const be = isOne ? "it cannot be an old address" : "they cannot be old addresses";
  const old = all.every((each) => aliasesOf(lives).includes(each)) ? aliasesOf(lives).indexOf(alias) : undefined;
  const message =
    old === undefined
      ? `${choice(all, "and")} ${are} of ${lives.file}, so ${be} of this page.`
      : `${choice(all, "and")} ${isOne ? "is an old address" : "are old addresses"} of ${lives.file} already.`;
  const { line } = positionOf(lives, rangeOf(lives, old === undefined ? ["route"] : ["aliases", old], "value").offset);
  const isSame = isOne && (old !== undefined || lives.route === alias);
  const stands = isSame
    ? "It stands"
    : old === undefined
      ? `It is written ${quote(lives.route!)},`
      : "The first stands";
  const detail = `${stands} in line ${line} of ${lives.file}.`;
  const words = wordsKept(document, [lives]);
  if (replaces(document, lives) && areToldByWords(context, [document, lives])) {
    const own = words.map((name) => `a ${name}`).join(" and ");
    const these = isOne ? "this old address" : "these old addresses";
    const fix = `delete ${lives.file} if this page has taken its place. Else take ${these} out, and give this page ${own} of its own.`;
    return { ...at(claim), message, detail, elsewhere: [{ document: lives, path: ["route"] }], fix };
  }
  const out = outOfAliases(document, all);
  const isCopied = words.length > 0 || isSureCopy(document, lives);
  const ways = [
    "change it to an old address of this page",
    aliasesOf(document).length === 1 ? out : `take it ${OUT_WITH_COMMA}`,
  ];
  const fix = isOne ? `${(isCopied ? ways.toReversed() : ways).join(", or ")}.` : `${out}.`;
  return { ...at(claim), message, detail, fix };
}

/** Two pages claim the same old addresses. Reported on the one that is the copy, if one is. */
function claimedTwice(claims: readonly [Claim, Claim][], context: Context): Finding {
  const [[earlier, later]] = claims as [[Claim, Claim]];
  const all = claims.map(([{ alias }]) => alias);
  const likely = changedAmong([later, earlier], context).map(({ document }) => document);
  const copy = leastLikeItsName(likely, () => all.join(" "));
  const [here, there] = copy === later.document ? [later, earlier] : [earlier, later];
  const other = theOthers([there]);
  const spellings = [...new Set([here.alias, there.alias])];
  const message =
    spellings.length === 1
      ? `the old address ${quote(here.alias)} is written twice.`
      : `the old addresses ${choice(spellings, "and")} ${differenceOf(spellings)}.`;
  if (claims.length === 1)
    return {
      ...at(here),
      message,
      ...other,
      fix: "take one of the two out.",
    };
  const fix =
    'take them out of the "aliases" of one of the two pages. If you copied the page, take them out of this one.';
  return {
    ...at(here),
    message: `the old addresses ${choice(all, "and")} are those of another page as well.`,
    ...other,
    fix,
  };
}

/** Pages that were made together have the same old address on all of them. */
function claimedByMany(claims: readonly [Claim, Claim][], context: Context): Finding {
  const [[first, one], ...others] = claims as [[Claim, Claim], ...[Claim, Claim][]];
  const all = toldFirst([one, first, ...others.map(([, later]) => later)], context);
  const [here] = all as [Claim];
  const message = `the old address ${quote(here.alias)} is written ${all.length} times.`;
  const rest = elsewhere("The others are in", all.slice(1));
  return { ...at(here), message, ...rest, fix: "take it out of all pages but one." };
}

function* aliases({ documents, isWrong }: Context): Generator<Claim> {
  for (const document of documents) {
    const list = document.facts ? document.facts.aliases : document.data?.["aliases"];
    if (document.role !== "page" || !Array.isArray(list)) continue;
    for (const [i, alias] of list.entries()) {
      if (typeof alias === "string" && !isWrong(document, ["aliases", i]))
        yield { document, path: ["aliases", i], alias };
    }
  }
}

/** Whether two pages want the same address, which is reported instead: what else they share follows from it. */
function isCopy(a: Document, b: Document): boolean {
  return a.route !== undefined && b.route !== undefined && addressKey(a.route) === addressKey(b.route);
}
