/** Looks at pages by themselves: those in which nothing is wrong become facts, and need not be kept. */
import { contextOf } from "./context.ts";
import { aliasesOf, hasCard, sharedUses, socialPicture } from "./facts.ts";
import { linksOf } from "./links.ts";
import { type Opened, type Opener } from "./open.ts";
import { concernsOthers } from "./pageLinks.ts";
import { wordsOf } from "./pageWords.ts";
import { picturesOf } from "./pictures.ts";
import type { Context } from "./rule.ts";
import { runRule } from "./runRule.ts";
import { rules } from "./rules.ts";
import type { CheckInput, Document, PageFacts } from "./site.ts";

/** Pages that are looked at in one go: enough to make the rules worth starting, few enough to be forgotten soon. */
const AT_ONCE = 50;

const pageRules = rules.filter(({ acrossFiles }) => !acrossFiles);

/**
 * The facts of each page in which the rules about single pages find nothing. What else there is to say of them only the
 * whole site can tell. Pages that are left out have to be looked at whole.
 * @param common What pages may need, open already.
 */
export function digest(
  input: CheckInput,
  opener: Opener,
  { common, pages }: { common: Opened; pages: readonly Document[] },
): Map<Document, PageFacts> {
  const facts = new Map<Document, PageFacts>();
  for (let from = 0; from < pages.length; from += AT_ONCE) {
    // Copies, because what is read into them is not to stay.
    const batch = pages.slice(from, from + AT_ONCE).map((page) => ({ ...page }));
    const quiet = quietPages(input, opener, { common, batch });
    for (const [i, document] of batch.entries()) {
      const found = quiet.get(document);
      if (found) facts.set(pages[from + i]!, found);
    }
  }
  return facts;
}

function quietPages(
  input: CheckInput,
  opener: Opener,
  { common, batch }: { common: Opened; batch: Document[] },
): Map<Document, PageFacts> {
  const opened = opener.open(batch);
  const documents = [...common.documents, ...batch];
  const commonSaid = { ...common, documents: [], fields: () => [] };
  const context = contextOf(input, opener, { documents, parts: [commonSaid, opened] });
  const loud = new Set(opened.findings.map(({ document }) => document));
  const files = new Set(opened.problems.map(({ file }) => file));
  for (const rule of pageRules) for (const { document } of runRule(rule, context)) loud.add(document);
  // What is wrong with a shared block may come out only on the pages that show it.
  for (const { document, name } of sharedUses(context)) if (loud.has(opener.shared.get(name)!)) loud.add(document);
  const quiet = batch.filter((document) => !loud.has(document) && !files.has(document.file));
  return factsOf(context, quiet);
}

/** Where the names go that fields of a kind give. */
const NAMED = { shared: "shared", page: "pages", pictogram: "pictograms", logo: "logos" } as const;

type Gathering = {
  -readonly [Name in keyof PageFacts]: PageFacts[Name] extends readonly string[] ? string[] : PageFacts[Name];
};

function factsOf(context: Context, quiet: readonly Document[]): Map<Document, PageFacts> {
  const gathered = new Map(quiet.map((document) => [document, begin(document)]));
  const concerns = concernsOthers(context);
  for (const words of ["title", "description"] as const)
    for (const { document, text } of wordsOf(context, words)) {
      const facts = gathered.get(document);
      if (facts) facts[words] = text;
    }
  for (const { document, href } of linksOf(context))
    if (concerns(href, document)) addOnce(gathered.get(document)?.links, href);
  for (const { document, src } of picturesOf(context)) addOnce(gathered.get(document)?.pictures, src);
  for (const [kind, name] of Object.entries(NAMED))
    for (const { document, value } of context.fields(kind)) addOnce(gathered.get(document)?.[name], value);
  return gathered;
}

function begin(document: Document): Gathering {
  const words = { route: document.route!, title: "", description: "", aliases: [...aliasesOf(document)] };
  const social = socialPicture(document);
  const named = { links: [], shared: [], pages: [], pictures: [], pictograms: [], logos: [] };
  return { ...words, hasCard: hasCard(document), ...(social !== undefined && { social }), ...named };
}

function addOnce(names: string[] | undefined, name: unknown): void {
  if (names && !names.includes(name as string)) names.push(name as string);
}
