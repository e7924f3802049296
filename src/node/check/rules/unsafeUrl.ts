import { embedCode, placeForMap } from "../addresses/embedCode.ts";
import { fileOnComputer } from "../addresses/onComputer.ts";
import { fillAddress, tokenNames } from "../../../model/tokens.ts";
import type { Path } from "../../../model/fields.ts";
import { withOwnName } from "../addresses/ownContact.ts";
import { adviceOn } from "../addresses/adviceOnUnsafe.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import { soundTokensOf } from "../gathered/filled.ts";
import { hrefEdit } from "../gathered/links/hrefEdit.ts";
import type { Link } from "../gathered/links/links.ts";
import { entryCalled } from "../gathered/links/menuEntries.ts";
import { hasStrangeName } from "../inTexts/strangeNames.ts";
import { isToldOfRoute, leadingToMeant } from "../gone/pages/wrongRoutes.ts";
import { isSwappedLink } from "../gathered/swapped.ts";
import type { Context, Rule } from "../rule.ts";
import { isNumberedPage } from "../addresses/numberedPage.ts";
import { pageSpokenOf, repaired } from "../addresses/repairUrl.ts";
import { twoAddresses } from "../addresses/twoAddresses.ts";
import { isUsable } from "../addresses/usableUrl.ts";
import { withCountry } from "../addresses/withCountry.ts";
import { whyUnsafe } from "../addresses/whyUnsafe.ts";
import { bare, choice, LONGEST, quote, tidyAddress } from "../wording/words.ts";

/** A link leads only where links may lead: to a page, an anchor, an https address, an email or a phone number. */
export const unsafeUrl: Rule = {
  code: "unsafe-url",
  severity: "error",
  docs: {
    title: "A link that leads where links may not lead",
    why: "Links lead to a page (`/contact`), a place on a page (`#questions`), a secure web address (`https://…`), an email (`mailto:…`) or a phone number (`tel:…`). Anything else could harm visitors or would not work.",
    mend: "Write the address as the message suggests, without spaces, backslashes and capital letters at the start.",
  },
  each: {
    *link(link, context) {
      const { document, path } = link;
      const isQuiet = () => isFine(link, context) || isToldOfRoute(link.href, context);
      const said = firstOf(OF_ANY, link, context) ?? (isQuiet() ? undefined : sayUnsafe(link, context));
      if (said) yield { document, path, point: "value", ...said };
    },
  },
};

type UrlAnswer = Pick<Finding, "message" | "fix" | "edit">;
type Way = (link: Link, context: Context) => UrlAnswer | undefined;

/** Checks of addresses that a link can have. */
const OF_ANY: readonly Way[] = [sayWordsInPath, sayNumberedPage, sayDeadWhenFilled];
/** Checks of addresses that no link can have, which tell why and what is meant: the surest first. */
const OF_UNSAFE: readonly Way[] = [sayUntidy, sayOwnFile, saySwapped, sayTwo];

function firstOf(ways: readonly Way[], link: Link, context: Context): UrlAnswer | undefined {
  for (const way of ways) {
    const said = way(link, context);
    if (said) return said;
  }
  return undefined;
}

/** A phone number may have spaces in it, but not around it. Unknown names in braces are reported by another rule. */
function isFine({ href }: Link, context: Context): boolean {
  if (isUsable(href) && href.trim() === href && !/^tel:\s/.test(href)) return true;
  return /[{}]/.test(href) && isUsable(href.replace(BRACES, "0")) && hasStrangeName(href, context);
}

function sayWordsInPath({ href }: Link): UrlAnswer | undefined {
  if (!WORDS_IN_PATH.test(href)) return undefined;
  return {
    message: `${quote(href)} is not the address of a page: names in braces are filled in with words.`,
    fix: 'write the address as the page has it, for example "/contact".',
  };
}

function sayNumberedPage({ href }: Link, context: Context): UrlAnswer | undefined {
  if (!isNumberedPage(href, context)) return undefined;
  return {
    message: `${quote(href)} is an address that WordPress gives to a page by its number: here it leads to the home page.`,
    fix: 'write the address of the page that is meant, for example "/contact".',
  };
}

function sayDeadWhenFilled(link: Link, context: Context): UrlAnswer | undefined {
  const { href } = link;
  if (!href.includes("{") || !isUsable(href) || !isFine(link, context)) return undefined;
  const shown = fillAddress(href, soundTokensOf(context));
  if (shown === href || isUsable(shown)) return undefined;
  return {
    message: `${quote(href)} is filled in with words, and no browser can open ${quote(shown)}.`,
    fix: "write the address itself, without names in braces.",
  };
}

