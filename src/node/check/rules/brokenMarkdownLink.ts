import type { Nodes } from "mdast";
import { piecesOf } from "../gathered/markdown.ts";
import { homesOf } from "../gathered/pageLinks.ts";
import { adviceOnFile, DOWNLOADS } from "../gone/downloads.ts";
import { repaired } from "../gone/repairUrl.ts";
import type { Rule } from "../rule.ts";
import { anchorMeant } from "../shape/anchorMeant.ts";
import { quote } from "../words.ts";

/** What is surely meant as an address. */
const ADDRESS = String.raw`(?:\/|#|https?:\/\/|mailto:|tel:)[^()[\]]*`;
/** A file to take home that nothing stands before, with a space in its name. */
const FILE = String.raw`[^()[\]\s/#:][^()[\]:]*${DOWNLOADS}\s*`;
/** An address between brackets of another kind, with names that are filled in. */
const INSIDE = String.raw`(?:\/|#|https?:\/\/|mailto:|tel:)(?:[^()[\]{}<>\s]|\{\w+\})*`;
const IS_ADDRESS = /^(?:\/|#|https?:|mailto:|tel:)/;
const NUMBER = String.raw`\+?\d[\d -]{5,}`;
const PLACES = "the words and the address have changed places";
const SPACE = "there is a space in the address";
const CALLS = 'a phone number has "tel:" before it, and no spaces';
const BARE = "its address does not stand in ( )";
const UNOPENED = 'the "[" before its words is missing';
interface Slip {
  /** With the words and the address in it. */
  slip: RegExp;
  is: string;
  /** Only an address that a page has is meant as one. */
  toPage?: true;
}

/** Slips in writing a link. */
const SLIPS: readonly Slip[] = [
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\s+\((${ADDRESS})\)`), is: 'a space stands between "]" and "("' },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\((${ADDRESS})\)`), is: SPACE },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\((${FILE})\)`, "i"), is: SPACE },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\((${NUMBER})\)`), is: CALLS },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\s?\((${ADDRESS})$`), is: 'the ")" at its end is missing' },
  // Round brackets within square ones may be meant.
  { slip: new RegExp(String.raw`\[([^[\]()]+)\((${ADDRESS})\)(?![^[]*\])`), is: 'the "]" before "(" is missing' },
  {
    slip: new RegExp(String.raw`\(([^()]+)\)\s?\[(${ADDRESS})\]`),
    is: "its two kinds of brackets have changed places",
  },
  {
    slip: new RegExp(String.raw`\[((?:\/|https?:\/\/|mailto:|tel:)[^()[\]\s]+)\]\s?\(([^()[\]]*\p{L}[^()[\]]*)\)`, "u"),
    is: PLACES,
  },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\s?\[(${INSIDE})\]`), is: "its address stands in [ ] and not in ( )" },
  { slip: new RegExp(String.raw`\[([^[\]]+)\]\s?\{(${INSIDE})\}`), is: "its address stands in { } and not in ( )" },
  { slip: /\[([^[\]]+)\]((?:https?:\/\/|mailto:|tel:)[^\s()[\]]+)/i, is: BARE },
  { slip: /\[([^[\]]+)\](?::[ \t]?)?(\/[\w/-]+(?:#[\w-]+)?)/, is: BARE, toPage: true },
  { slip: new RegExp(String.raw`^[^[\]]*?(\S+)\]\((${ADDRESS})\)`), is: UNOPENED },
];

const CHAT = /<((?:https?:\/\/|mailto:|tel:)[^|<>\s]+)\|([^|<>]+)>/;
const ANGLES = new RegExp(String.raw`\[([^[\]]+)\]<(${INSIDE})>`);
const BRACKETS =
  /\](?:https?:|mailto:|tel:)|\](?:\s?[[{]|[</])|\[\[|\]:|\]\s?\(|\)\s?\[|\[[^[\]()]+\((?:\/|#|https?:|mailto:|tel:)|<[a-z]+:[^<>]*\|/;
/** Links whose addresses other programs find by a name. Numbers in brackets may be what a text is about. */
const BY_NAME = /\[([^[\]]*\p{L}[^[\]]*)\]\s?\[([^[\]]*)\]|\[\[([^[\]|]*\p{L}[^[\]|]*)(?:\|([^[\]]+))?\]\]/u;
const WHOLE_LINK = /\[[^\][]*\]\([^()\s]*\)/g;

/** A link in a text is written so that it becomes one. */
export const brokenMarkdownLink: Rule = {
  code: "broken-markdown-link",
  severity: "error",
  docs: {
    title: "A link in a text that is not written as one",
    why: "Visitors see the brackets and the address, and cannot click.",
    mend: "Write the words in square brackets and, with no space between, the address in round ones: `[our work](/portfoliopage)`.",
  },
  each: {
    *text({ document, path, text, kind }, context) {
      // A backslash says that the brackets are meant.
      if (kind !== "markdown" || !BRACKETS.test(text) || text.includes("\\")) return;
      // Nearly all links are whole, and need no parser.
      if (!BRACKETS.test(text.replace(WHOLE_LINK, ""))) return;
      // A glance at one page does not know the others. It finds a slip, so that the page is looked at beside them.
      const isAlone = !context.documents.includes(document);
      const isOfPage = (address: string) => homesOf(context).behind(address.replace(/#.*/, "")) !== undefined;
      const found = slipIn(text, (address) => isAlone || isOfPage(address));
      const named = found ? undefined : namedIn(text);
      if (named) {
        const { written, words, name, line, address = repaired(name, document, context) } = named;
        const message = `the link ${quote(written)} is not written as a link: its address does not stand in ( ) behind it.`;
        const rest = line === undefined ? "" : `, and take ${quote(line)} out`;
        const better = `"[${words}](${address ?? "/page"})"`;
        const fix = address === undefined ? `write its address behind it: ${better}.` : `write ${better}${rest}.`;
        yield { document, path, point: "value", message, fix };
      }
      if (!found) return;
      const { written, words, address, is } = found;
      const better = (is === CALLS ? `tel:${address.replaceAll(/[ -]/g, "")}` : address)
        .trim()
        .replace(/\s.*$/s, "")
        .replace(/[.,;:!?]+$/, "");
      const message = `the link ${quote(written)} is not written as a link: ${is}.`;
      const anchor = address.startsWith("#") && anchorMeant(address.trim());
      const spaced = anchor
        ? `write "[${words}](#${anchor})".`
        : (adviceOnFile(address.trim()) ?? "write the address without spaces.");
      const whole = `"[${words}](${better})"`;
      const opened = `write "[" before the words to click, for example ${whole}.`;
      const fix = is === SPACE ? spaced : is === UNOPENED ? opened : `write ${whole}.`;
      yield { document, path, point: "value", message, fix };
    },
  },
};

interface Named {
  written: string;
  words: string;
  name: string;
  /** The address of that name, and the line that says so. */
  address?: string;
  line?: string;
}

/** The first link that has a name in the place of its address. */
function namedIn(text: string): Named | undefined {
  const pieces = [...piecesOf(text)];
  const source = ({ position }: Nodes) => text.slice(position?.start.offset, position?.end.offset);
  for (const piece of pieces) {
    if (piece.type === "linkReference") {
      const written = source(piece);
      const words = /^\[([^[\]]*)\]/.exec(written)?.[1] ?? piece.identifier;
      const line = pieces.find((each) => each.type === "definition" && each.identifier === piece.identifier);
      const found = line?.type === "definition" && { address: line.url, line: source(line) };
      return { written, words, name: piece.identifier, ...found };
    }
    if (piece.type !== "text") continue;
    const [written, words, name, page, label] = BY_NAME.exec(piece.value) ?? [];
    if (written !== undefined) return { written, words: words ?? label ?? page!, name: name || (words ?? page!) };
  }
  // A line that gives an address a name, which no link has.
  const lone = pieces.find((each) => each.type === "definition" && IS_ADDRESS.test(each.url));
  if (lone?.type !== "definition") return undefined;
  const { identifier, label, url } = lone;
  return { written: source(lone), words: label ?? identifier, name: url, address: url };
}

/** The first slip in what is left as plain text when the links are taken out. */
function slipIn(text: string, isOfPage: (address: string) => boolean) {
  const [chat, to, name] = CHAT.exec(text) ?? [];
  if (chat !== undefined) return { written: chat, words: name!, address: to!, is: "programs for chats write it so" };
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
