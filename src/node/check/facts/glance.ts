/** A quick look at a page: if no rule about single pages has a finding, only its facts are kept. */
import { contextOf } from "../context.ts";
import { openDocument } from "../document/openDocument.ts";
import { aliasesOf, cardWords, hasCard, hasCardLabel, hasOwnSocial, socialPicture } from "./facts.ts";
import { tokensOf } from "../gathered/filled.ts";
import { createGatherer } from "./gather.ts";
import { ROOTS } from "../lookup.ts";
import { anchorsOn, hasPlace } from "../outline/anchors.ts";
import { outlinesOf } from "../outline/pageOutline.ts";
import type { Opened, Opener } from "../document/open.ts";
import { concernsOthers } from "../gathered/links/pageLinks.ts";
import { NO_CHANCE } from "../gathered/texts/samples.ts";
import { countAlike } from "../gathered/texts/sameTwice.ts";
import { asShown } from "../gathered/pages/pageWords.ts";
import { pageRules } from "../rules.ts";
import { createListOnce } from "./listOnce.ts";
import { createSameBlocks, type SameBlocks } from "./sameBlocks.ts";
import { fits } from "../shape/shape.ts";
import type { Document } from "../document/document.ts";
import type { Problem } from "../finding.ts";
import type { CheckInput, SiteFiles } from "../site.ts";
import type { PageFacts } from "./pageFacts.ts";

/**
 * Returns the facts of a page that is valid by itself: only rules across files may still have findings. Undefined if
 * the page has to be opened.
 */
export type Glance = (page: Pick<Document, "file" | "name">, content: SiteFiles[string]) => PageFacts | undefined;

interface Ready {
  /** The opened documents that pages depend on. */
  common: Opened;
  /** The cache of blocks that several pages have in common. */
  blocks?: SameBlocks;
}

export function createGlance(input: CheckInput, opener: Opener, ready: Ready): Glance {
  const glanceAt = glanceWith(input, opener, ready);
  return (page, content) => {
    try {
      return glanceAt(page, content);
    } catch {
      // Opening the page will throw again, and then the name of the rule is known.
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
  const listOnce = createListOnce();
  return ({ file, name }, content) => {
    const document: Document = { file, name, role: "page", text: "" };
    const problems: Problem[] = [];
    openDocument(document, content, { problems, parse: blocks.parse });
    if (problems.length > 0) return undefined;

    // The page is not validated yet, so a rule may throw, or find something in invalid values.
    const signs = blocks.signsIn(document.text);
    const isPlain = !signs.hasTraces;
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
    if (gathered.isDoubtful || deep || reserved.length > 0 || names !== signs.names) return undefined;

    const outline = outlines?.drawPage(document, ends);
    // Computed on demand: few pages have links to their own anchors.
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
      shared: listOnce(named.shared),
      pages: listOnce(named.pages),
      forms: listOnce(named.forms),
      pictures: listOnce(named.pictures),
      pictograms: listOnce(named.pictograms),
      logos: listOnce(named.logos),
    };
    return pageRules.every((rule) => rule.isQuiet({ facts, outline }, context)) ? facts : undefined;
  };
}
