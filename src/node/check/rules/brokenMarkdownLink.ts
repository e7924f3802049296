import type { Nodes } from "mdast";
import { tidyHref } from "../../../model/urls.ts";
import { isPictureFile } from "../../../model/imageTypes.ts";
import { isNote, piecesOf } from "../inTexts/markdown.ts";
import { CALLS, maySlip, slipIn, SPACE, UNOPENED, WITHOUT } from "../inTexts/linkSlips.ts";
import { homesOf, isServed, localAddress, targetsIn } from "../gathered/pageLinks.ts";
import { hasStrangeName } from "../inTexts/strangeNames.ts";
import { shortcodeIn } from "../inTexts/shortcodes.ts";
import { adviceOnFile, isDownload, servedAs } from "../addresses/downloads.ts";
import { mayLiveAt } from "../gone/maybeThere.ts";
import { pagesMeant } from "../gone/meantPage.ts";
import { withOwnName } from "../addresses/ownContact.ts";
import { addressAlone } from "../inTexts/addressAlone.ts";
import { withCountry } from "../addresses/withCountry.ts";
import { soundTokensOf } from "../gathered/filled.ts";
import { withColon } from "../addresses/schemes.ts";
import { repaired } from "../addresses/repairUrl.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import type { Text } from "../gathered/texts.ts";
import type { Context, Rule } from "../rule.ts";
import { anchorMeant } from "../shape/values/anchorMeant.ts";
import { quote } from "../wording/words.ts";

/** Reference links and wiki links. Numbers in brackets may be what a text is about, and "[sic] [...]" as well. */
const BY_NAME =
  /\[((?=[^[\]]*\p{L})[^[\]]*)\](\s?)\[(|\d+|(?=[^[\]]*\p{L})[^[\]]*)\]|\[\[((?=[^[\]|]*\p{L})[^[\]|]*)(?:\|([^[\]]+))?\]\]/u;
