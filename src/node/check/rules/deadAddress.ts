import { oddIn, plainSite } from "../addresses/oddAddress.ts";
import { DEAD, isDead, LOCAL, YOUR_SITE } from "../addresses/usableUrl.ts";
import { type Rule, siteDocument } from "../rule.ts";
import { YOUR_SERVICE } from "../shape/names/foreign/mailbox.ts";
import { isGroup } from "../json.ts";
import { quote } from "../wording/words.ts";

/** The web addresses in the settings that are not links can be opened by browsers, and lead where they seem to. */
export const deadAddress: Rule = {
  code: "dead-address",
  severity: "error",
  inCommon: true,
  docs: {
    title: "A web address in the settings that no browser can open",
    why: "The site could not be built with it, and forms would not arrive, or elsewhere.",
    mend: "Copy the address from the address bar of a browser in which it opens.",
  },
  *run(context) {
    const document = siteDocument(context);
    const data = document?.data;
    if (!document || !data) return;
    const { url, delivery } = data;
    const addresses = [
      { value: url, path: ["url"] },
      { value: isGroup(delivery) ? delivery["url"] : undefined, path: ["delivery", "url"] },
    ];
    for (const { value, path } of addresses) {
      if (typeof value !== "string" || context.isWrong(document, path)) continue;
      if (LOCAL.test(value)) {
        const message = `${quote(value)} works only on your own computer.`;
        yield { document, path, point: "value", message, fix: path[0] === "url" ? YOUR_SITE : YOUR_SERVICE };
        continue;
      }
      const message = isDead(value) ? `no browser can open ${quote(value)}: ${DEAD}.` : oddIn(value);
      if (message === undefined) continue;
      const plain = plainSite(value);
      const fix = plain === value ? "copy it from a browser in which it opens." : `write "${plain}".`;
      yield { document, path, point: "value", message, fix };
    }
  },
};
