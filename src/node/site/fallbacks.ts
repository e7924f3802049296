import { spellingsPath } from "../../model/routes.ts";
import { scriptJson } from "../../model/scriptJson.ts";
import { knownSpellings, type Addressed, type Spellings } from "../../model/spelling.ts";
import { escapeHtml, fillDocument, securityPolicy } from "../document.ts";

const ID = "_spellings";

/** A longer list goes into a file of its own: bots that guess addresses load the 404 page often, so it has to stay small. */
const MOST_INLINED = 4096;

/** The spellings of the addresses of all pages. */
export interface AddressList {
  /** For the 404 page: the spellings, or the path of their file. */
  told: Spellings | string;
  /** That file by its path; empty if the 404 page holds the spellings. */
  files: Readonly<Record<string, string>>;
}

export function addressList(pages: readonly Addressed[]): AddressList {
  const known = knownSpellings(pages);
  const text = JSON.stringify(known);
  return text.length <= MOST_INLINED
    ? { told: known, files: {} }
    : { told: spellingsPath, files: { [spellingsPath.slice(1)]: text } };
}

/** Markup for the head: a script that redirects from another spelling of an address before the first paint, and its data. */
export function redirectMarkup(known: AddressList["told"], script: string): string {
  // The script needs the referrer to notice that a host redirects back, which would be an endless loop.
  const referrer = '<meta name="referrer" content="same-origin">';
  return `${referrer}<script type="application/json" id="${ID}">${scriptJson(known)}</script><script>${script}</script>`;
}

/**
 * Reads the spellings back that `redirectMarkup` has written into a document.
 * @param read Reads a file of the site, for a document that only has the path of the spellings.
 */
export function spellingsIn(html: string, read: (path: string) => string): Spellings {
  const json = new RegExp(`<script type="application/json" id="${ID}">(.*?)</script>`).exec(html)?.[1];
  const told = JSON.parse(json ?? "{}") as AddressList["told"];
  return typeof told === "string" ? (JSON.parse(read(told)) as Spellings) : told;
}

interface MovedPage {
  alias: string;
  route: string;
  title: string;
  language: string;
  /** The URL of the site, without a trailing slash. */
  url: string;
}

/** A document that redirects from an old address to the route of a page, also without scripts. */
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
    links: redirectMarkup(knownSpellings([{ route, aliases: [alias] }]), script) + refresh,
    html: [`<main><h1><a href="${escapeHtml(route)}">${escapeHtml(title)}</a></h1></main>`],
    scripts: "",
  });
}
