import { plainSpelling } from "../../../model/spelling.ts";
import { isReadable } from "../facts/facts.ts";
import { write } from "../instead.ts";
import { homesOf } from "../gathered/pageLinks.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";

/** The home page lives at "/", and no other page at an address that stands for it. */
export const homeAddress: Rule = {
  code: "home-address",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A home page that does not live at /",
    why: "Visitors arrive at `/`. Elsewhere the home page is often called `/index`, but here that is only another way of writing `/`.",
    mend: 'Write `"route": "/"` in the home page, and another address in every other page.',
  },
  *run(context) {
    const { pages } = homesOf(context);
    for (const [route, document] of pages) {
      if (!standsForHome(route) || !isReadable(document) || context.isWrong(document, ["route"])) continue;
      const message = `${quote(route)} is another way of writing "/", the address of the home page.`;
      const remedy = pages.has("/") ? { fix: "give this page another address." } : write("/");
      yield { document, path: ["route"], point: "value", message, ...remedy };
    }
  },
};

/** Whether an address is not that of the home page, and leads to it all the same. */
export function standsForHome(route: string): boolean {
  return route !== "/" && plainSpelling(route) === "/";
}