function sayUntidy(link: Link): UrlAnswer | undefined {
  const { href, label } = link;
  const tidy = tidyAddress(href);
  if (tidy === href || !isUsable(tidy)) return undefined;
  const edit = () => hrefEdit(link, tidy);
  return { message: whyUnsafe(href, label?.words), fix: `write "${inLink(link, tidy)}".`, edit };
}

function sayOwnFile({ href, label }: Link, context: Context): UrlAnswer | undefined {
  const pageOf = (name: string) => pageSpokenOf(label?.words ?? "", context) ?? pageSpokenOf(name, context);
  return fileOnComputer(href, pageOf) ?? embedCode(href);
}

function saySwapped({ path, href, label }: Link): UrlAnswer | undefined {
  if (label?.path !== path || !isSwappedLink(href, label.words)) return undefined;
  const message = `the words and the address of the link ${quote(`[${label.words}](${href})`)} have changed places.`;
  return { message, fix: `write "[${href}](${label.words})".` };
}

function sayTwo({ href }: Link): UrlAnswer | undefined {
  const [first, second] = twoAddresses(bare(href));
  if (first === undefined || second === undefined) return undefined;
  const message = `a link leads to one place, but ${quote(href)} has two addresses.`;
  return { message, fix: `write ${choice([first, second])}.` };
}

/** The words for an address that no link can have. */
function sayUnsafe(link: Link, context: Context): UrlAnswer {
  const { document, path, href, label } = link;
  const sure = firstOf(OF_UNSAFE, link, context);
  if (sure) return sure;
  const message = whyUnsafe(href, label?.words);
  const entry = document.role === "page" && path[0] === "partOf" ? entryCalled(href, link, context) : undefined;
  if (entry !== undefined) return { message: /^[/#]/.test(href) ? message : sayLabel(href), fix: entry };
  const better = repaired(href, document, context) ?? leadingToMeant(href, context);
  if (better === undefined) return placeForMap(href, path) ?? { message, fix: adviceOn(link, context) };
  const values = soundTokensOf(context);
  const whole = withCountry(better, values["phone"]) || better;
  const chat = whole.startsWith("tel:") && isOfChat(document, path) ? chatWith(whole) : undefined;
  return { message, fix: `${chat ?? `write "${inLink(link, withOwnName(whole, values))}".`}${wordsLeft(link)}` };
}

function sayLabel(href: string): string {
  return `${quote(href)} is what the menu calls one of its entries, but the address of that entry belongs here.`;
}

/** The words of a whole Markdown link, which its address alone leaves out. Empty where they stand beside it as well. */
function wordsLeft({ document, path, href }: Link): string {
  const [, words] = /^\s*\[([^[\]]*[^[\]\s][^[\]]*)\]\([^()]+\)\s*$/.exec(href) ?? [];
  const group = valueAt(document, path.slice(0, -1));
  const isSaid = isGroup(group) && Object.values(group).includes(words!);
  return words === undefined || isSaid ? "" : ` The words ${quote(words)} find no place there.`;
}

/** The link with its new address, if it is a short one in a text; else the address alone. */
function inLink({ document, path, href, label }: Link, address: string): string {
  const text = label?.path === path ? valueAt(document, path) : undefined;
  const whole = `[${label?.words}](${address})`;
  const isPlain = typeof text === "string" && text.includes(`[${label?.words}](${href})`);
  return isPlain && whole.length <= LONGEST ? whole : address;
}

/** Whether a field beside an address says that it leads to WhatsApp. */
function isOfChat(document: Document, path: Path): boolean {
  const group = path.at(-1) === "href" ? valueAt(document, path.slice(0, -1)) : undefined;
  return (
    isGroup(group) && Object.values(group).some((value) => typeof value === "string" && /whats\s?app/i.test(value))
  );
}

function chatWith(call: string): string {
  return `write "https://wa.me/${call.replace(/\D/g, "")}", which opens a chat, or "${call}", which calls.`;
}

const BRACES = /[{([]?[^{}:/]{0,200}\}|\{[^{}]*/g;
const WORDS_IN_PATH = new RegExp(String.raw`^[/#][^?]*\{(?:${tokenNames.join("|")})\}`);
