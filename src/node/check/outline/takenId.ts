/** The words for a duplicate anchor. */
import type { Json, Path } from "../../../model/fields.ts";
import { lineAt } from "../document/lineMarks.ts";
import { positionOf, rangeOf } from "../document/position.ts";
import { type PageLink, pageLinks } from "../gathered/links/pageLinks.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import { isGroup, valueAt } from "../json.ts";
import { isBlock } from "../shape/noun.ts";
import { anchorMeant, anchorOfGroup, wordsOfGroup } from "../shape/values/meant/anchorMeant.ts";
import { byName } from "../byName.ts";
import { placeMeant } from "../gone/anchors/placeMeant.ts";
import { onlyOf } from "../onlyOf.ts";
import { anchorsOf, leadsNowhere } from "./anchors.ts";
import { keepNewer } from "./newerVersion.ts";
import { outlinesOf } from "./pageOutline.ts";
import { ifOneIsEnough, type TwoBlocks } from "./twoOfAKind.ts";
import { inLines } from "../wording/inLines.ts";
import { BESIDE, OUT } from "../wording/commas.ts";
import { quote } from "../wording/words.ts";

interface Taken {
  name: string;
  on: string;
  /** The file of the later one. */
  from: Document;
  /** The file and path of the earlier one. */
  other: Document;
  path: Path;
  /** The path of the later one. */
  own: Path;
  page: Document;
  /** The two blocks, where the name is that of both. */
  blocks?: TwoBlocks | undefined;
}

export interface TakenWords extends Pick<Finding, "message" | "detail" | "fix"> {
  /** The missing anchor that this id is to become. */
  wanted?: string;
}

export function sayTaken(context: Context, { name, on, from, other, path, own, page, blocks }: Taken): TakenWords {
  const message = `there is a place called ${quote(name)} on ${on} already.`;
  const isCopy = own.at(-1) === "id" && path.at(-1) === "id" && haveSameTitle(groupAt(from, own), groupAt(other, path));
  const newer = isCopy && from === other ? keepNewer(from, own.slice(0, -1), path.slice(0, -1)) : undefined;
  const enough = blocks && !(isCopy && from === other) ? ifOneIsEnough(context, blocks, { page, from }) : undefined;
  const copy = isCopy ? `if one of the two is a copy, take it out, ${BESIDE}.` : undefined;
  const one = newer ?? enough ?? copy;
  const groups = [groupAt(from, own), own.at(-1) === "id" && from === other ? groupAt(other, path) : undefined];
  const wanted = from === page ? placeWanted(context, page, groups) : undefined;
  const both = one === undefined ? "" : `${one} If both are meant`;
  if (wanted?.group === 1) {
    const give = `${both && `${both}, `}give the other one "id": "${wanted.name}", to which ${wanted.link} leads.`;
    return { message, detail: sayOther(context, from, { other, path }), fix: give, wanted: wanted.name };
  }
  const fix = wanted
    ? `${both && `${both}, `}give this one "id": "${wanted.name}", to which ${wanted.link} leads. If links to "#${name}" are meant to lead here, give the other one ${from === other && path.at(-1) === "id" ? 'that "id" instead' : 'another "id"'}.`
    : anotherId(context, { name, from, other, path, own, page, both });
  return { message, detail: sayOther(context, from, { other, path }), fix, ...(wanted && { wanted: wanted.name }) };
}

/** What is said of a name that the header, the footer or a dialog has. */
export function mendFramed(context: Context, { name, from, own, page }: Omit<Taken, "on" | "other" | "path">): string {
  const free = freeName(context, { name, from, own, page });
  const another = `give this one another "id", for example "${free}"`;
  const links = linksWithin(context, page, name);
  return links.length === 0
    ? `${another}.`
    : `${another}, and write "#${free}" in ${whichOf(links, { name, from, page })} too.`;
}

interface Other extends Omit<Taken, "on" | "blocks"> {
  /** What comes before it, up to "If both are meant"; else empty. */
  both: string;
}

