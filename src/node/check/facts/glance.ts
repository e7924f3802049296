/** One glance at a page: where no rule about single pages has anything to say, it becomes facts and need not be kept. */
import { contextOf } from "../context.ts";
import { openDocument } from "../document/openDocument.ts";
import { aliasesOf, cardWords, hasCard, hasCardLabel, hasOwnSocial, socialPicture } from "./facts.ts";
import { tokensOf } from "../gathered/filled.ts";
import { createGatherer } from "../gathered/gather.ts";
import { countNames } from "../document/keys.ts";
import { ROOTS } from "../lookup.ts";
import { anchorsOn, hasPlace } from "../outline/anchors.ts";
import { outlinesOf } from "../outline/pageOutline.ts";
import type { Opened, Opener } from "../document/open.ts";
import { concernsOthers } from "../gathered/pageLinks.ts";
import { NO_CHANCE } from "../gathered/samples.ts";
import { countAlike } from "../gathered/sameTwice.ts";
import { asShown } from "../gathered/pageWords.ts";
import { pageRules } from "../rules.ts";
import { createSameBlocks, type SameBlocks } from "./sameBlocks.ts";
import { fits } from "../shape/shape.ts";
import type { Document } from "../document/document.ts";
import type { Problem } from "../finding.ts";
import type { CheckInput, SiteFiles } from "../site.ts";
import type { PageFacts } from "./pageFacts.ts";

/**
 * The facts of a page in which the rules about single pages find nothing. What else there is to say of it only the whole
 * site can tell. Undefined for a page that has to be looked at whole.
 */
export type Glance = (page: Pick<Document, "file" | "name">, content: SiteFiles[string]) => PageFacts | undefined;

interface Ready {
  /** What pages may need, open already. */
  common: Opened;
  /** What is kept of the blocks of one page for the next. */
  blocks?: SameBlocks;
}

export function createGlance(input: CheckInput, opener: Opener, ready: Ready): Glance {
  const glanceAt = glanceWith(input, opener, ready);
  return (page, content) => {
    try {
      return glanceAt(page, content);
    } catch {
      // It fails as well when the page is looked at whole, where it is known which rule does.
      return undefined;
    }
  };
}

function glanceWith(input: CheckInput, opener: Opener, { common, blocks = createSameBlocks() }: Ready): Glance {
  const context = contextOf(input, opener, { documents: common.documents, parts: [common] });
  const outlines = outlinesOf(context);
  const gatherer = createGatherer(context);
  const same = { ...blocks, during: gatherer.during };
  const guide = { take: gatherer.take, startOf: outlines && ((position: number) => outlines.startOf(position)), same };
  const concerns = concernsOthers(context);
  const values = tokensOf(context);
  return ({ file, name }, content) => {
    const document: Document = { file, name, role: "page", text: "" };
    const problems: Problem[] = [];
    openDocument(document, content, { problems, parse: blocks.parse });
    if (problems.length > 0) return undefined;

    // What does not fit the schemas comes by here as well: it may make a rule fail, or give it something to say.
    const isPlain = !blocks.hasTraces(document.text);
    const gathered = gatherer.start(isPlain);
    const walked = opener.walk(document, ROOTS.page, { ...guide, isPlain });
    if (gathered.isDoubtful || !fits(opener, document, walked)) return undefined;
    const { names, reserved, deep, ends } = walked;
    const title = asShown(document.data!, "title", values)!;
    const description = asShown(document.data!, "description", values)!;
    gatherer.judge("title", { document, text: title });
    gatherer.judge("description", { document, text: description });
    gatherer.judge("page", document);
    if (countAlike(walked.alike) > 0) gatherer.judge("alike", document);
    if (walked.samples >= NO_CHANCE) gatherer.judge("sampled", document);
    if (gathered.isDoubtful || deep || reserved.length > 0 || names !== countNames(document.text)) return undefined;

    const outline = outlines?.drawPage(document, ends);
    // Few pages have links to places on themselves.
    let anchors: ReturnType<typeof anchorsOn>;
    const isPlace = (href: string) => {
      anchors ??= outline && anchorsOn(outline, outlines!);
      return hasPlace(anchors, href.slice(1));
    };
    const { links, ...named } = gathered.names;
    const social = socialPicture(document);
    const card = cardWords(document);
    const { partOf } = document.data!;
    const facts: PageFacts = {
      route: document.route!,
      aliases: aliasesOf(document),
      title,
      description,
      hasCard: hasCard(document),
      ...(hasCardLabel(document) && { hasCardLabel: true }),
      ...(card && { card }),
      ...(typeof partOf === "string" && { partOf }),
      ...(social !== undefined && { social }),
      ...(hasOwnSocial(document) && { hasOwnSocial: true }),
      links: links.filter((href) => (href.startsWith("#") ? !isPlace(href) : concerns(href))),
      ...named,
    };
    return pageRules.every((rule) => rule.isQuiet({ facts, outline }, context)) ? facts : undefined;
  };
}
