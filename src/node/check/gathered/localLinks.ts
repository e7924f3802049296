/** Links in what is proposed for a file that does not parse: nobody knew then where the site lives. */
import type { Context } from "../rule.ts";
import type { FileProblem, Problem } from "../finding.ts";
import { localAddress } from "./pageLinks.ts";

const LINK = /(?<=\]\()https:[^()\s]+(?=\))/g;

/** The same problems, with the addresses of pages of this site as they should be written. */
export function withLocalLinks(context: Context, problems: readonly FileProblem[]): Problem[] {
  return problems.map(({ shown, ...problem }) => {
    const { fix } = problem;
    if (shown === undefined || fix === undefined) return problem;
    const local = shown.replace(LINK, (href) => localAddress(href, context));
    return { ...problem, fix: fix.replace(shown, () => local) };
  });
}
