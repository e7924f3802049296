import { spellingsPath } from "../model/routes.ts";
import { scriptJson } from "../model/scriptJson.ts";
import { knownSpellings, type Addressed, type Spellings } from "../model/spelling.ts";
import { escapeHtml, fillDocument, securityPolicy } from "./document.ts";

const ID = "_spellings";

/** Every bot that guesses at addresses gets the not-found page. A list of more characters is a file of its own. */
const MOST_INLINED = 4096;

/** What is known of the addresses of all pages. */
export interface AddressList {
  /** What the not-found page says of it: all of it, or where it is. */
  told: Spellings | string;
  /** What it says by its path below the site, where the not-found page does not. */
  files: Readonly<Record<string, string>>;
}

export function addressList(pages: readonly Addressed[]): AddressList {
  const known = knownSpellings(pages);
  const text = JSON.stringify(known);
  return text.length <= MOST_INLINED
    ? { told: known, files: {} }
    : { told: spellingsPath, files: { [spellingsPath.slice(1)]: text } };
}

/**
 * Markup for a head: a script that leads on from another spelling, and all it knows, or where it finds that. It runs
 * before anything is shown.
 */
export function leadOnMarkup(known: AddressList["told"], script: string): string {
  // Without a referrer the script could not tell that a host has sent it back to where it is.
  const referrer = '<meta name="referrer" content="same-origin">';
  return `${referrer}<script type="application/json" id="${ID}">${scriptJson(known)}</script><script>${script}</script>`;
}

/**
 * The spellings that `leadOnMarkup` has written into a document.
 * @param read Gives the text at a path of the site, for a document that only says where they are.
 */
export function spellingsIn(html: string, read: (path: string) => string): Spellings {
  const json = new RegExp(`<script type="application/json" id="${ID}">(.*?)</script>`).exec(html)?.[1];
  const told = JSON.parse(json ?? "{}") as AddressList["told"];
  return typeof told === "string" ? (JSON.parse(read(told)) as Spellings) : told;
}

export interface MovedPage {
  alias: string;
  route: string;
  title: string;
  language: string;
  /** Where the site lives, without a slash at the end. */
  url: string;
}

/** A small page for an old address that leads on to a page's route, with and without scripts. */
export function movedDocument(template: string, page: MovedPage, script: string): string {
  const { alias, route, title, language, url } = page;
  const policy = securityPolicy({ scripts: [script], styles: [] }, []);
  const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(route)}"></noscript>`;
  return fillDocument(template, {
    language,
    data: {},
    head: [
      { tag: "meta", attributes: { "http-equiv": "Content-Security-Policy", content: policy } },
      { tag: "title", attributes: {}, text: title },
      { tag: "meta", attributes: { name: "robots", content: "noindex" } },
      { tag: "link", attributes: { rel: "canonical", href: url + route } },
    ],
    links: leadOnMarkup(knownSpellings([{ route, aliases: [alias] }]), script) + refresh,
    html: [`<main><h1><a href="${escapeHtml(route)}">${escapeHtml(title)}</a></h1></main>`],
    scripts: "",
  });
}
