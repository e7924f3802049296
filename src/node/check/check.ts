/** The whole check of a site: pure, from texts to problems. */
import { append } from "./append.ts";
import { withIdsMeant } from "./gone/idsMeant.ts";
import { languagesOnce } from "./shape/names/languages.ts";
import { inWordsBesideOthers } from "./wording/besideOthers.ts";
import { type Astray, astrayAmong } from "./files/astray.ts";
import { otherFilesOnce } from "./files/changedPlaces.ts";
import { contextOf } from "./context.ts";
import { withLocalLinks } from "./gathered/localLinks.ts";
import { createGlance } from "./facts/glance.ts";
import { pictureNames } from "./files/fileNames.ts";
import { listSite } from "./files/listSite.ts";
import { createOpener, type Opened, type Opener } from "./document/open.ts";
import { inOrder, toProblem } from "./problem.ts";
import { QuietPage } from "./facts/quiet.ts";
import { remembered } from "./facts/remembered.ts";
import type { Context } from "./rule.ts";
import { rules } from "./rules.ts";
import { runRule } from "./runRule.ts";
import type { Document } from "./document/document.ts";
import type { CodedFinding, FileProblem, Problem } from "./finding.ts";
import type { CheckInput, Site } from "./site.ts";
import type { PageFacts } from "./facts/pageFacts.ts";
import { withMissingPictures } from "./shape/values/pictureToo.ts";
import { pastedOnce } from "./shape/block/pastedEntries.ts";
import { sameSlipsOnce } from "./shape/sameSlips.ts";
import { siteOf } from "./facts/siteOf.ts";
import { loneBrackets } from "./syntax/loneBrackets.ts";
import { withoutSpoiltLines } from "./syntax/spoiltLines.ts";
import { suspects } from "./facts/suspects.ts";
import { type Told, toldOf } from "./facts/told.ts";

interface Inspection {
  /** Sorted by file, then by line. */
  problems: Problem[];
  site: Site;
  /** What has to be known to say whether the same is told after a page has changed. */
  told(): Told;
}

/** Everything that is wrong with a site, all files at once. Throws only when the check itself is at fault. */
export function check(input: CheckInput): Problem[] {
  return problemsOf(openDoubtful(input));
}

/** Check and documents in one go. */
export function inspect(input: CheckInput): Inspection {
  const opened = openDoubtful(input);
  const problems = problemsOf(opened);
  const { context } = opened;
  return {
    problems,
    get site() {
      return siteOf(context.documents, input.files);
    },
    told: () => toldOf(context, problems),
  };
}

/** A site as its rules see it, and what is wrong with its files and with their shape. */
interface View {
  context: Context;
  problems: FileProblem[];
  findings: CodedFinding[];
}

/** Which pages somebody wants to see whole, by what is known of a site of which none is open but those with mistakes. */
type Wanted = (context: Context) => (facts: PageFacts) => boolean;

/** Everything that is wrong with a site, and all fields of its pages with mistakes and of those that are asked for. */
export function survey(input: CheckInput, wanted: Wanted): Pick<View, "context" | "problems"> {
  const opened = openDoubtful(input, { wanted });
  return { context: opened.context, problems: problemsOf(opened) };
}

interface Asked {
  /** What an earlier look has found to be something else. */
  astray?: Astray;
  wanted?: Wanted;
}

/** Opens only what pages need and the pages that there may be something to say of; of all others it takes the facts. */
function openDoubtful(input: CheckInput, { astray, wanted }: Asked = {}): View {
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

/** The facts of all pages that need no closer look, as they are known or found out now. */
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

function view(listed: readonly Problem[], parts: readonly Opened[], context: Context): View {
  return {
    context,
    problems: [...listed, ...parts.flatMap(({ problems }) => problems)],
    findings: parts.flatMap(({ findings }) => findings),
  };
}

function problemsOf({ context, problems, findings }: View): Problem[] {
  const named = withMissingPictures(context, languagesOnce(otherFilesOnce(findings)));
  const all = sameSlipsOnce(pastedOnce(context.lookup, named));
  for (const rule of rules) append(all, runRule(rule, context));
  const read = loneBrackets({ problems, findings: withoutSpoiltLines(context.open, problems, all) });
  const told = new Set(read.findings.map(({ tellsOf }) => tellsOf));
  const rest = read.problems.filter(({ file, code }) => code !== "unknown-file" || !told.has(file));
  return [
    ...withLocalLinks(context, rest),
    ...pictureNames(context.images),
    ...inWordsBesideOthers(withIdsMeant(read.findings, context)).map((finding) => toProblem(context, finding)),
  ].toSorted(inOrder);
}
