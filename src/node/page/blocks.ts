/** Blocks for a new page: examples of the schemas, made to fit the site that they get into. */
import { follow } from "../../model/fields.ts";
import { fitted, type Stock } from "../../model/fitting.ts";
import type { PageTemplate } from "../../model/pageTemplates.ts";
import { hasCard, sharedUses } from "../check/facts/facts.ts";
import { isGroup } from "../check/json.ts";
import { siteData } from "../check/rule.ts";
import type { Document } from "../check/document/document.ts";
import type { Group } from "../check/site.ts";
import { linkSpans } from "../check/gathered/markdownLinks.ts";
import { leadsTo, ownAddress, type Survey } from "./survey.ts";

/** The last block of a page, whose place a shared block takes that ends other pages. */
const LAST = "cta";
/** Types of blocks that a page may end with. */
const ENDINGS = ["contactForm", LAST];

/** The blocks of a template on this site. */
export function blocksOf(survey: Survey, { blocks }: PageTemplate): string[] {
  if (blocks.at(-1) !== LAST) return [...blocks];
  const [last] = sharedByUse(survey).filter((shared) => ENDINGS.includes(typeOf(shared)));
  return [...blocks.slice(0, -1), last?.name ?? LAST];
}

/** The card of a page with this title; undefined on a site that has no picture for it. */
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

/** The entry of the menu to which most pages with cards belong; undefined on a site where none does. */
export function sectionOfArticles({ pages }: Survey): string | undefined {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const section = hasCard(page) && (page.facts ? page.facts.partOf : page.data?.["partOf"]);
    if (typeof section === "string") counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * The blocks with these names, each a type or the name of a shared block. A second block of a type gets the next
 * example. Links, pictures and the like are ones that the site has; what it has no match for is left out.
 */
export function exampleBlocks(survey: Survey, names: readonly string[], route: string): Group[] {
  const stock = stockOf(survey);
  const at = { schema: { $ref: "generated.schema.json#/$defs/block" }, file: "page.schema.json" };
  const counts = new Map<string, number>();
  return names.map((name) => {
    const examples = survey.schemas[`blocks/${name}.schema.json`]?.examples;
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

/** Of a broken picture the check tells where it is named first, and that is rarely the new page. */
function soundPictures({ images, imageFault }: Survey): Survey["images"] {
  return images && imageFault ? new Set([...images].filter((image) => !imageFault(image))) : images;
}

/** The shared blocks, those that stand on most pages first. */
function sharedByUse({ context }: Survey): Document[] {
  const uses = new Map<string, number>();
  for (const { name } of sharedUses(context)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...context.shared.values()].toSorted((a, b) => (uses.get(b.name) ?? 0) - (uses.get(a.name) ?? 0));
}

function typeOf({ data }: Document): string {
  const block = data?.["block"];
  return isGroup(block) && typeof block["type"] === "string" ? block["type"] : "";
}
