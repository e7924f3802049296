/** A site as the commands see it: its pages, the addresses that lead to them, and what cannot be seen of it. */
import { knownSpellings, pathOf, plainSpelling, type Spellings } from "../../model/spelling.ts";
import { check, openWhole } from "../check/check.ts";
import { aliasesOf } from "../check/facts/facts.ts";
import { siteUrl } from "../check/gathered/pageLinks.ts";
import type { Context } from "../check/rule.ts";
import { rules } from "../check/rules.ts";
import type { CheckInput, Document, Problem } from "../check/site.ts";

export interface Survey extends CheckInput {
  context: Context;
  problems: readonly Problem[];
  /** Pages whose address is known. */
  pages: readonly PageOfSite[];
  spellings: Spellings;
  /** The site's own web address, without a slash at the end. */
  url: string | undefined;
}

export type PageOfSite = Document & { route: string };

export function surveyOf(input: CheckInput): Survey {
  const { context } = openWhole(input);
  const pages = context.documents.filter(isPage);
  return {
    ...input,
    context,
    problems: check(input),
    pages,
    spellings: knownSpellings(pages.map((page) => ({ route: page.route, aliases: aliasesOf(page) }))),
    url: siteUrl(context),
  };
}

function isPage(document: Document): document is PageOfSite {
  return document.role === "page" && document.route !== undefined;
}

/** The part of a link that is an address of this site, and what stands before it. Undefined for other links. */
export function ownAddress({ url }: Survey, href: string): { before: string; address: string } | undefined {
  if (href.startsWith("/")) return { before: "", address: href };
  if (!url || href.slice(0, url.length).toLowerCase() !== url.toLowerCase()) return undefined;
  const address = href.slice(url.length);
  return address === "" || /^[/?#]/.test(address) ? { before: href.slice(0, url.length), address } : undefined;
}

/** The route of the page that an address of this site leads to, whatever its spelling. */
export function leadsTo({ spellings }: Survey, address: string): string | undefined {
  return spellings[plainSpelling(pathOf(address)) ?? ""];
}

/**
 * What may hide links: the first mistake of each file that cannot be read as a whole, or that has something where
 * nobody looks for it.
 */
export function blindSpots({ problems }: Survey): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) if (mayHide(problem) && !seen.has(problem.file)) seen.set(problem.file, problem);
  return [...seen.values()];
}

const ruleCodes: ReadonlySet<string> = new Set(rules.map(({ code }) => code));

// What a rule tells concerns fields that were seen; only below the name of an unknown shared block they are not.
function mayHide({ code, severity }: Problem): boolean {
  return severity === "error" && (!ruleCodes.has(code) || code === "unknown-shared");
}
