import { isGroup } from "../lookup.ts";
import { type Rule, siteData } from "../rule.ts";

/** An entry of the menu leads somewhere or opens a list of links. */
export const menuWithoutLink: Rule = {
  code: "menu-without-link",
  severity: "error",
  docs: {
    title: "An entry of the menu that leads nowhere",
    why: "Visitors would touch it and nothing would happen.",
    mend: 'Add `"href"` with an address, or `"links"` with the links that open below it.',
  },
  *run(context) {
    const document = context.documents.find(({ role }) => role === "site");
    const header = siteData(context)?.["header"];
    const menu = isGroup(header) ? header["menu"] : undefined;
    if (!document || !Array.isArray(menu)) return;
    for (const [i, entry] of menu.entries()) {
      const path = ["header", "menu", i];
      if (!isGroup(entry) || "href" in entry || "links" in entry || context.isDoubtful(document, path)) continue;
      const fix = 'add "href" with an address, or "links" with a list of links.';
      yield { document, path, place: path, point: "start", message: "this entry of the menu leads nowhere.", fix };
    }
  },
};
