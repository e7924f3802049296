/** Links in what is proposed for a file that does not parse: nobody knew then where the site lives. */
import type { Context } from "../rule.ts";
import type { FileProblem, Problem } from "../finding.ts";
import { withHyphens } from "../addresses/hyphens.ts";
import { homesOf, localAddress } from "./pageLinks.ts";

const LINK = /(?<=\]\(|"href": ")(?:https:|\/)[^()\s"]+(?=[)"])/g;

/** The same problems, with the addresses of pages of this site as they should be written. */
export function withLocalLinks(context: Context, problems: readonly FileProblem[]): Problem[] {
  return problems.map(({ shown, ...problem }) => {
    const { fix } = problem;
    if (shown === undefined || fix === undefined) return problem;
    const local = shown.replace(LINK, (href) => ofPage(localAddress(href, context), context));
    return { ...problem, fix: fix.replace(shown, () => local) };
  });
}

/** With the hyphens that the address of a page has, where only these were spoilt. */
function ofPage(href: string, context: Context): string {
  const plain = withHyphens(href);
  return plain !== href && homesOf(context).pages.has(plain.replace(/[?#].*$/, "")) ? plain : href;
}
