/** Opens the part of a site that has to be checked in full: shared documents, and pages that may have mistakes. */
import { contextOf } from "../context.ts";
import { createOpener, type Opened, type Opener } from "../document/open.ts";
import type { Document } from "../document/document.ts";
import { type Astray, astrayAmong } from "../files/astray.ts";
import { listSite } from "../files/listSite.ts";
import type { CodedFinding, FileProblem, Problem } from "../finding.ts";
import type { Context } from "../rule.ts";
import type { CheckInput } from "../site.ts";
import { createGlance } from "./glance.ts";
import type { PageFacts } from "./pageFacts.ts";
import { QuietPage } from "./quiet.ts";
import { remembered } from "./remembered.ts";
import { suspects } from "./suspects.ts";

/** A site as rules see it, with the problems of its files and the findings of its schemas. */
export interface DoubtfulView {
  context: Context;
  problems: FileProblem[];
  findings: CodedFinding[];
}

/** Selects further pages to open by their facts, in a context where only pages with mistakes are open. */
export type Wanted = (context: Context) => (facts: PageFacts) => boolean;

interface Asked {
  /** The files that an earlier pass has found to be something else than their paths say. */
  astray?: Astray;
  wanted?: Wanted;
}

/** Opens shared documents and the pages that may have mistakes; of all other pages it keeps the facts. */
export function openDoubtful(input: CheckInput, { astray, wanted }: Asked = {}): DoubtfulView {
  const opener = createOpener(input);
  const listed = listSite(input.files, astray);
  const common = opener.open(listed.common);
  const facts = factsOf(input, opener, { common, pages: listed.pages });
  const pages = listed.pages.map((page) => {
    const found = facts.get(page);
    return found ? new QuietPage(page, found, input.files) : page;
  });
  const loud = opener.open(pages.filter((page) => !page.facts));
  const documents = [...listed.common, ...pages];
  const others = astray ? undefined : astrayAmong(documents);
  if (others) return openDoubtful(input, { ...(wanted && { wanted }), astray: others });
  const context = contextOf(input, opener, { documents, parts: [common, loud] });
  const isWanted = wanted?.(context);
  const asked = documents.filter(({ facts: known }) => known && isWanted?.(known));
  const doubtful = new Set([...suspects(context), ...asked]);
  if (doubtful.size === 0) return view(listed.problems, [common, loud], context);
  const isLoud = ({ role, facts: known }: Document) => role === "page" && !known;
  const all = documents.map((document) => (doubtful.has(document) || isLoud(document) ? unopened(document) : document));
  const open = opener.open(all.filter(isLoud));
  return view(listed.problems, [common, open], contextOf(input, opener, { documents: all, parts: [common, open] }));
}

function unopened({ file, name, role, isAstray }: Document): Document {
  return { file, name, role, text: "", ...(isAstray && { isAstray }) };
}

/** The facts of all pages that need not be opened, from the cache or from a glance. */
function factsOf(
  input: CheckInput,
  opener: Opener,
  { common, pages }: { common: Opened; pages: readonly Document[] },
): Map<Document, PageFacts> {
  const known = remembered(input.files);
  const glance = createGlance(input, opener, { common });
  const facts = new Map<Document, PageFacts>();
  for (const page of pages) {
    const before = known?.get(page.file);
    const found = before ? before.facts : glance(page, input.files[page.file]!);
    if (found) facts.set(page, found);
  }
  return facts;
}

function view(listed: readonly Problem[], parts: readonly Opened[], context: Context): DoubtfulView {
  return {
    context,
    problems: [...listed, ...parts.flatMap(({ problems }) => problems)],
    findings: parts.flatMap(({ findings }) => findings),
  };
}
