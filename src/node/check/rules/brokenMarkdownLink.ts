import { tidyHref } from "../../../model/urls.ts";
import { IS_ADDRESS, isEmbedded, type NamedLink, namedLinkIn } from "../inTexts/namedLink.ts";
import { CALLS, type LinkSlip, maySlip, slipIn, SPACE, UNOPENED, WITHOUT } from "../inTexts/linkSlips.ts";
import { homesOf, isServed, localAddress, targetsIn } from "../gathered/links/pageLinks.ts";
import { hasStrangeName } from "../inTexts/strangeNames.ts";
import { shortcodeIn } from "../inTexts/shortcodes.ts";
import { adviceOnFile, isDownload, servedAs } from "../addresses/downloads.ts";
import { mayLiveAt } from "../gone/lost/mayLiveAt.ts";
import { pagesMeant } from "../gone/pages/meantPage.ts";
import { withOwnName } from "../addresses/ownContact.ts";
import { addressAlone } from "../inTexts/addressAlone.ts";
import { withCountry } from "../addresses/withCountry.ts";
import { soundTokensOf } from "../gathered/filled.ts";
import { withColon } from "../addresses/schemes.ts";
import { repaired } from "../addresses/repairUrl.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import type { Text } from "../gathered/texts/texts.ts";
import type { Context, Rule } from "../rule.ts";
import { anchorMeant } from "../shape/values/meant/anchorMeant.ts";
import { quote } from "../wording/words.ts";

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

/** The page that an address with spaces is meant for, with hyphens or nothing in place of them, or by words that name it. */
function pageClosed(address: string, document: Document, context: Context): string | undefined {
  const { behind } = homesOf(context);
  const closed = ["-", ""].map((sign) => behind(address.replace(/\s+/g, sign))).find((route) => route !== undefined);
  if (closed !== undefined || /[/#:]/.test(address)) return closed;
  const asFile = address.replace(/\s+/g, "-").toLowerCase();
  const named = [address, asFile].map((each) => repaired(each, document, context));
  return named.find((each) => each?.startsWith("/"));
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

function* sayBroken(written: Text, context: Context): Generator<Finding> {
  const { found, named, isAlone } = brokenIn(written, context);
  if (found) yield saySlip(written, found, { context, isAlone });
  if (named) yield* sayNamed(written, named, { context, isAlone });
}

/** The address in a link that is not written as one; undefined if there is no such link in a text. */
export function addressInBroken(written: Text, context: Context): string | undefined {
  const { found, named, isAlone } = brokenIn(written, context);
  if (found)
    return pageClosed(found.address.trim(), written.document, context) ?? addressOf(found, { context, isAlone }).now;
  return named && (named.address ?? homeOf(named.name, written.document, context));
}

interface Broken {
  found?: LinkSlip | undefined;
  named?: NamedLink | undefined;
  isAlone: boolean;
}

function brokenIn({ document, text, kind }: Text, context: Context): Broken {
  // A glance at one page does not know the others. It reports a slip, so that the page is checked together with them.
  const isAlone = !context.documents.includes(document);
  // A backslash says that the brackets are meant.
  if (kind !== "markdown" || text.includes("\\") || !maySlip(text) || shortcodeIn(text)) return { isAlone };
  const isOfPage = (address: string) => pageClosed(address.replace(/#.*/, "").trim(), document, context) !== undefined;
  const found = slipIn(text, (address) => isAlone || isOfPage(address));
  return { found, named: found ? undefined : namedLinkIn(text), isAlone };
}

interface Judging {
  context: Context;
  /** The other pages are not known. */
  isAlone: boolean;
}

/** A link whose address stands elsewhere, or nowhere. */
function* sayNamed(
  { document, path, text }: Text,
  named: NamedLink,
  { context, isAlone }: Judging,
): Generator<Finding> {
  const { written, words, line } = named;
  const home = named.address ?? homeOf(named.name, document, context);
  // Names that are filled in, and pictures, are reported by other rules.
  const isOther = hasStrangeName(written, context) || isEmbedded(named, text);
  if (isOther || (named.isSpaced && !isAlone && !home?.startsWith("/"))) return;
  const message = `the link ${quote(written)} is not written as a link: its address does not stand in ( ) behind it.`;
  const rest = line === undefined ? "" : `, and take ${quote(line)} out`;
  const better = withAddress(words, home ?? "/page");
  const fix = home === undefined ? `write its address behind it: ${better}.` : `write ${better}${rest}.`;
  yield { document, path, point: "value", message, fix };
}

/** The address of a link with a slip, without what is no part of it. */
function addressOf({ address, is }: LinkSlip, { context, isAlone }: Judging): { now: string; lost?: string } {
  const better = (is === CALLS || address.startsWith("tel:") ? callTo(address, context) : address)
    .trim()
    .replace(/\s.*$/s, "")
    .replace(/[.,;:!?]+$/, "");
  const isDoubtful = isAlone || /\s/.test(address.trim());
  return isDoubtful ? { now: better } : addressNow(better, context);
}

/** A link with a sign too few, too many or in the wrong place. */
function saySlip({ document, path }: Text, slip: LinkSlip, judging: Judging): Finding {
  const { written, words, address, is } = slip;
  const { context } = judging;
  const { now, lost } = addressOf(slip, judging);
  const also = lost === undefined ? "" : ` And no page lives at ${quote(lost)}.`;
  const message = `the link ${quote(written)} is not written as a link: ${is}.${also}`;
  const anchor = address.startsWith("#") && anchorMeant(address.trim());
  const closed = anchor ? `#${anchor}` : pageClosed(address.trim(), document, context);
  const reached = closed || contactIn(address, document, context);
  const spaced = reached
    ? `write "[${words}](${reached})".`
    : (adviceOnFile(address.trim(), context.served) ?? "write the address without spaces.");
  // Punctuation of the sentence behind the address is not part of it, and stays.
  const stop = /[.,;:!?]+$/.exec(written)?.[0] ?? "";
  const isSpaced = /\s/.test(address.trim());
  const whole = withAddress(words, (isSpaced && closed) || now, stop);
  const opened = `write "[" before the words to click, for example ${whole}.`;
  const around = `write "[" and "]" around the words to click, for example ${whole}.`;
  const fix = is === SPACE ? spaced : is === UNOPENED ? opened : is === WITHOUT ? around : `write ${whole}.`;
  return { document, path, point: "value", message, fix };
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
