import { plainSpelling, standsForHome } from "../../../model/spelling.ts";
import { homesOf } from "../gathered/links/pageLinks.ts";
import { withoutIndex } from "../shape/values/meant/routeMeant.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** No address ends in "/index", which hosts remove. */
export const indexAddress: Rule = {
  code: "index-address",
  severity: "error",
  docs: {
    title: "An address that ends in /index",
    why: "For most hosts `/services/index` is only another way of writing `/services`: they send visitors from the one to the other, and some find no page there.",
    mend: 'Leave out `/index` at the end of `"route"`. Links to the page are put right by `npm run check -- --fix`.',
  },
  each: {
    *page(document, context) {
      const { route } = document;
      if (route === undefined || standsForHome(route) || plainSpelling(route) === route.toLowerCase()) return;
      // If another page has the address without "/index", that is reported instead.
      if (context.isWrong(document, ["route"]) || homesOf(context).isContested(route)) return;
      const better = quote(withoutIndex(route));
      const message = `${quote(route)} is another way of writing ${better}.`;
      yield { document, path: ["route"], point: "value", message, fix: `write ${better}.` };
    },
  },
};
