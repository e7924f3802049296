import { pathnameOf } from "../../../model/spelling.ts";
import { homesOf, siteUrl, withinSite } from "../gathered/links/pageLinks.ts";
import { isGroup } from "../json.ts";
import { type Rule, siteDocument } from "../rule.ts";
import { YOUR_SERVICE } from "../shape/names/foreign/mailbox.ts";
import { quote } from "../wording/words.ts";

/** Forms are not sent to a page. Another address of the site may be that of a program. */
export const formsToPage: Rule = {
  code: "forms-to-page",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "Forms that are sent to a page of this site",
    why: "A page takes no messages: what visitors write would be lost.",
    mend: 'Write the web address that your form service gave you. To send nothing yet, write `"kind": "demo"`.',
  },
  *run(context) {
    const document = siteDocument(context);
    const delivery = document?.data?.["delivery"];
    if (!document || !isGroup(delivery) || delivery["kind"] !== "endpoint") return;
    const { url } = delivery;
    const path = ["delivery", "url"];
    if (typeof url !== "string" || context.isWrong(document, path)) return;
    const inner = withinSite(url, siteUrl(context));
    const { pages, behind } = homesOf(context);
    if (inner === undefined || !(pages.has(pathnameOf(inner)) || behind(pathnameOf(inner)) !== undefined)) return;
    const message = `${quote(url)} is the address of a page of this site, and pages take no messages.`;
    yield { document, path, point: "value", message, fix: YOUR_SERVICE };
  },
};
