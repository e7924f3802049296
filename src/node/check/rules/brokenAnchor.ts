import { pointerOf } from "../../../model/pointer.ts";
import { decode } from "../../../model/spelling.ts";
import { byName } from "../byName.ts";
import { isGone, whereElse } from "../gone/elsewhere.ts";
import { listNames } from "../shape/explainNames.ts";
import { anchorsOf, type Anchors, hasPlace } from "../outline/anchors.ts";
import { homesOf, type PageLink, pageLinks } from "../gathered/pageLinks.ts";
import { perContext } from "../perContext.ts";
import type { Context, Rule } from "../rule.ts";
import type { Finding } from "../site.ts";
import { nearest } from "../suggest.ts";
import { choice, counted, quote } from "../words.ts";

/** The place on a page that a link leads to is there when the page is rendered. */
export const brokenAnchor: Rule = {
  code: "broken-anchor",
  severity: "error",
  leavesPage: true,
  acrossFiles: true,
  docs: {
    title: "A link to a place that is not on the page",
    why: "A visitor who clicks it stays where they are, or lands at the top of the page.",
    mend: "Write the anchor exactly as the block or section has it in its `id`, or give the block that `id`.",
  },
  *run(context) {
    const anchors = anchorsOf(context);
    if (!anchors) return;
    const broken = pageLinks(context).filter((link) => isBroken(link, anchors));
    const isCommon = ({ route, page, document }: PageLink) => route === "" && page !== document;
    for (const links of byName(
      broken.filter((link) => !isCommon(link)),
      placeMeant,
    ).values()) {
      if (isGone(links) && links[0]!.anchor !== "") yield sayGonePlace(links, { anchors, context });
      else for (const link of links) yield at(link, judge(link, { anchors, context }));
    }
    const nameOf = ({ document, path, href }: PageLink) => [document.file, pointerOf(path), href].join(" ");
    for (const links of byName(broken.filter(isCommon), nameOf).values())
      yield judgeCommon(links, { anchors, context });
  },
};

function isBroken({ anchor, page }: PageLink, anchors: Anchors): boolean {
  const onPage = anchor !== undefined && page && anchors.of(page);
  return onPage ? !hasPlace(onPage, anchor) : false;
}

function placeMeant({ page, anchor = "" }: PageLink): string {
  return `${page!.file}#${decode(anchor) ?? anchor}`;
}

interface Asked {
  anchors: Anchors;
  context: Context;
}

/** A place on a page that is gone, or has another name now. */
function sayGonePlace(links: readonly PageLink[], asked: Asked): Finding {
  const [first] = links as [PageLink];
  return at(first, { ...judge(first, asked), detail: whereElse(links, "links lead there.") });
}

function at({ document, path }: PageLink, said: Pick<Finding, "message" | "fix" | "detail">): Finding {
  return { document, path, point: "value", ...said };
}

/** One link that several pages show, to a place that is not on them. */
function judgeCommon(links: readonly PageLink[], { anchors, context }: Asked): Finding {
  const [first] = links as [PageLink];
  const said = judge(first, { anchors, context });
  const { anchor = "", href } = first;
  if (anchor === "" || links.length === 1) return at(first, said);
  const message = `${counted(links.length, "page")} that show this link have no place called ${quote(decode(anchor) ?? anchor)}.`;
  const shown = links.slice(0, LISTED).map(({ page }) => page!.file);
  const more = links.length > LISTED ? ` and ${links.length - LISTED} more` : "";
  const detail = `They are ${shown.join(", ")}${more}.`;
  const pages = context.documents.filter(({ role, route }) => role === "page" && route !== undefined);
  const home = pages.find((page) => hasPlace(anchors.of(page), anchor));
  const page = home ? `a page that has it: "${home.route!}${href}"` : "the page that is meant";
  const fix = said.fix?.startsWith("did you mean") ? said.fix : `write before "#" the address of ${page}.`;
  return at(first, { message, detail, fix });
}

/** Pages that are listed. */
const LISTED = 6;

/** Of so many pages an author knows which one is meant. */
const FEW = 3;

function judge(
  { anchor = "", page, href, document }: PageLink,
  { anchors, context }: Asked,
): Pick<Finding, "message" | "fix"> {
  const onPage = anchors.of(page!)!;
  const wanted = decode(anchor) ?? anchor;
  if (wanted === "") {
    return {
      message: `the link ${quote(href)} leads to no place.`,
      fix: 'write the name of a place after "#", as in "#form".',
    };
  }
  if (homesOf(context).pages.has(wanted))
    return { message: `the link ${quote(href)} leads to no page.`, fix: `write ${quote(wanted)}.` };
  const where = page === document ? "on this page" : `on the page ${quote(page!.route!)}`;
  const message = `no place ${where} is called ${quote(wanted)}.`;
  const leadingTo = (name: string) => href.replace(`#${anchor}`, () => `#${name}`);
  const [place = "", query] = anchor.split(/(?=\?)(.*)/s);
  if (query !== undefined && place !== "" && hasPlace(onPage, place) && !/\?.*#/.test(href)) {
    const better = href.replace(`#${anchor}`, () => `${query}#${place}`);
    return { message, fix: `write "${better}": what begins with "?" stands before the "#".` };
  }
  const near = nearest(wanted, onPage.names()).map(leadingTo);
  const elsewhere = pagesByPlace(context).get(wanted) ?? [];
  if (near.length === 0 && elsewhere.length > 0 && elsewhere.length <= FEW) {
    const have = elsewhere.length > 1 ? "those pages have" : "that page has";
    return { message, fix: `write ${choice(elsewhere.map(({ route }) => `${route!}#${wanted}`))}: ${have} it.` };
  }
  const chosen = onPage.chosen.map(leadingTo);
  const others = chosen.length > 0 ? `lead to ${chosen.length > 1 ? "one of " : ""}${listNames(chosen)}, or ` : "";
  const name = isAnchor(wanted) ? `"id": "${wanted}"` : 'an "id", and lead to that';
  const fix = near.length > 0 ? `did you mean ${choice(near)}?` : `${others}give the block that is meant ${name}.`;
  return { message, fix };
}

/** The pages on which a place is called so by its author. */
const pagesByPlace = perContext((context) => {
  const pages = context.documents.filter(({ role, route }) => role === "page" && route !== undefined);
  const places = pages.flatMap((page) => (anchorsOf(context)?.of(page)?.chosen ?? []).map((name) => ({ name, page })));
  const found = byName(places, ({ name }) => name);
  return new Map(Array.from(found, ([name, all]) => [name, all.map(({ page }) => page)]));
});

/** Whether a block could be called so; not what is made for blocks without a name. */
function isAnchor(name: string): boolean {
  return /^[a-z][a-z-]*[a-z]$/.test(name);
}
