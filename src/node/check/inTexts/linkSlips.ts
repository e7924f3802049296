/** Slips because of which a link in a text is no link. */
import { DOWNLOADS } from "../addresses/downloads.ts";
import { once } from "../../../model/once.ts";
import { CALL_WORDS } from "../addresses/schemes.ts";
import { piecesOf, withoutCode } from "./markdown.ts";

/** The start of an address. */
const START = String.raw`(?:\/|#|https?:\/\/|mailto ?:|tel ?:)`;
/** What is surely meant as an address. */
const INNER = "[^()[\\]（）]*";
const ADDRESS = START + INNER;
/** An address up to the words behind it; a phone number may have spaces in it. */
const UNCLOSED = String.raw`tel:\+?\d(?: ?[\d.-])*(?!\d)|${START}[^()[\]（）\s]*`;
/** The mark before the title of a link. In straight ones a whole title is no slip. */
const OF_TITLE = "[“”„‟«»‹›‘’‚\"']";
/** The relative path of a download, in which spaces may stand. */
const FILE = String.raw`[^()[\]\s/#:][^()[\]:]*${DOWNLOADS}\s*`;
/** An address between brackets of another kind, which may have names in braces. */
const INSIDE = String.raw`${START}(?:[^()[\]{}<>（）\s]|\{\w+\})*`;
const NUMBER = String.raw`(?:(?:${CALL_WORDS})[\s:：;.]{0,3})?\+?\d[\d -]{5,}`;
const PLACES = "the words and the address have changed places";
export const SPACE = "there is a space in the address";
export const CALLS = 'a phone number has "tel:" before it, and no spaces';
const BARE = "its address does not stand in ( )";
export const UNOPENED = 'the "[" before its words is missing';
export const WITHOUT = "its words do not stand in [ ]";
const WORDS = "words stand in the place of its address";
const OTHER_BRACKETS = "the brackets around its address are not ( )";
interface Slip {
  /** Captures the words and the address. */
  slip: RegExp;
  is: string;
  /** Whether only the address of a page is meant as one. */
  toPage?: true;
}

