import { loadSchemas } from "../../src/node/site/schemas.ts";
import { blockTypes, mapFields, type Json } from "../../src/model/fields.ts";
import type { BlockDocument, PageDocument, SiteSource } from "../../src/renderer/documents.ts";
import type { Resources } from "../../src/renderer/resolvePage.ts";

export const schemas = loadSchemas(process.cwd());
export const types = blockTypes(schemas);

/** Every example of every block schema, as [name, block]. */
export const blockExamples: [name: string, block: BlockDocument][] = types.flatMap((type) =>
  schemas[`blocks/${type}.schema.json`]!.examples!.map((block, i): [string, BlockDocument] => [
    `${type}, example ${i + 1}`,
    block as unknown as BlockDocument,
  ]),
);

/** Every text of an example that a reader should find on the page. */
export function textsOf(block: object): string[] {
  const texts: string[] = [];
  const at = { schema: { $ref: "generated.schema.json#/$defs/block" }, file: "page.schema.json" };
  const visit = (value: Json, kind: string) => {
    if (kind === "line" && typeof value === "string" && !value.includes("{")) texts.push(value);
    if (kind === "markdown") texts.push(...[value as string | string[]].flat().filter((text) => !/[[*_{]/.test(text)));
    if (kind === "image" && (value as { alt?: string }).alt) texts.push((value as { alt: string }).alt);
    return value;
  };
  mapFields({ schemas, visit }, at, block as never);
  return texts;
}

/** A resources double: every picture is 1600 by 900 and lives where its name says. */
export const resources: Resources = {
  schemas,
  image: (src, alt) => {
    const base = `/images/${src.replace(/\.\w+$/, "")}-hash`;
    return {
      base,
      width: 1600,
      height: 900,
      widths: [400, 800],
      alt,
      plain: `${base}-800.webp`,
      full: `${base}-800.webp`,
    };
  },
  socialImage: (src, alt) => ({ url: `/images/${src}-social.jpg`, width: 1200, height: 630, alt }),
  pictogram: (name) => `/images/pictograms.svg#${name}`,
  behaviour: (name) => (name === "tabs" ? "/assets/tabs.js" : undefined),
};

function page(route: string, blocks: BlockDocument[]): PageDocument {
  const card = {
    image: { src: "blog/x.webp", alt: "Cover" } as Json,
    title: `Title of ${route}`,
    text: `Text of ${route}`,
  };
  return { route, title: "Example", description: "An example page.", card, blocks };
}

/** A site whose forms, pages and shared blocks are those that the examples ask for. */
export const source: SiteSource = {
  site: {
    url: "https://example.com",
    brand: { name: "Kitestep", description: "An agency." },
    contact: {
      email: "a@example.com",
      phone: "+91 00000",
      address: ["Ahmedabad"],
      city: "Ahmedabad",
      map: "https://example.com/map",
    },
    socialImage: { src: "brand/og.jpg", alt: "Social" },
    fields: {
      name: { label: "Name", kind: "text" },
      service: { label: "Service", kind: "select", placeholder: "Choose", options: [{ value: "seo", label: "SEO" }] },
      message: { label: "Message", kind: "textarea" },
    },
    forms: Object.fromEntries(
      ["contact", "discuss", "quote"].map((name) => [
        name,
        { fields: ["name", "service", "message"], required: ["name"], submit: "Send", success: "Sent." },
      ]),
    ),
    delivery: { kind: "demo" },
  },
  pages: new Map([
    ["/IosorAndroidFindout", page("/IosorAndroidFindout", [])],
    ["/HowtoCreateAppfromScratch", { ...page("/HowtoCreateAppfromScratch", []), aliases: ["/old-app-guide"] }],
  ]),
  shared: new Map([
    ["contact-form", { block: { type: "contactForm", heading: "Write to us", form: "contact" }, open: ["heading"] }],
  ]),
};

export function pageWith(...blocks: BlockDocument[]): PageDocument {
  return page("/example", blocks);
}
