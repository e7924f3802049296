/** The fix for an address that a link cannot have, if it cannot be repaired automatically. */
import { OUT_WITH_COMMA, TAKE_IT_OUT } from "../wording/commas.ts";
import { didYouMean } from "../wording/instead.ts";
import type { Document } from "../document/document.ts";
import { tokensOf } from "../gathered/filled.ts";
import type { Link } from "../gathered/links/links.ts";
import { entryMeant } from "../gathered/links/menuEntries.ts";
import { homesOf } from "../gathered/links/pageLinks.ts";
import { anchorsOf } from "../outline/anchors.ts";
import type { Context } from "../rule.ts";
import { anchorMeant } from "../shape/values/meant/anchorMeant.ts";
import { phoneAdvice } from "../shape/values/meant/phoneMeant.ts";
import { nearest } from "../wording/suggest.ts";
import { quote } from "../wording/words.ts";
import { adviceBeforeAt } from "./beforeAt.ts";
import { adviceOnFile } from "./downloads.ts";
import { adviceOnHandle } from "./handles.ts";
import { hasLonePercent, oddIn } from "./oddAddress.ts";
import { adviceOnContact } from "./ownContact.ts";
import { isDead, isNobodys, LOCAL } from "./usableUrl.ts";

export function adviceOn(link: Link, context: Context): string {
  const { document, path, href, label } = link;
  const entry = path[0] === "partOf" ? entryMeant(href, link, context) : undefined;
  if (entry !== undefined) return entry;
  if (isDead(href)) return "copy it from a browser in which it opens.";
  return (
    adviceOnNone(link) ??
    adviceOnApp(link, context) ??
    adviceBeforeAt(href) ??
    adviceOnOdd(href) ??
    adviceOnLocal(href, context) ??
    adviceOnFile(href, context.served) ??
    adviceOnPhone(href) ??
    adviceOnContact(href, tokensOf(context)) ??
    adviceOnHandle(href, label?.words) ??
    adviceOnPlace(href) ??
    adviceOnName(href, document, context) ??
    (mayGo(link, context) ? `${ANY.slice(0, -1)}, or ${TAKE_IT_OUT}. ${UNLINKED}` : ANY)
  );
}

/** Whether an address is a field that its group may do without. */
function mayGo({ document, path }: Link, { lookup }: Context): boolean {
  if (document.role === "site") return false;
  const { required = ["href"] } = lookup.schemaAt(document, path.slice(0, -1))?.schema ?? {};
  return path.at(-1) === "href" && !required.includes("href");
}

/** For a link in a text without an address. */
function adviceOnNone({ path, href, label }: Link): string | undefined {
  if (href.trim() !== "" || label?.path !== path) return undefined;
  return `${ANY.slice(0, -1)} between its ( ), or keep only its words: ${quote(label.words)}.`;
}

/** For an address that opens an app, and has no form for the web. */
function adviceOnApp(link: Link, context: Context): string | undefined {
  const { path, href, label } = link;
  if (!OF_APP.test(href)) return undefined;
  if (label?.path === path) return `keep only the words of the link: ${quote(label.words)}. ${NO_WEB} ${UNLINKED}`;
  return mayGo(link, context) ? `take "href" ${OUT_WITH_COMMA}: ${NO_WEB.toLowerCase()} ${UNLINKED}` : undefined;
}

const NO_WEB = "No web address leads there.";
const UNLINKED = "The words stay, and can no longer be clicked.";

/** Schemes of calls, messages and apps that have no web address. */
const OF_APP =
  /^\s*(?:skype|viber|signal|sgnl|threema|weixin|wechat|kakaotalk|facetime(?:-audio)?|sms|smsto|mms|sips?|xmpp|ircs?|ms-[a-z]+|intent|magnet):/i;

/** For a URL that is misleading or was never filled in. */
function adviceOnOdd(href: string): string | undefined {
  if (hasLonePercent(href))
    return 'write "%25" for the sign "%", or copy the address from a browser in which it opens.';
  if (isNobodys(href)) return "write the address that visitors should open, or take the link out.";
  return oddIn(href) && "type the name of the site again.";
}

/** For a localhost URL with a path similar to a page's route. */
function adviceOnLocal(href: string, context: Context): string | undefined {
  const near = LOCAL.test(href) ? pagesLike(href, context) : [];
  return near.length > 0 ? didYouMean(...near).fix : undefined;
}

/** The routes similar to the path of a localhost URL, or to a word without "/". */
export function pagesLike(href: string, context: Context): readonly string[] {
  const path = LOCAL.test(href) ? href.replace(LOCAL, "") : NAME.test(href) && `/${href}`;
  return path === false ? [] : nearest(path, [...homesOf(context).pages.keys()]);
}

function adviceOnPhone(href: string): string | undefined {
  return href.startsWith("tel:") ? phoneAdvice(href.slice(4)) : undefined;
}

/** For the words of a heading in place of an anchor. */
function adviceOnPlace(href: string): string | undefined {
  const name = /^#\s*\p{L}/u.test(href) ? anchorMeant(href) : "";
  return name === "" ? undefined : `write "#${name}", and give the block that is meant "id": "${name}".`;
}

/** For a word similar to the route of a page or to an anchor of this page, without "/" or "#". */
function adviceOnName(href: string, document: Document, context: Context): string | undefined {
  if (!NAME.test(href)) return undefined;
  const places = anchorsOf(context)?.of(document)?.names() ?? [];
  // The anchor may be written with its "#", which is told there.
  const names = places.map((name) => name.replace(/^#+/, ""));
  const near = names.includes(href) ? [href] : nearest(href, names);
  const meant = [...pagesLike(href, context), ...new Set(near.map((name) => `#${name}`))];
  return meant.length > 0 ? didYouMean(...meant).fix : undefined;
}

const NAME = /^[a-z][\w-]*$/i;
const ANY = 'write "/page", "#place", "https://…", "mailto:…" or "tel:…".';
