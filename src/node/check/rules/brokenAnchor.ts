import { pointerOf } from "../../../model/pointer.ts";
import { pathnameOf } from "../../../model/spelling.ts";
import { byName } from "../byName.ts";
import { brokenPlaces } from "../gone/anchors/brokenPlaces.ts";
import { LISTED, whereElse } from "../wording/elsewhere.ts";
import { isInField, isNeeded, nounOf, withoutPlace } from "../gone/anchors/placeElsewhere.ts";
import { blockOfKind, leadingTo, pageBehindSign, pagesWith, placeIn, placeMeant } from "../gone/anchors/placeMeant.ts";
import { renamedIds, sayRenamedId } from "../gone/anchors/renamedId.ts";
import { homesOf, localAddress, type PageLink } from "../gathered/links/pageLinks.ts";
import { valueAt } from "../json.ts";
import { anchorsOf, hasPlace } from "../outline/anchors.ts";
import { isToldOfClash } from "../outline/clashes.ts";
import { outlinesOf } from "../outline/pageOutline.ts";
import { type Context, type Rule, siteDocument } from "../rule.ts";
import { toldFirst } from "../toldFirst.ts";
import { NOT_FOUND } from "../../../model/routes.ts";
import type { Finding } from "../finding.ts";
import { counted, quote } from "../wording/words.ts";

/** The anchor that a link leads to is there when its page is rendered. */
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
    // A link with the address of the whole site has both mistakes reported at once.
    const broken = brokenPlaces(context)
      .filter((link) => !isToldOfClash(link, context))
      .map((link) => ({ ...link, href: localAddress(link.href, context) }));
    const isCommon = ({ route, page, document }: PageLink) => route === "" && page !== document;
    const single = broken.filter((link) => !isCommon(link));
    const isNamed = (link: PageLink) => link.anchor !== "" && !isInDialog(link, context);
    for (const link of single.filter((each) => !isNamed(each))) yield at(link, judge(link, context));
    const groups = [...byName(single.filter(isNamed), placeNamed).values()];
    const renamed = renamedIds(groups, context);
    yield* renamed.map(sayRenamedId);
    const told = new Set(renamed.flatMap(({ links }) => links));
    for (const links of groups.filter(([first]) => !told.has(first!)))
      yield links.length > 1 ? sayGonePlace(links, context) : at(links[0]!, judge(links[0]!, context));
    const nameOf = ({ document, path, link, href }: PageLink) => [document.file, pointerOf(path), link, href].join(" ");
    for (const links of byName(broken.filter(isCommon), nameOf).values()) yield judgeCommon(links, context);
  },
};

function placeNamed(link: PageLink): string {
  return `${link.page!.file}#${placeIn(link)}`;
}

/** An anchor that is gone, or has another name now. */
function sayGonePlace(links: readonly PageLink[], context: Context): Finding {
  const places = toldFirst(links, context);
  const [first] = places as [PageLink];
  return at(first, { ...judge(first, context, false), ...whereElse(places, "links lead there.") });
}

type Judgement = Pick<Finding, "message" | "fix" | "better">;

function at({ document, path, link }: PageLink, said: Judgement & Pick<Finding, "detail">): Finding {
  return { document, path, link, point: "value", ...said };
}

/** One link that several pages show, to an anchor that they do not have. */
function judgeCommon(links: readonly PageLink[], context: Context): Finding {
  const [first] = links as [PageLink];
  const wanted = placeIn(first);
  if (wanted === "" || links.length === 1 || isInDialog(first, context)) return at(first, judge(first, context));
  const message = `${counted(links.length, "page")} that show this link have no place called ${quote(wanted)}.`;
  const shown = links.slice(0, LISTED).map(({ page }) => page!.file);
  const more = links.length > LISTED ? ` and ${links.length - LISTED} more` : "";
  const detail = `They are ${shown.join(", ")}${more}.`;
  const [home] = pagesWith(wanted, context);
  const page = home ? `a page that has it: "${home.route!}${first.href}"` : "the page that is meant";
  const before = `write before "#" the address of ${page}`;
  const behind = pageBehindSign(first, context);
  const fix =
    behind === undefined
      ? `${before}.`
      : home
        ? `${before}, or write "${behind}" for the page of that name.`
        : `write "${behind}".`;
  return at(first, { message, detail, fix: placeMeant(first, context) ?? fix });
}

/** @param isOnly Whether no other link leads there. */
function judge(link: PageLink, context: Context, isOnly = true): Judgement {
  const { page, href, document, label } = link;
  const wanted = placeIn(link);
  if (wanted === "")
    return { message: `the link ${quote(href)} leads to no place.`, fix: insteadOfNone(link, context) };
  if (isInDialog(link, context)) {
    const message = `${quote(wanted)} is in a dialog, which a link cannot open: only its button in the header does.`;
    return { message, fix: insteadOfDialog(link, context) };
  }
  const single = wanted.split("#").find((name) => name !== "") ?? "";
  if (single !== wanted && hasPlace(anchorsOf(context)!.of(page!)!, single))
    return { message: `${quote(href)} has a "#" too many.`, fix: `write "${leadingTo(single, link)}".` };
  const where = page === document ? "on this page" : `on the page ${quote(page!.route!)}`;
  const leads = isOnly && isInField(link) ? `, and ${quote(label!.words)} leads there` : "";
  const message = `no place ${where} is called ${quote(wanted)}${leads}.`;
  const ofKind = blockOfKind(link, context);
  const better = ofKind && { from: href, to: leadingTo(ofKind.id, link) };
  return { message, fix: placeMeant(link, context) ?? withoutPlace(link, context), ...(better && { better }) };
}

/** Whether an anchor is on the page, but in a dialog. */
function isInDialog(link: PageLink, context: Context): boolean {
  return outlinesOf(context)?.inDialogs.has(placeIn(link)) ?? false;
}

/** The fix for a link to a dialog: the contact page of the site serves the same purpose. */
function insteadOfDialog(link: PageLink, context: Context): string {
  const site = siteDocument(context);
  const page = site && valueAt(site, ["header", "callBack", "href"]);
  const instance =
    typeof page === "string" && page.startsWith("/") ? ` to a page, as in "${pathnameOf(page)}"` : " elsewhere";
  return `lead the ${nounOf(link)}${instance}${isNeeded(link, context) ? "" : ", or take it out"}.`;
}

/** The fix for a "#" that nothing follows. */
function insteadOfNone({ route, document, label }: PageLink, context: Context): string {
  if (route !== "") return `write "${route}", which leads to the page itself, or the name of a place after the "#".`;
  const called = label && context.lookup.addressOf?.(label.words);
  if (called !== undefined && called !== document.route) return `did you mean "${called}"?`;
  const others = ["/", NOT_FOUND, document.route];
  const example = [...homesOf(context).pages.keys()].find((each) => !others.includes(each)) ?? "/page";
  const page = `write the address of a page in its place, as in "${example}"`;
  // What the settings contain is shown on all pages.
  const places = document.role === "site" ? undefined : anchorsOf(context)?.of(document);
  const place = places && (places.chosen[0] ?? places.names()[0]);
  return place === undefined ? `${page}.` : `${page}, or the name of a place on this page after it, as in "#${place}".`;
}