const SLIPS: readonly Slip[] = [
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\s+\(\s*(${ADDRESS})\)`), is: 'a space stands between "]" and "("' },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\((${NUMBER})\)`, "i"), is: CALLS },
  {
    slip: new RegExp(String.raw`\[([^[\]]+)\]\((${START}[^()[\]（）\s]*)\s+${OF_TITLE}${INNER}\)`),
    is: "a title stands behind its address, and would be shown nowhere",
  },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\(\s*(${ADDRESS})\)`), is: SPACE },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\(\s*(${FILE})\)`, "i"), is: SPACE },
  // A link to one word is whole.
  { slip: /\[([^[\]]+)\]\(\s*([\p{L}\d][^()[\]{}/#:@]*)\)/u, is: WORDS, toPage: true },
  {
    slip: new RegExp(String.raw`\[([^[\]]+)\]\s?\((${UNCLOSED})(?=(?:\s(?:[^()[\]（）]|\([^()[\]]*\))*)?$)`),
    is: 'the ")" at its end is missing',
  },
  // Round brackets inside of square ones may be meant.
  { slip: new RegExp(String.raw`\[([^[\]()]+)\((${ADDRESS})\)(?![^[]*\])`), is: 'the "]" before "(" is missing' },
  {
    slip: new RegExp(String.raw`\(([^()]+)\)\s?\[(${ADDRESS})\]`),
    is: "its two kinds of brackets have changed places",
  },
  {
    slip: new RegExp(String.raw`\[((?:\/|https?:\/\/|mailto:|tel:)[^()[\]\s]+)\]\s?\(([^()[\]]*\p{L}[^()[\]]*)\)`, "u"),
    is: PLACES,
  },
  // One or two letters may be a footnote, and so may [sic]; a space between the pairs may be meant.
  {
    slip: new RegExp(String.raw`\((${INSIDE})\)\[((?=[^[\]]*?(?:\p{L}{4}|\p{L}\s))[^[\]]+)\](?!\()`, "u"),
    is: PLACES,
  },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\s?\[(${INSIDE})\]`), is: "its address stands in [ ] and not in ( )" },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\s?\{(${INSIDE})\}`), is: "its address stands in { } and not in ( )" },
  { slip: /\[([^[\]]+)\]((?:https?:\/\/|mailto:|tel:)[^\s()[\]]+)/i, is: BARE },
  { slip: /\[([^[\]]+)\](?::[ \t]?)?(\/[\w/-]+(?:#[\w-]+)?)/, is: BARE, toPage: true },
  // The lookbehind that no bracket was opened before comes last, since it scans the whole text.
  { slip: new RegExp(String.raw`([^\s[\]]{1,200})\]\((?<=^[^[\]]*\]\()(${ADDRESS})\)`), is: UNOPENED },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\s?\(\((${INSIDE})\)+`), is: 'there is one "(" too many' },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\s?[([{<（](${INSIDE})[)\]}>）]`), is: OTHER_BRACKETS },
  { slip: /(?<![\w\])])(\p{L}[\p{L}\d'’-]*)\((\/[\w/-]+(?:#[\w-]+)?)\)/u, is: WITHOUT, toPage: true },
];

/** Links with a bracket too many, which stands outside of the link or breaks it. */
const TOO_MANY = [
  { slip: new RegExp(String.raw`\[\[([^[\]]+)\]\((${ADDRESS})\)(?!\])`, "g"), mark: "[" },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\]\((${ADDRESS})\)`, "g"), mark: "]" },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\((${ADDRESS})\)\)`, "g"), mark: ")" },
] as const;
const CHAT = /<((?:https?:\/\/|mailto:|tel:)[^|<>\s]+)\|([^|<>]+)>/;
/** Links of Jira, Textile and reStructuredText: the words, then the address. */
const OTHERS = [
  /(?<!\[)\[([^[\]|]+)\|((?:https?:\/\/|mailto:|tel:|\/)[^[\]|\s]+)\]/,
  /(?<![“„«])"([^"\n]{1,100})":((?:https?:\/\/|\/\w)[^\s"“”«»]*)/,
  /`([^`<>]+) <([^`<>\s]+)>`__?/,
];
const ANGLES = new RegExp(String.raw`\[([^[\]]+)\]<(${INSIDE})>`);
const BRACKETS =
  /\](?:https?:|mailto:|tel:)|\](?:\s?[[{（]|[</])|\[\[|\]:|\]\s?\(|\)\s?\[|\p{L}\(\/|\[[^[\]()]+\((?:\/|#|https?:|mailto:|tel:)|<[a-z]+:[^<>]*\||\|(?:https?:|mailto:|tel:|\/)[^[\]|]*\]|":(?:https?:|\/\w)|>`_/u;
/** Replaces a whole link, so that a bracket too many beside it can be found. */
const LINK = "\0";
// oxlint-disable-next-line no-control-regex -- no text has that character
const BESIDE = /\[\0|\0\)/;
const WHOLE_LINK = /\[[^\][]*\]\([^()\s]*\)/g;

/** A link as it is written, and what is wrong with it. */
export interface LinkSlip {
  written: string;
  words: string;
  address: string;
  is: string;
}

/** Whether a text may have a slip. A quick test without a parser, since nearly all links are whole. */
export function maySlip(text: string): boolean {
  if (!BRACKETS.test(text)) return false;
  const rest = text.replace(WHOLE_LINK, LINK);
  return BRACKETS.test(rest) || BESIDE.test(rest);
}

/** The first slip in a text; most are searched for only in what the parser leaves as plain text. */
export function slipIn(text: string, isOfPage: (address: string) => boolean): LinkSlip | undefined {
  const [chat, to, name] = CHAT.exec(text) ?? [];
  if (chat !== undefined) return { written: chat, words: name!, address: to!, is: "programs for chats write it so" };
  const uncoded = withoutCode(text);
  for (const other of OTHERS) {
    // The last one is written with grave accents, as code is.
    const [written, words, address] = other.exec(other === OTHERS.at(-1) ? text : uncoded) ?? [];
    if (written !== undefined) return { written, words: words!, address: address!, is: "another program has links so" };
  }
  const many = tooMany(text);
  if (many) return many;
  const [angles, clicked, target] = ANGLES.exec(text) ?? [];
  if (angles !== undefined)
    return { written: angles, words: clicked!, address: target!, is: "its address stands in < > and not in ( )" };
  for (const piece of piecesOf(text)) {
    if (piece.type !== "text") continue;
    for (const { slip, is, toPage } of SLIPS) {
      const [written, words, address] = slip.exec(piece.value) ?? [];
      if (written === undefined || (toPage && !isOfPage(address!))) continue;
      return is === PLACES
        ? { written, words: address!, address: words!, is }
        : { written, words: words!, address: address!, is };
    }
  }
  return undefined;
}

/** A link with a bracket too many, or with two pairs of brackets around its words. */
function tooMany(text: string): LinkSlip | undefined {
  const whole = once(() => linksByEnd(text));
  for (const { slip, mark } of TOO_MANY)
    for (const { 0: written, 1: words = "", 2: address = "", index } of text.matchAll(slip)) {
      // The bracket closes one that was opened before the link.
      if (mark === ")" && isOpen(text.slice(0, index))) continue;
      const link = mark === "]" ? whole().get(index + written.length) : undefined;
      if (link === undefined) return { written, words, address, is: `there is one "${mark}" too many` };
      // If the outer brackets are not right around the words, they are shown and may be meant.
      if (link === `[${written}`) return { written: link, words, address, is: "its words stand in two pairs of [ ]" };
    }
  return undefined;
}

/** The links and pictures of a text as they are written, by their end offset. */
function linksByEnd(text: string): Map<number | undefined, string> {
  const links = [...piecesOf(text)].filter(({ type }) => type === "link" || type === "image");
  return new Map(
    links.map(({ position }) => [position?.end.offset, text.slice(position?.start.offset, position?.end.offset)]),
  );
}

/** Whether a round bracket is open at the end of a text. */
function isOpen(text: string): boolean {
  return text.split("(").length > text.split(")").length;
}
