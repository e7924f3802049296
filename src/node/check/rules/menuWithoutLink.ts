import { BESIDE, OUT } from "../wording/commas.ts";
import { isGroup } from "../json.ts";
import type { Json } from "../../../model/fields.ts";
import { mayBeThere } from "../mayBeThere.ts";
import { type Link, linksOf } from "../gathered/links/links.ts";
import { homesOf } from "../gathered/links/pageLinks.ts";
import { pathnameOf } from "../../../model/spelling.ts";
import { isUsable } from "../addresses/usableUrl.ts";
import { isPasted } from "../shape/block/pastedEntries.ts";
import { rangeOf } from "../document/position.ts";
import { lineAt } from "../document/lineMarks.ts";
import { isBlank } from "../../../model/blank.ts";
import { fold } from "../wording/suggest.ts";
import { type Context, type Rule, siteDocument } from "../rule.ts";
import type { Group } from "../site.ts";
import { example, quote } from "../wording/words.ts";

/** An entry of the menu leads somewhere or opens a list of links. */
export const menuWithoutLink: Rule = {
  code: "menu-without-link",
  severity: "error",
  inCommon: true,
  docs: {
    title: "An entry of the menu that leads nowhere",
    why: "Visitors would touch it and nothing would happen, or, with an address and links of its own, only the links would open.",
    mend: 'Add `"href"` with an address, or `"links"` with the links that open below it.',
  },
  *run(context) {
    const document = siteDocument(context);
    const header = document?.data?.["header"];
    const menu = isGroup(header) ? header["menu"] : undefined;
    if (!document || !Array.isArray(menu)) return;
    for (const [i, entry] of menu.entries()) {
      const path = ["header", "menu", i];
      if (!isGroup(entry)) continue;
      const isNowhere = !("href" in entry || "links" in entry);
      if (isNowhere && isPasted(context.lookup, { document, path })) continue;
      if (isNowhere ? mayBeThere(context, document, path) : context.isDoubtful(document, path)) continue;
      if ("href" in entry && "links" in entry) {
        const message = 'this entry has both "href" and "links": an entry with links only opens its list.';
        yield { document, path: [...path, "href"], place: path, point: "name", message, fix: oneOfLinks(entry, menu) };
      }
      if ("callout" in entry && "href" in entry && !("links" in entry)) {
        const message = '"callout" is shown nowhere: it stands below the "links" of an entry, and this one has none.';
        const fix = `take "callout" ${OUT}, or write "links" with a list of links in the place of "href".`;
        yield { document, path: [...path, "callout"], place: path, point: "name", message, fix };
      }
      if (!isNowhere) continue;
      const { label } = entry;
      const called = typeof label === "string" && !isBlank(label) ? `, ${quote(label)},` : "";
      const out = menu.length > 1 ? `, or take the entry out, from { to }, ${BESIDE}` : "";
      const message = `this entry of the menu${called} leads nowhere.`;
      yield { document, path, place: path, point: "start", message, fix: `${addressFor(context, entry)}${out}.` };
    }
  },
};

/** What to add to an entry: the address of a link in this file with the same words, or of the page with that name. */
function addressFor(context: Context, { label, callout }: Group): string {
  const links = '"links" with a list of links';
  const called =
    typeof label === "string" && !isBlank(label) && callout === undefined ? addressCalled(context, label) : undefined;
  return called === undefined
    ? `add "href" with an address, or ${links}`
    : `${called}. Or add another address there, or ${links}`;
}

function addressCalled(context: Context, label: string): string | undefined {
  const [first, ...others] = linksCalled(context, label);
  if (first && others.every(({ href }) => href === first.href)) {
    const line = lineAt(rangeOf(first.document, first.path, "value").offset);
    return `${adding(first.href)}, to which ${quote(label)} in line ${line} leads`;
  }
  const route = context.lookup.addressOf?.(label);
  return route && `${adding(route)}, the address of a page that is called so`;
}

function linksCalled(context: Context, words: string): Link[] {
  const { living } = homesOf(context);
  const leadsSomewhere = (href: string) => isUsable(href) && (!href.startsWith("/") || !!living(pathnameOf(href)));
  const isSame = ({ label, href, isSwapped }: Link) =>
    label !== undefined && !isSwapped && fold(label.words) === fold(words) && leadsSomewhere(href);
  return linksOf(context).filter((link) => link.document === siteDocument(context) && isSame(link));
}

function adding(href: string): string {
  return `add behind its "label", with a comma between: "href": ${example(href)}`;
}

/** How visitors can still reach the address of an entry that opens links. */
function oneOfLinks(entry: Group, menu: readonly Json[]): string {
  const { label, href, links } = entry;
  if (typeof href !== "string" || !Array.isArray(links))
    return `take "href" out, ${BESIDE}, or make it one of the "links".`;
  const same = links.find((link) => isGroup(link) && link["href"] === href);
  if (same) return `take "href" out, ${BESIDE}: ${quote(href)} is in the list of this entry already.`;
  const words = typeof label === "string" && label !== "" ? label : "…";
  const others = menu.flatMap((other) =>
    other !== entry && isGroup(other) ? [other, ...[other["links"] ?? []].flat()] : [],
  );
  const isOnly = !others.some((other) => isGroup(other) && other["href"] === href);
  if (isOnly && links.length > 0)
    return `take "href" out, ${BESIDE}, and begin its "links" with this entry, with a comma behind it: ${example({ label: words, href })}. Nothing else in the menu leads there.`;
  return `take "href" out, ${BESIDE}. If its list is to lead there as well, add to its "links": ${example({ label: words, href })}.`;
}
