/** Blocks for a new page: examples of the schemas, made to fit the site that they get into. */
import { type Json, mapFields } from "../../model/fields.ts";
import { isGroup } from "../check/lookup.ts";
import { siteData } from "../check/rule.ts";
import type { Document, Group } from "../check/site.ts";
import { linkSpans } from "./markdownLinks.ts";
import { leadsTo, ownAddress, type Survey } from "./survey.ts";

/** What a page usually has, from top to bottom; a shared block that ends other pages takes the place of the last. */
const STANDARD = ["hero", "intro", "faq"];
const LAST = "cta";
/** Types of blocks that a page may end with. */
const ENDINGS = ["contactForm", LAST];

/** The blocks of a standard page. */
export function standardBlocks(survey: Survey): string[] {
  const [last] = sharedByUse(survey).filter((shared) => ENDINGS.includes(typeOf(shared)));
  return [...STANDARD, last?.name ?? LAST];
}

/**
 * The blocks with these names, each a type or the name of a shared block. A second block of a type gets the next
 * example. Links, pictures and the like are ones that the site has; what it has no match for is left out.
 */
export function exampleBlocks(survey: Survey, names: readonly string[], route: string): Group[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const examples = survey.schemas[`blocks/${name}.schema.json`]?.examples;
    if (name === "shared" || !examples) return { type: "shared", use: sharedName(survey, name) };
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const { id: _id, ...example } = structuredClone(examples[count % examples.length]) as Group;
    return fitted(survey, example, route);
  });
}

function sharedName(survey: Survey, name: string): string {
  return survey.context.shared.has(name) ? name : (sharedByUse(survey)[0]?.name ?? name);
}

function fitted(survey: Survey, block: Group, route: string): Group {
  const posts = survey.pages.filter(({ data }) => data && "card" in data).map((page) => page.route);
  const visit = (value: Json, kind: string): unknown => {
    if (kind === "href" && typeof value === "string") return fittedHref(survey, value, route);
    if (kind === "markdown")
      return Array.isArray(value)
        ? value.map((text) => fittedText(survey, text, route))
        : fittedText(survey, value, route);
    if (kind === "image" && isGroup(value)) return fittedImage(survey, value);
    if (kind === "imageFile") return hasImage(survey, value) ? value : undefined;
    if (kind === "form") return fittedForm(survey, value);
    if (kind === "page") return posts.shift();
    return value;
  };
  const at = { schema: { $ref: "generated.schema.json#/$defs/block" }, file: "page.schema.json" };
  return withoutGaps(mapFields({ schemas: survey.schemas, visit }, at, block)) as Group;
}

function fittedHref(survey: Survey, href: string, route: string): string {
  if (!/^[/#]/.test(href)) return href;
  const own = href.startsWith("#") ? undefined : ownAddress(survey, href);
  const leads = own && !own.address.includes("#") && leadsTo(survey, own.address);
  if (leads) return leads;
  const routes = survey.pages.map((page) => page.route);
  return routes.find((other) => /contact/i.test(other)) ?? (routes.includes("/") ? "/" : (routes[0] ?? route));
}

function fittedText(survey: Survey, text: Json, route: string): Json {
  if (typeof text !== "string") return text;
  return linkSpans(text).reduceRight(
    (all, { start, end }) => all.slice(0, start) + fittedHref(survey, all.slice(start, end), route) + all.slice(end),
    text,
  );
}

function fittedImage(survey: Survey, image: Group): Group | undefined {
  if (hasImage(survey, image["src"]!)) return image;
  const social = siteData(survey.context)?.["socialImage"];
  if (isGroup(social) && hasImage(survey, social["src"]!)) return structuredClone(social);
  const [src] = [...(survey.images ?? [])].filter((file) => /\.(?:webp|jpe?g|png|svg)$/.test(file)).toSorted();
  return src === undefined ? undefined : { src, decorative: true };
}

function hasImage({ images }: Survey, src: Json): boolean {
  return !images || images.has(src as string);
}

function fittedForm({ context }: Survey, form: Json): Json | undefined {
  const forms = siteData(context)?.["forms"];
  if (!isGroup(forms)) return undefined;
  return Object.hasOwn(forms, form as string) ? form : Object.keys(forms)[0];
}

/** A value without what could not be filled in. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(withoutGaps);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutGaps(inner)]));
}

/** The shared blocks, those that stand on most places first. */
function sharedByUse({ context }: Survey): Document[] {
  const uses = new Map<unknown, number>();
  for (const { value } of context.fields("shared")) uses.set(value, (uses.get(value) ?? 0) + 1);
  return [...context.shared.values()].toSorted((a, b) => (uses.get(b.name) ?? 0) - (uses.get(a.name) ?? 0));
}

function typeOf({ data }: Document): string {
  const block = data?.["block"];
  return isGroup(block) && typeof block["type"] === "string" ? block["type"] : "";
}
