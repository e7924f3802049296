import { knownSpellings, type Spellings } from "../model/spelling.ts";
import { escapeHtml, fillDocument, securityPolicy } from "./document.ts";

const ID = "spellings";

/** Markup for a head: a script that leads on from another spelling, and all it knows. It runs before anything is shown. */
export function leadOnMarkup(known: Spellings, script: string): string {
  // Without a referrer the script could not tell that a host has sent it back to where it is.
  const referrer = '<meta name="referrer" content="same-origin">';
  return `${referrer}<script type="application/json" id="${ID}">${JSON.stringify(known)}</script><script>${script}</script>`;
}

/** The spellings that `leadOnMarkup` has written into a document. */
export function spellingsIn(html: string): Spellings {
  const json = new RegExp(`<script type="application/json" id="${ID}">(.*?)</script>`).exec(html)?.[1];
  return JSON.parse(json ?? "{}") as Spellings;
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
