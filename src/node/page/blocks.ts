/** Blocks for a new page: the examples of the schemas, adapted to the site. */
import { blockSchema, follow, isGroup } from "../../model/fields.ts";
import { fitted, type Stock } from "../../model/fitting.ts";
import type { PageTemplate } from "../../model/pageTemplates.ts";
import { hasCard, sharedUses } from "../check/facts/facts.ts";
import { siteData } from "../check/rule.ts";
import type { Document } from "../check/document/document.ts";
import type { Group } from "../check/site.ts";
import { linkSpans } from "../check/gathered/links/markdownLinks.ts";
import { leadsTo, ownAddress, type Survey } from "./survey.ts";

/** The last block of a template. A shared block replaces it if other pages end with one. */
const LAST = "cta";
/** Block types that a page may end with. */
const ENDINGS = ["contactForm", LAST];

/** The blocks of a template on this site. */
export function blocksOf(survey: Survey, { blocks }: PageTemplate): string[] {
  if (blocks.at(-1) !== LAST) return [...blocks];
  const [last] = sharedByUse(survey).filter((shared) => ENDINGS.includes(typeOf(shared)));
  return [...blocks.slice(0, -1), last?.name ?? LAST];
}

/** An example card with this title; undefined if the site has no picture for it. */
export function exampleCard(survey: Survey, { route, title }: { route: string; title: string }): Group | undefined {
  const file = "page.schema.json";
  const { schema } = follow(survey.schemas, { schema: survey.schemas[file]!.properties!["card"]!, file });
  const [example] = structuredClone(schema.examples!) as Group[];
  const at = { schema, file };
  const card = fitted(
    { schemas: survey.schemas, at },
    { stock: stockOf(survey), route },
    { ...example, title },
  ) as Group;
  return "image" in card ? card : undefined;
}

/** The menu entry to which most pages with cards belong; undefined if there is none. */
export function sectionOfArticles({ pages }: Survey): string | undefined {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const section = hasCard(page) && (page.facts ? page.facts.partOf : page.data?.["partOf"]);
    if (typeof section === "string") counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * The blocks with these names, each a type or the name of a shared block. Repeated types get different examples. Links,
 * pictures and other references are replaced by ones that the site has; those without a match are left out.
 */
export function exampleBlocks(survey: Survey, names: readonly string[], route: string): Group[] {
  const stock = stockOf(survey);
  const at = { schema: { $ref: "generated.schema.json#/$defs/block" }, file: "page.schema.json" };
  const counts = new Map<string, number>();
  return names.map((name) => {
    const examples = blockSchema(survey.schemas, name)?.schema.examples;
    if (name === "shared" || !examples) return { type: "shared", use: sharedName(survey, name) };
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const { id: _id, ...example } = structuredClone(examples[count % examples.length]) as Group;
    return fitted({ schemas: survey.schemas, at }, { stock, route }, example) as Group;
  });
}

function sharedName(survey: Survey, name: string): string {
  return survey.context.shared.has(name) ? name : (sharedByUse(survey)[0]?.name ?? name);
}

function stockOf(survey: Survey): Stock {
  const site = siteData(survey.context);
  const forms = site?.["forms"];
  return {
    routes: survey.pages.map(({ route }) => route),
    cards: survey.pages.filter(hasCard).map(({ route }) => route),
    forms: isGroup(forms) ? Object.keys(forms) : [],
    shared: sharedByUse(survey).map(({ name }) => name),
    images: soundPictures(survey),
    picture: site?.["socialImage"],
    leadsTo: (href) => {
      const own = ownAddress(survey, href);
      return own && leadsTo(survey, own.address);
    },
    linkSpans,
  };
}

/**
 * A broken picture is told at the first page that names it, which is rarely the new one, so it has to be left out here.
 */
function soundPictures({ images, imageFault }: Survey): Survey["images"] {
  return images && imageFault ? new Set([...images].filter((image) => !imageFault(image))) : images;
}

/** The shared blocks, the most used ones first. */
function sharedByUse({ context }: Survey): Document[] {
  const uses = new Map<string, number>();
  for (const { name } of sharedUses(context)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...context.shared.values()].toSorted((a, b) => (uses.get(b.name) ?? 0) - (uses.get(a.name) ?? 0));
}

function typeOf({ data }: Document): string {
  const block = data?.["block"];
  return isGroup(block) && typeof block["type"] === "string" ? block["type"] : "";
}