/** One of the two gets another name: which of them, links to it decide. */
function anotherId(context: Context, { name, from, other, path, own, page, both }: Other): string {
  const another = `another "id", for example "${freeName(context, { name, from, own, page })}"`;
  const links = linksWithin(context, page, name);
  if (links.length === 0) {
    const start =
      isBlock(own.slice(0, -1)) && own.at(-1) === "id"
        ? `take this "id" ${OUT}, if no link is to lead here. Else give`
        : "give";
    return `${both && `${both}, `}${start} this one ${another}.`;
  }
  const free = freeName(context, { name, from: other, own: path, page });
  if (from === other && [own, path].every((each) => each.at(-1) === "id")) {
    const ids = [
      { meant: path, changed: own, id: freeName(context, { name, from, own, page }) },
      { meant: own, changed: path, id: free },
    ];
    const start = `${both ? `${both} and` : "if"} ${whichOf(links, { name, from, page })}`;
    return whereMeant(context, { from, links, start, ids });
  }
  const [are, they] = links.length > 1 ? ["are", "they are"] : ["is", "it is"];
  const [first, otherwise] = both ? [`${both}, and`, `Where ${they} not, give`] : ["if", "Else give"];
  return `${first} ${whichOf(links, { name, from, page })} ${are} meant to lead here, give the other one another "id", for example "${free}". ${otherwise} this one ${another}.`;
}

interface TwoIds {
  from: Document;
  links: readonly PageLink[];
  /** The words up to "means". */
  start: string;
  /** For each of the two places that the links may mean: which id has to be changed, and to what. */
  ids: readonly { meant: Path; changed: Path; id: string }[];
}

/** Both ways out, the likelier one first. Browsers go to the earlier of the two, which comes first in doubt. */
function whereMeant(context: Context, { from, links, start, ids }: TwoIds): string {
  const label = links.map((link) => link.label?.words ?? "").join(" ");
  const likely = ids.toSorted((a, b) => wordsShared(label, from, b.meant) - wordsShared(label, from, a.meant));
  const [first, second] = likely.map(({ meant, changed, id }) => ({
    place: context.lookup.placeOf(from, meant.slice(0, -1)) || from.file,
    change: `write "id": "${id}" in line ${lineAt(rangeOf(from, changed, "name").offset)}`,
  }));
  const [means, mean] = links.length > 1 ? ["mean", "they mean"] : ["means", "it means"];
  return `${start} ${means} ${first!.place}, ${first!.change}. If ${mean} ${second!.place}, ${second!.change}.`;
}

/** How many words of a link are those of the group with an id. */
function wordsShared(label: string, document: Document, path: Path): number {
  const group = groupAt(document, path);
  const type = isGroup(group) && group["type"] === "faq" ? " questions answers" : "";
  const words = new Set(anchorMeant(`${wordsOfGroup(group) ?? ""}${type}`).split("-"));
  const isWord = (word: string) => word.length > 2 && !SMALL_WORD.test(word) && words.has(word);
  return new Set(anchorMeant(label).split("-").filter(isWord)).size;
}

/** `the link "Write to us" to "#form" on line 9`. */
function whichOf(links: readonly PageLink[], { name, from, page }: Pick<Taken, "name" | "from" | "page">): string {
  const lines = new Set(links.map(({ path: at }) => positionOf(page, rangeOf(page, at, "value").offset).line));
  const where = `${inLines([...lines])}${page === from ? "" : ` of ${page.file}`}`;
  const areMany = links.length > 1;
  const label = areMany ? undefined : links[0]!.label?.words;
  const which = areMany ? "links" : `link${label ? ` ${quote(label)}` : ""}`;
  return `the ${which} to "#${name}" on ${where}`;
}

/** The links of a page to one of its own anchors. */
function linksWithin(context: Context, page: Document, name: string): PageLink[] {
  return pageLinks(context).filter(
    (link) => link.document === page && link.page === page && link.anchor === name && !link.isSwapped,
  );
}

function groupAt(document: Document, path: Path): Json | undefined {
  return valueAt(document, path.slice(0, -1));
}

/** Whether two blocks or entries have the same heading or title. */
function haveSameTitle(...groups: (Json | undefined)[]): boolean {
  const [own, other] = groups.map((group) => isGroup(group) && (group["heading"] ?? group["title"]));
  return typeof own === "string" && own === other;
}

interface Wanted extends LinkTo {
  /** The index of the group whose heading gives the anchor; the links then mean no other one. */
  group?: number;
}

