import { adviceOnFile } from "../gone/downloads.ts";
import { adviceBeforeAt, lackBeforeAt } from "../gone/beforeAt.ts";
import { adviceOnContact } from "../gone/ownContact.ts";
import { embedCode, placeForMap } from "../gone/embedCode.ts";
import { fileOnComputer } from "../gone/onComputer.ts";
import { fillAddress, tokenNames, tokenValues } from "../../../model/tokens.ts";
import { adviceOnHandle } from "../gone/handles.ts";
import { hiddenIn } from "../../../model/urls.ts";
import type { Path } from "../../../model/fields.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Document } from "../document/document.ts";
import { hrefEdit, type Link } from "../gathered/links.ts";
import { isSwappedLink } from "../gathered/swapped.ts";
import { perContext } from "../perContext.ts";
import { homesOf } from "../gathered/pageLinks.ts";
import { anchorsOf } from "../outline/anchors.ts";
import { type Context, type Rule, siteData } from "../rule.ts";
import { nearest } from "../suggest.ts";
import { isNumberedPage } from "../gone/numberedPage.ts";
import { hasLonePercent, oddIn } from "../gone/oddAddress.ts";
import { pageSpokenOf, repaired } from "../gone/repairUrl.ts";
import { isDead, isNobodys, isUsable, lackOf, LOCAL } from "../gone/usableUrl.ts";
import { anchorMeant } from "../shape/values/anchorMeant.ts";
import { phoneAdvice } from "../shape/values/phoneMeant.ts";
import { bare, choice, codePoint, LONGEST, quote, tidyAddress } from "../words.ts";
import { entryMeant } from "../gathered/menuEntries.ts";
import { hasStrangeName } from "../gathered/strangeNames.ts";

/** A link leads only where links may lead: a page, a place on one, https, an email or a phone number. */
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
      const { document, path, href, label } = link;
      if (WORDS_IN_PATH.test(href)) {
        const message = `${quote(href)} is not the address of a page: names in braces are filled in with words.`;
        const fix = 'write the address as the page has it, for example "/contact".';
        yield { document, path, point: "value", message, fix };
        return;
      }
      if (isNumberedPage(href, context)) {
        const message = `${quote(href)} is an address that WordPress gives to a page by its number: here it leads to the home page.`;
        const fix = 'write the address of the page that is meant, for example "/contact".';
        yield { document, path, point: "value", message, fix };
        return;
      }
      // A phone number may have spaces in it, but not around it.
      if (isUsable(href) && href.trim() === href) {
        const shown = href.includes("{") ? fillAddress(href, valuesOf(context)) : href;
        if (shown === href || !isDead(shown)) return;
        const message = `${quote(href)} is filled in with words, and no browser can open ${quote(shown)}.`;
        yield { document, path, point: "value", message, fix: "write the address itself, without names in braces." };
        return;
      }
      // That nothing is known for a name in braces is another rule's matter.
      if (/[{}]/.test(href) && isUsable(href.replace(BRACES, "0")) && hasStrangeName(href, context)) return;
      const tidy = tidyAddress(href);
      if (tidy !== href && isUsable(tidy)) {
        const edit = () => hrefEdit(document, path, { from: href, to: tidy });
        yield {
          document,
          path,
          point: "value",
          message: reason(href, label?.words),
          fix: `write "${inLink(link, tidy)}".`,
          edit,
        };
        return;
      }
      const pageOf = (name: string) => pageSpokenOf(label?.words ?? "", context) ?? pageSpokenOf(name, context);
      const own = fileOnComputer(href, pageOf) ?? embedCode(href);
      if (own) {
        yield { document, path, point: "value", ...own };
        return;
      }
      if (label?.path === path && isSwappedLink(href, label.words)) {
        const message = `the words and the address of the link ${quote(`[${label.words}](${href})`)} have changed places.`;
        yield { document, path, point: "value", message, fix: `write "[${href}](${label.words})".` };
        return;
      }
      const [first, second] = twoAddresses(bare(href));
      if (first !== undefined && second !== undefined) {
        const message = `a link leads to one place, but ${quote(href)} has two addresses.`;
        yield { document, path, point: "value", message, fix: `write ${choice([first, second])}.` };
        return;
      }
      const better = repaired(href, document, context);
      const place = better === undefined ? placeForMap(href, path) : undefined;
      if (place) {
        yield { document, path, point: "value", ...place };
        return;
      }
      const entry = path[0] === "partOf" ? entryMeant(href, context) : undefined;
      const otherwise =
        entry ??
        (isDead(href)
          ? "copy it from a browser in which it opens."
          : (adviceOnNone(link) ??
            adviceBeforeAt(href) ??
            adviceOnOdd(href) ??
            adviceOnFile(href, context.served) ??
            adviceOnPhone(href) ??
            adviceOnContact(href, valuesOf(context)) ??
            adviceOnHandle(href, label?.words) ??
            adviceOnPlace(href) ??
            adviceOnName(href, document, context) ??
            ANY));
      const chat = better?.startsWith("tel:") && isOfChat(document, path) ? chatWith(better) : undefined;
      const fix = chat ?? (better ? `write "${inLink(link, better)}".` : otherwise);
      yield { document, path, point: "value", message: reason(href, label?.words), fix };
    },
  },
};

/** An address as it stands in its link, where that is a short one in a text; else the address alone. */
function inLink({ document, path, href, label }: Link, address: string): string {
  const text = label?.path === path ? valueAt(document, path) : undefined;
  const whole = `[${label?.words}](${address})`;
  const isPlain = typeof text === "string" && text.includes(`[${label?.words}](${href})`);
  return isPlain && whole.length <= LONGEST ? whole : address;
}

