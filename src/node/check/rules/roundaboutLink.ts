import { roundaboutOf } from "../addresses/roundabout.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** A link leads directly to its target. */
export const roundaboutLink: Rule = {
  code: "roundabout-link",
  severity: "error",
  docs: {
    title: "A link by way of another program",
    why: "Outlook, Google and others put an address of their own around the one that was copied: it tells them who clicks, and stops working when they like. On GitHub, visitors would see the file of a page.",
    mend: "Open the link in a browser, and copy the address from there. To a page of this site, write its address alone: `/contact`.",
  },
  each: {
    *link({ document, path, href, label }, context) {
      const found = roundaboutOf(href, context);
      if (!found) return;
      const which = label === undefined ? "this link" : `the link ${quote(label.words)}`;
      const severity = found.arrives ? ({ severity: "warning" } as const) : {};
      const message = `${which} ${found.message}`;
      // What to write takes the place of the address, and not of the words that the message quotes.
      yield { document, path, point: "value", piece: href, message, fix: found.fix, ...severity };
    },
  },
};
