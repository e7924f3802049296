import { hrefEdit } from "../gathered/links/hrefEdit.ts";
import { lacksPlace } from "../gone/anchors/brokenPlaces.ts";
import { isNumberedPage } from "../addresses/numberedPage.ts";
import { sameExtra } from "../gone/pages/sameLinks.ts";
import { localAddress, pageLinks } from "../gathered/links/pageLinks.ts";
import { valueAt } from "../json.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** A link within the site has only the path of the page. */
export const fullAddress: Rule = {
  code: "full-address",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A link to a page of this site with the whole address of the site",
    why: "It is treated as a link to somebody else's site, and it breaks when the site moves.",
    mend: "Write only what follows the name of the site, beginning with the slash.",
  },
  *run(context) {
    for (const link of pageLinks(context)) {
      const { document, path, href, isFull, page } = link;
      // For a missing anchor, another rule shows what to write.
      if (!isFull || !page || isNumberedPage(href, context) || lacksPlace(link, context)) continue;
      const better = localAddress(href, context);
      const message = `the link ${quote(href)} leads to a page of this site by the address of the whole site.`;
      // Between < and >, only a full address is a link.
      const isBare = !link.label && valueAt(document, path) !== href;
      const fix = isBare ? `write "[…](${better})", with words to click for ….` : `write "${better}".`;
      const edit = () => hrefEdit(link, better);
      const site = href.endsWith(better) ? href.slice(0, -better.length) : href;
      const cause = sameExtra({ document, context }, site, better);
      yield { document, path, link: link.link, point: "value", message, fix, edit, ...(cause && { cause }) };
    }
  },
};
