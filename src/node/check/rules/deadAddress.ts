import { DEAD, isDead } from "../gone/usableUrl.ts";
import { type Rule, siteData } from "../rule.ts";
import { isGroup } from "../lookup.ts";
import { quote } from "../words.ts";

/** The web addresses in the settings that are no links are ones that browsers can open. */
export const deadAddress: Rule = {
  code: "dead-address",
  severity: "error",
  inCommon: true,
  docs: {
    title: "A web address in the settings that no browser can open",
    why: "The site could not be built with it, and forms would not arrive.",
    mend: "Copy the address from the address bar of a browser in which it opens.",
  },
  *run(context) {
    const document = context.documents.find(({ role }) => role === "site");
    const data = siteData(context);
    if (!document || !data) return;
    const { url, delivery } = data;
    const addresses = [
      { value: url, path: ["url"] },
      { value: isGroup(delivery) ? delivery["url"] : undefined, path: ["delivery", "url"] },
    ];
    for (const { value, path } of addresses) {
      if (typeof value !== "string" || !isDead(value) || context.isWrong(document, path)) continue;
      const message = `no browser can open ${quote(value)}: ${DEAD}.`;
      yield { document, path, point: "value", message, fix: "copy it from a browser in which it opens." };
    }
  },
};