/** For a link in a text that has no address. */
function adviceOnNone({ path, href, label }: Link): string | undefined {
  if (href.trim() !== "" || label?.path !== path) return undefined;
  return `${ANY.slice(0, -1)} between its ( ), or keep only its words: ${quote(label.words)}.`;
}

const valuesOf = perContext((context) => tokenValues(siteData(context) ?? {}));

/** The addresses of two pages, or of two other sites. */
function twoAddresses(href: string): string[] {
  const sites = href.trim().split(/(?<![\s,;])[\s,;]+(?=https:\/\/)/);
  return sites.length === 2 && sites.every(isUsable) ? sites : (TWO_PAGES.exec(href)?.slice(1) ?? []);
}

/** For an address with something in it that is not what it looks like. */
function adviceOnOdd(href: string): string | undefined {
  if (hasLonePercent(href))
    return 'write "%25" for the sign "%", or copy the address from a browser in which it opens.';
  if (isNobodys(href)) return "write the address that visitors should open, or take the link out.";
  return oddIn(href) && "type the name of the site again.";
}

/** Whether what stands around an address says that it leads to WhatsApp. */
function isOfChat(document: Document, path: Path): boolean {
  const group = path.at(-1) === "href" ? valueAt(document, path.slice(0, -1)) : undefined;
  return (
    isGroup(group) && Object.values(group).some((value) => typeof value === "string" && /whats\s?app/i.test(value))
  );
}

function chatWith(call: string): string {
  return `write "https://wa.me/${call.replace(/\D/g, "")}", which opens a chat, or "${call}", which calls.`;
}

function adviceOnPhone(href: string): string | undefined {
  return href.startsWith("tel:") ? phoneAdvice(href.slice(4)) : undefined;
}

/** For the words of a heading in the place of a name. */
function adviceOnPlace(href: string): string | undefined {
  const name = /^#\s*\p{L}/u.test(href) ? anchorMeant(href) : "";
  return name === "" ? undefined : `write "#${name}", and give the block that is meant "id": "${name}".`;
}

/** For a word without a sign before it that is nearly the address of a page, or the name of a place on this one. */
function adviceOnName(href: string, document: Document, context: Context): string | undefined {
  if (!/^[a-z][\w-]*$/i.test(href)) return undefined;
  const places = anchorsOf(context)?.of(document)?.names() ?? [];
  // A name that was written with its sign is told where it stands.
  const names = places.map((name) => name.replace(/^#+/, ""));
  const near = names.includes(href) ? [href] : nearest(href, names);
  const pages = nearest(`/${href}`, [...homesOf(context).pages.keys()]);
  const meant = [...pages, ...new Set(near.map((name) => `#${name}`))];
  return meant.length > 0 ? `did you mean ${choice(meant)}?` : undefined;
}

const ANY = 'write "/page", "#place", "https://…", "mailto:…" or "tel:…".';
const TWO_PAGES = /^(\/[\w#/-]*)(?:[\s,;]+|\s+(?:or|and)\s+)(\/(?!\/)[\w#/-]*)$/;
/** Addresses that run something, or bring a page of their own. */
const SCRIPT = /^(javascript|vbscript|data):/i;
const BRACES = /[{([]?[^{}:/]{0,200}\}|\{[^{}]*/g;
const WORDS_IN_PATH = new RegExp(String.raw`^[/#][^?]*\{(?:${tokenNames.join("|")})\}`);

function reason(href: string, words?: string): string {
  if (href.trim() === "")
    return `no address is written for ${words === undefined ? "this link" : `the link ${quote(words)}`}.`;
  if (/^\s*\+?\d[\d ()-]{5,}\s*$/.test(href)) return `${quote(href)} is a phone number without "tel:" before it.`;
  // Browsers pass over what cannot be seen: the danger is told before it.
  const [, script] = SCRIPT.exec(bare(href).replace(/[\p{Cc}\p{Cf}]/gu, "")) ?? [];
  if (script) return `a link cannot lead to ${quote(script.toLowerCase())} addresses: ${quote(href)}.`;
  const hidden = hiddenIn(href);
  if (hidden) return `the address ${quote(href)} has a character in it that cannot be seen: ${codePoint(hidden)}.`;
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href)?.[1];
  const login = lackBeforeAt(href);
  if (login) return login;
  if (href.includes("\\")) return `the address ${quote(href)} has a backslash.`;
  if (href.startsWith("//")) return `the address ${quote(href)} starts with two slashes, which leads to another site.`;
  if (/\s/.test(href.replace(/^tel:(?:[^{}]*\p{L}.*)?/su, ""))) return `the address ${quote(href)} has a space in it.`;
  // With "https" it would lead nowhere either.
  if (scheme && !LOCAL.test(href) && !/^(?:https|mailto|tel)$/i.test(scheme) && !scheme.includes("."))
    return `a link cannot lead to ${quote(scheme.toLowerCase())} addresses: ${quote(href)}.`;
  if (scheme && scheme !== scheme.toLowerCase()) return `the address ${quote(href)} starts with capital letters.`;
  if (scheme?.toLowerCase() === "tel" && /^tel:[^{}]*$/i.test(href))
    return `${quote(href)} is no phone number: one has only digits, and may start with "+".`;
  return lackOf(href) ?? `${quote(href)} is not an address that a link can have.`;
}
