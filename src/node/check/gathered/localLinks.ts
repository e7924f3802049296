/** Links that are proposed for a file that does not parse: nobody knew then where the site lives. */
import type { Context } from "../rule.ts";
import type { Problem } from "../finding.ts";
import { localAddress } from "./pageLinks.ts";

const LINK = /(?<=\]\()https:[^()\s]+(?=\))/g;

/** The same problems, with the addresses of pages of this site as they should be written. */
export function withLocalLinks(context: Context, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    const { code, fix } = problem;
    if (code !== "quote-in-text" || !fix?.includes("](https:")) return problem;
    return { ...problem, fix: fix.replace(LINK, (href) => localAddress(href, context)) };
  });
}