const IS_ADDRESS = /^(?:\/|#|https?:|mailto:|tel:)/;

/** Stands for the address of an unknown page. */
const UNKNOWN = "/…";

/** What to write for an old address, or for a file with the folder public/; `lost` if no page lives there. */
function addressNow(address: string, context: Context): { now: string; lost?: string } {
  const { isFull, page } = targetsIn(context)(address) ?? {};
  if (isFull && page) return { now: localAddress(address, context) };
  const file = address.replace(/^\/public(?=\/)/, "");
  if (file !== address && servedAs(file.slice(1), context.served) !== undefined) return { now: file };
  const [, route = "", rest = ""] = /^([^#?]*)(.*)$/s.exec(address)!;
  const { pages, behind } = homesOf(context);
  if (!route.startsWith("/") || pages.has(route) || isServed(route, context)) return { now: address };
  const home = behind(route);
  if (home !== undefined) return { now: home + rest };
  if (isDownload(route) || mayLiveAt(route, context).length > 0) return { now: address };
  const [meant, ...others] = pagesMeant(route, context);
  return { now: (meant !== undefined && others.length === 0 ? meant : UNKNOWN) + rest, lost: route };
}

/** The page that an address with spaces is meant for, with hyphens or nothing in place of them. */
function pageClosed(address: string, context: Context): string | undefined {
  const { behind } = homesOf(context);
  return ["-", ""].map((sign) => behind(address.replace(/\s+/g, sign))).find((route) => route !== undefined);
}

/** A link in a text is written in the syntax of Markdown. */
export const brokenMarkdownLink: Rule = {
  code: "broken-markdown-link",
  severity: "error",
  docs: {
    title: "A link in a text that is not written as one",
    why: "Visitors see the brackets and the address, and cannot click.",
    mend: "Write the words in square brackets and, with no space between, the address in round ones: `[our work](/portfoliopage)`.",
  },
  each: {
    *text(written, context) {
      const alone = addressAlone(written, context);
      if (alone) yield alone;
      else yield* sayBroken(written, context);
    },
  },
};

function* sayBroken({ document, path, text, kind }: Text, context: Context): Generator<Finding> {
  // A backslash says that the brackets are meant.
  if (kind !== "markdown" || text.includes("\\") || !maySlip(text) || shortcodeIn(text)) return;
  // A glance at one page does not know the others. It reports a slip, so that the page is checked together with them.
  const isAlone = !context.documents.includes(document);
  const isOfPage = (address: string) => homesOf(context).behind(address.replace(/#.*/, "")) !== undefined;
  const found = slipIn(text, (address) => isAlone || isOfPage(address));
  const named = found ? undefined : namedIn(text);
  const home = named && (named.address ?? homeOf(named.name, document, context));
  // Names that are filled in, and pictures, are reported by other rules.
  const isOther = named && (hasStrangeName(named.written, context) || isEmbedded(named, text));
  if (named && !isOther && (!named.isSpaced || isAlone || home?.startsWith("/"))) {
    const { written, words, line } = named;
    const message = `the link ${quote(written)} is not written as a link: its address does not stand in ( ) behind it.`;
    const rest = line === undefined ? "" : `, and take ${quote(line)} out`;
    const better = withAddress(words, home ?? "/page");
    const fix = home === undefined ? `write its address behind it: ${better}.` : `write ${better}${rest}.`;
    yield { document, path, point: "value", message, fix };
  }
  if (!found) return;
  const { written, words, address, is } = found;
  const better = (is === CALLS || address.startsWith("tel:") ? callTo(address, context) : address)
    .trim()
    .replace(/\s.*$/s, "")
    .replace(/[.,;:!?]+$/, "");
  const isDoubtful = isAlone || /\s/.test(address.trim());
  const { now, lost } = isDoubtful ? { now: better, lost: undefined } : addressNow(better, context);
  const also = lost === undefined ? "" : ` And no page lives at ${quote(lost)}.`;
  const message = `the link ${quote(written)} is not written as a link: ${is}.${also}`;
  const anchor = address.startsWith("#") && anchorMeant(address.trim());
  const closed = anchor ? `#${anchor}` : pageClosed(address.trim(), context);
  const reached = closed || contactIn(address, document, context);
  const spaced = reached
    ? `write "[${words}](${reached})".`
    : (adviceOnFile(address.trim(), context.served) ?? "write the address without spaces.");
  // Punctuation of the sentence behind the address is not part of it, and stays.
  const stop = /[.,;:!?]+$/.exec(written)?.[0] ?? "";
  const whole = withAddress(words, now, stop);
  const opened = `write "[" before the words to click, for example ${whole}.`;
  const around = `write "[" and "]" around the words to click, for example ${whole}.`;
  const fix = is === SPACE ? spaced : is === UNOPENED ? opened : is === WITHOUT ? around : `write ${whole}.`;
  yield { document, path, point: "value", message, fix };
}

/** The address of a link by name; the name may be an address itself. */
function homeOf(name: string, document: Document, context: Context): string | undefined {
  return IS_ADDRESS.test(name) ? addressNow(name, context).now : repaired(name, document, context);
}

/** An email address or a phone number with a space beside its colon, and nowhere else. */
function contactIn(address: string, document: Document, context: Context): string | undefined {
  const mended = /^(?:mailto|tel) ?:\s*\S+\s*$/i.test(address)
    ? repaired(address.trim(), document, context)
    : undefined;
  return mended && withOwnName(mended, soundTokensOf(context));
}

/** A phone number as an address, with its country code. */
function callTo(number: string, context: Context): string {
  const href = tidyHref(`tel:${withColon(number).replace(/^tel:/, "")}`);
  return withCountry(href, soundTokensOf(context)["phone"]) || href;
}

function withAddress(words: string, address: string, stop = ""): string {
  const isUnknown = address.startsWith(UNKNOWN);
  if (words === "") return `"[…](${address})${stop}", with words to click for …`;
  return `"[${words}](${address})${stop}"${isUnknown ? ", with the address of a page for …" : ""}`;
}

/** `![[map.png]]`, an embedded picture. */
function isEmbedded({ written, name }: NamedLink, text: string): boolean {
  return isPictureFile(name) && text.includes(`!${written}`);
}

interface NamedLink {
  written: string;
  words: string;
  name: string;
  /** Whether a space stands between the two pairs of brackets: then it is a link only if the name is that of a page. */
  isSpaced?: boolean;
  /** The address that a definition gives to that name, and that definition. */
  address?: string;
  line?: string;
}

/** The first link with a name in place of its address. */
function namedIn(text: string): NamedLink | undefined {
  const pieces = [...piecesOf(text)];
  const source = ({ position }: Nodes) => text.slice(position?.start.offset, position?.end.offset);
  for (const piece of pieces) {
    if (piece.type === "linkReference") {
      if (isNote(piece)) continue;
      const written = source(piece);
      const words = /^\[([^[\]]*)\]/.exec(written)?.[1] ?? piece.identifier;
      const line = pieces.find((each) => each.type === "definition" && each.identifier === piece.identifier);
      const found = line?.type === "definition" && { address: line.url, line: source(line) };
      return { written, words, name: piece.identifier, ...found };
    }
    if (piece.type !== "text") continue;
    const [written, words, space, name, page, label] = BY_NAME.exec(piece.value) ?? [];
    if (written !== undefined) {
      const clicked = words ?? label ?? (IS_ADDRESS.test(page!) ? "" : page!);
      return { written, words: clicked, name: name || (words ?? page!), isSpaced: Boolean(space) };
    }
  }
  // A definition that no link refers to.
  const lone = pieces.find((each) => each.type === "definition" && IS_ADDRESS.test(each.url) && !isNote(each));
  if (lone?.type !== "definition") return undefined;
  const { identifier, label, url } = lone;
  return { written: source(lone), words: label ?? identifier, name: url, address: url };
}
