/** Sites in memory for the tests of the check: path -> text, made from the examples in the schemas. */
import { expect } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import { formatProblems } from "../../../src/node/check/report.ts";
import type { Problem, SiteFiles } from "../../../src/node/check/site.ts";
import { blockTypes, type Json, type Schema } from "../../../src/model/fields.ts";
import { loadSchemas } from "../../../src/node/schemas.ts";

export type Group = { [key: string]: Json };

export const schemas = loadSchemas(new URL("../../..", import.meta.url).pathname);
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

export function page(...blocks: Json[]): Group {
  return { route: "/", title: "Home", description: "The first page.", blocks };
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
  title: "iOS or Android",
  description: "A guide.",
  card: { image: { src: "brand/logo.svg", alt: "Two phones" }, title: "iOS or Android?", text: "A short guide." },
  blocks: [block("article")],
};

/** A site without a mistake, with these files in it. */
export function siteWith(files: SiteFiles): SiteFiles {
  return {
    "pages/_shared/contact-form.json": text({ block: block("contactForm"), open: ["heading"] }),
    "pages/_site.json": text(settings()),
    "pages/app.json": text({ ...article, route: "/HowtoCreateAppfromScratch" }),
    "pages/ios.json": text(article),
    ...files,
  };
}

export function problemsOf(files: SiteFiles): Problem[] {
  return check({ files: siteWith(files), schemas, images });
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
