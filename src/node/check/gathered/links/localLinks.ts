/**
 * Shortens links to the site itself in the fixes of files that do not parse: when those were worded, the URL of the
 * site was unknown.
 */
import type { Context } from "../../rule.ts";
import type { FileProblem, Problem } from "../../finding.ts";
import { withHyphens } from "../../addresses/hyphens.ts";
import { homesOf, localAddress } from "./pageLinks.ts";

const LINK = /(?<=\]\(|"href": ")(?:https:|\/)[^()\s"]+(?=[)"])/g;

/** The same problems, with local addresses in the corrected texts that they show. */
export function withLocalLinks(context: Context, problems: readonly FileProblem[]): Problem[] {
  return problems.map(({ shown, ...problem }) => {
    const { fix } = problem;
    if (shown === undefined || fix === undefined) return problem;
    const local = shown.replace(LINK, (href) => ofPage(localAddress(href, context), context));
    return { ...problem, fix: fix.replace(shown, () => local) };
  });
}

/** Replaces characters that look like hyphens, if that gives the route of a page. */
function ofPage(href: string, context: Context): string {
  const plain = withHyphens(href);
  return plain !== href && homesOf(context).pages.has(plain.replace(/[?#].*$/, "")) ? plain : href;
}
