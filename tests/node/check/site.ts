/** Sites in memory for the tests of the check: path -> text, made from the examples in the schemas. */
import { expect } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import { formatProblems } from "../../../src/node/check/report.ts";
import type { Problem, SiteFiles } from "../../../src/node/check/site.ts";
import { blockTypes, type Json, type Schema } from "../../../src/model/fields.ts";
import { rendererOf } from "../../../src/node/components.ts";
import { loadSchemas } from "../../../src/node/schemas.ts";

export type Group = { [key: string]: Json };

const engine = new URL("../../..", import.meta.url).pathname;
export const schemas = loadSchemas(engine);
export const render = rendererOf(engine, schemas);
export const types = blockTypes(schemas);

/** Every picture that an example names. */
export const images = new Set(
  Array.from(JSON.stringify(schemas).matchAll(/"([\w/-]+\.(?:webp|svg|jpg|png))"/g), ([, file]) => file!).concat(
    "brand/logo.svg",
  ),
);

export function text(value: Json): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The first example of a block type. */
export function block(type: string): Group {
  return structuredClone(schemas[`blocks/${type}.schema.json`]!.examples![0]) as Group;
}

/** A title and a description of a sensible length. */
export function words(about: string): Group {
  const description = `${about}, described in one sentence that search results can show as a whole.`;
  return { title: `${about} in short`, description };
}

export function page(...blocks: Json[]): Group {
  return { route: "/", ...words("The page under test"), blocks };
}

function firstExamples({ properties = {} }: Schema): Group {
  const entries = Object.entries(properties).map(([name, { examples }]) => [name, structuredClone(examples![0]!)]);
  return Object.fromEntries(entries) as Group;
}

/** pages/_site.json with every field it can have. */
export function settings(): Group {
  const site = firstExamples(schemas["site.schema.json"]!);
  const form = { fields: ["name", "email"], required: ["email"], submit: "Send", success: "Thank you." };
  site["contact"] = firstExamples(schemas["site.schema.json"]!.properties!["contact"]!);
  site["fields"] = { name: { label: "Name", kind: "text" }, email: { label: "Email", kind: "email" } };
  site["forms"] = { contact: form, discuss: form, quote: form, career: form };
  return site;
}

export const article: Group = {
  route: "/IosorAndroidFindout",
  ...words("iOS or Android"),
  card: { image: { src: "brand/logo.svg", alt: "Two phones" }, title: "iOS or Android?", text: "A short guide." },
  blocks: [block("article")],
};

/** Where the links of the schemas' examples lead. */
const STUBS = ["/", "/blog", "/contact", "/portfoliopage", "/search-engine-optimization", "/technology"].concat(
  "/web-development-services",
);

/** A page at an address, short and without a mistake; the file's name follows from the address. */
function stub(route: string, linkTo: readonly string[] = []): [file: string, content: string] {
  const name = route === "/" ? "index" : route.slice(1);
  const links = linkTo.map((other) => `[The page at ${other}](${other})`);
  const intro = { type: "intro", id: "form", heading: `About ${name}`, text: ["A few words.", ...links] };
  return [`pages/${name}.json`, text({ ...words(`The page ${name}`), route, blocks: [intro] })];
}

/** A site without a mistake, with these files in it. Every page has a link that leads to it. */
export function siteWith(files: SiteFiles): SiteFiles {
  const site: SiteFiles = {
    "pages/_shared/contact-form.json": text({ block: block("contactForm"), open: ["heading"] }),
    "pages/_site.json": text(settings()),
    "pages/app.json": text({ ...article, ...words("An app from scratch"), route: "/HowtoCreateAppfromScratch" }),
    "pages/ios.json": text(article),
    ...Object.fromEntries(STUBS.map((route) => stub(route, route === "/contact" ? ["/all"] : []))),
    ...files,
  };
  return { ...site, ...Object.fromEntries([stub("/all", routesIn(site))]) };
}

function routesIn(files: SiteFiles): string[] {
  return Object.values(files).flatMap((content) =>
    typeof content === "string" ? Array.from(content.matchAll(/"route": *"(\/[\w/-]*)"/g), ([, route]) => route!) : [],
  );
}

export function problemsOf(files: SiteFiles): Problem[] {
  return check({ files: siteWith(files), schemas, images, render });
}

/** What an author sees, without the summary. */
export function told(files: SiteFiles): string {
  return formatProblems(problemsOf(files), siteWith(files)).trimEnd();
}

/** What an author sees for a page with these blocks. */
export function toldOf(...blocks: Json[]): string {
  return told({ "pages/index.json": text(page(...blocks)) });
}

/** What every page that does not parse ends with. */
const REST = "\n    The rest of this page was not checked until this is put right.";

/** What an author sees for each of these pages, without the sentence that they all end with. */
export function toldOfEach(...pages: string[]): string {
  return `\n${pages
    .map((written) => {
      const all = told({ "pages/x.json": written });
      expect(all.endsWith(REST)).toBe(true);
      return all.slice(0, -REST.length);
    })
    .join("\n\n")}\n`;
}
