import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { App } from "./App.tsx";
import type { ImageContent } from "./model/content.ts";
import type { Json, Schemas } from "./model/fields.ts";
import type { BlockDocument, SiteDocument, SiteSource } from "./renderer/documents.ts";
import type { Words } from "./model/words.ts";
import { wordsOf } from "./model/wordsOf.ts";
import { blockResolver, resolveSite, type Resources } from "./renderer/resolvePage.ts";
import { writeMarkup } from "./renderer/writeMarkup.ts";

/** The component of a block type. */
type ComponentOf = (type: string) => ComponentType<never>;

/** What is known of the site when one of its blocks is checked. */
interface SiteInput {
  schemas: Schemas;
  /** The data of pages/_site.json. */
  site: Json;
}

/**
 * A block as HTML, for what is asked of its headings, anchors and links. Pictures have no files here, and every page
 * that a block presents has a card.
 * @param block Fits its schema, like the site.
 */
export function blockHtml(block: Json, position: number, from: SiteInput & { componentOf: ComponentOf }): string {
  const site = from.site as SiteDocument;
  const resolved = blockResolver(sourceOf(site), resourcesOf(from.schemas))(block as BlockDocument, position);
  const BlockComponent = from.componentOf(resolved.type) as ComponentType<{ words: Words }>;
  const elements = <BlockComponent {...resolved.props} words={wordsOf(site)} />;
  return writeMarkup(elements) ?? renderToStaticMarkup(elements);
}

/** Header, footer and dialogs as HTML, with nothing between them. */
export function frameHtml({ schemas, site }: SiteInput): string {
  const content = resolveSite(sourceOf(site as SiteDocument), resourcesOf(schemas));
  const page = { route: "/", title: "", description: "", isArticle: false, socialImage: PICTURE, blocks: [] };
  return renderToStaticMarkup(<App site={content} page={page} components={{}} />);
}

const PICTURE = { url: "/", width: 1, height: 1, alt: "" };

function resourcesOf(schemas: Schemas): Resources {
  const image = (src: string, alt: string): ImageContent => ({
    base: src,
    width: 1,
    height: 1,
    widths: [],
    alt,
    plain: src,
    full: src,
  });
  return { schemas, image, socialImage: () => PICTURE, pictogram: (name) => name, behaviour: () => undefined };
}

function sourceOf(site: SiteDocument): SiteSource {
  const card = (title: string) => ({ image: { src: "/" }, title, text: "" });
  const page = (route: string) => ({ route, title: route, description: "", blocks: [], card: card(route) });
  const pages = { get: page, values: () => [] };
  return { site: { ...site, forms: knownForms(site) }, pages, shared: new Map(), missingForm: MISSING_FORM };
}

/** Leaves a gap: that a form is missing is told elsewhere. */
const MISSING_FORM = { fields: [], required: [], submit: "", success: "" };

/** The forms without the fields that are not described, which is told elsewhere. */
function knownForms({ forms, fields }: SiteDocument): SiteDocument["forms"] {
  const known = Object.entries(forms).map(([name, form]) => {
    return [name, { ...form, fields: form.fields.filter((field) => Object.hasOwn(fields, field)) }] as const;
  });
  return Object.fromEntries(known);
}