/**
 * The only anchor that links ask for in vain and that resembles no other, or else the one made of the heading of one of
 * the groups; undefined if there are none or several.
 */
function placeWanted(context: Context, page: Document, groups: readonly (Json | undefined)[]): Wanted | undefined {
  const links = [...linksOn(page), ...linksFromOthers(context, page)];
  const lost = [...byName(links, ({ name }) => name).values()].flatMap(([first]) => {
    const linkTo = first!;
    const { name: anchor } = linkTo;
    const link = { document: page, page, path: [], href: `#${anchor}`, anchor, route: "", isFull: false };
    if (outlinesOf(context)?.inDialogs.has(anchor) || !leadsNowhere(link, context)) return [];
    const group = groups.findIndex((each) => anchorOfGroup(each) === anchor);
    if (group !== -1) return [{ ...linkTo, group }];
    return placeMeant(link, context) === undefined ? [linkTo] : [];
  });
  return onlyOf(lost);
}

interface LinkTo {
  /** The anchor. */
  name: string;
  /** What to call the link in a sentence. */
  link: string;
}

/** Includes broken Markdown links with a space before the address. */
function linksOn(page: Document): LinkTo[] {
  return Array.from(page.text.matchAll(LINK_WITHIN), ({ index, 1: name }) => ({
    name: name!,
    link: `the link on line ${positionOf(page, index).line}`,
  }));
}

function linksFromOthers(context: Context, page: Document): LinkTo[] {
  return pageLinks(context).flatMap(({ document, path, page: target, anchor, route }) => {
    if (target !== page || document === page || route === "" || !/^[a-z][a-z0-9-]*$/.test(anchor ?? "")) return [];
    const { line } = positionOf(document, rangeOf(document, path, "value").offset);
    return [{ name: anchor!, link: `the link in ${document.file}, line ${line},` }];
  });
}

const LINK_WITHIN = /(?<="href"\s*:\s*"|\]\s?\()#([a-z][a-z0-9-]*)(?=[")])/g;

/** A free anchor made of the words of the group, or else the name with a number. */
export function freeName(
  context: Context,
  { name, from, own, page }: Pick<Taken, "name" | "from" | "own" | "page">,
): string {
  const taken = anchorsOf(context)?.of(page)?.names() ?? [];
  const group = valueAt(from, own.at(-1) === "id" ? own.slice(0, -1) : own);
  const meant = shortName(wordsOfGroup(group) ?? "");
  const frame = outlinesOf(context)?.frame;
  const isFree = (each: string) => each !== name && !taken.includes(each) && !frame?.has(each);
  if (meant.length >= SHORTEST_NAME && isFree(meant)) return meant;
  for (let number = 2; ; number++) if (isFree(`${name}-${number}`)) return `${name}-${number}`;
}

/** The name made of a heading, or else of its first part that is short enough, or else of as many whole words as fit. */
function shortName(heading: string): string {
  const [whole = "", part = ""] = [heading, heading.split(/[:;,.?!–—]/, 1)[0]!].map(anchorMeant);
  if (whole.length <= LONGEST_NAME) return whole;
  if (part.length >= SHORTEST_NAME && part.length <= LONGEST_NAME) return part;
  const words = whole
    .slice(0, LONGEST_NAME + 1)
    .split("-")
    .slice(0, -1);
  return words.slice(0, words.findLastIndex((word) => !SMALL_WORD.test(word)) + 1).join("-");
}

/** A word that no phrase ends with. */
const SMALL_WORD =
  /^(?:an?|and|are|as|at|but|by|can|do|does|for|from|how|if|in|into|is|its?|of|on|or|our|so|than|that|the|their|to|we|what|when|where|which|who|why|with|you|your)$/;

const LONGEST_NAME = 30;
const SHORTEST_NAME = 3;

/** "The other is in block 2 (faq "Questions"), line 9.", with the file if it is another one. */
export function sayOther(context: Context, from: Document, { other, path }: Pick<Taken, "other" | "path">): string {
  const { line } = positionOf(other, rangeOf(other, path, "value").offset);
  const where = other === from ? `line ${line}` : `${other.file}, line ${line}`;
  const place = context.lookup.placeOf(other, path.slice(0, -1)) || other.file;
  return `The other is in ${place}, ${where}.`;
}
