import { BESIDE, OUT } from "../wording/commas.ts";
import { isGroup } from "../json.ts";
import { mayBeThere } from "../mayBeThere.ts";
import { type Rule, siteDocument } from "../rule.ts";
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
      if (isNowhere ? mayBeThere(context, document, path) : context.isDoubtful(document, path)) continue;
      if ("href" in entry && "links" in entry) {
        const message = 'this entry has both "href" and "links": an entry with links only opens its list.';
        yield { document, path: [...path, "href"], place: path, point: "name", message, fix: oneOfLinks(entry) };
      }
      if ("callout" in entry && "href" in entry && !("links" in entry)) {
        const message = '"callout" is shown nowhere: it stands below the "links" of an entry, and this one has none.';
        const fix = `take "callout" ${OUT}, or write "links" with a list of links in the place of "href".`;
        yield { document, path: [...path, "callout"], place: path, point: "name", message, fix };
      }
      if (!isNowhere) continue;
      const fix = 'add "href" with an address, or "links" with a list of links.';
      yield { document, path, place: path, point: "start", message: "this entry of the menu leads nowhere.", fix };
    }
  },
};

/** Where visitors find the address of an entry that opens links. */
function oneOfLinks({ label, href, links }: Group): string {
  if (typeof href !== "string" || !Array.isArray(links))
    return `take "href" out, ${BESIDE}, or make it one of the "links".`;
  const same = links.find((link) => isGroup(link) && link["href"] === href);
  if (same) return `take "href" out, ${BESIDE}: ${quote(href)} is in the list of this entry already.`;
  const words = typeof label === "string" && label !== "" ? label : "…";
  return `take "href" out, ${BESIDE}. If its list is to lead there as well, add to its "links": ${example({ label: words, href })}.`;
}
