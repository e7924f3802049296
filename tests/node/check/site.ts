/** Sites in memory for the tests of the check: path -> text, made from the examples in the schemas. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { syntaxCodes } from "../../../src/node/check/codes/syntax.ts";
import { samplesOf } from "../../../src/node/check/gathered/texts/samples.ts";
import { formatProblems } from "../../../src/node/check/outputs/report.ts";
import type { Problem } from "../../../src/node/check/finding.ts";
import type { CheckInput, SiteFiles } from "../../../src/node/check/site.ts";
import { blockTypes, type Json, type Schema } from "../../../src/model/fields.ts";
import { rendererOf } from "../../../src/node/components.ts";
import { loadSchemas } from "../../../src/node/site/schemas.ts";
import { engine } from "../../support/engine.ts";
import { checkBeside } from "./memory.ts";

export type Group = { [key: string]: Json };

export const schemas = loadSchemas(engine);
export const render = rendererOf(engine, schemas);
export const types = blockTypes(schemas);

const { pictogram, logo } = schemas["generated.schema.json"]!.$defs as Record<"pictogram" | "logo", Schema>;

/** Every drawing that has a name. */
const drawings = [
  ...pictogram.enum!.map((name) => `pictograms/${String(name)}.svg`),
  ...logo.enum!.map((name) => `logos/${String(name)}.svg`),
];

/** Every picture that an example names, and every drawing. */
export const images = new Set([
  ...Array.from(JSON.stringify(schemas).matchAll(/"([\w/-]+\.(?:webp|svg|jpg|png))"/g), ([, file]) => file!),
  "brand/logo.svg",
  ...drawings,
]);

/** Those pictures as files that can be read; what a file is called makes no difference to its content. */
export function pictureFiles(): Record<string, string | Uint8Array> {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>';
  const photo = readFileSync(join(engine, "tests/support/agency/picture.jpg"));
  return Object.fromEntries([...images].map((image) => [`images/${image}`, image.endsWith(".svg") ? drawing : photo]));
}

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
  const [first] = blocks as [Group];
  // The title of a page that begins with the example article needs a word of one of its headings, see untitled.ts.
  const about = first?.["type"] === "article" ? "What your users see" : "The page under test";
  return { route: "/", ...words(about), blocks };
}

/** A page at an address, with words of its own. */
export function pageAt(route: string, ...blocks: Json[]): Group {
  return { route, ...words(`The page at ${route}`), blocks };
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

const guideCard = { image: { src: "brand/logo.svg", alt: "Two phones" }, text: "A short guide." };

export const article: Group = {
  route: "/IosorAndroidFindout",
  ...words("iOS or Android"),
  card: { ...guideCard, title: "Android or iOS?" },
  blocks: [articleOf("iOS or Android")],
};

/** The example of an article, whose first part has this heading. */
export function articleOf(heading: string): Group {
  const whole = block("article");
  const [first, ...others] = whole["sections"] as Group[];
  return { ...whole, sections: [{ ...first, heading }, ...others] };
}

/** Where the links of the schemas' examples lead. */
const STUBS = ["/", "/blog", "/contact", "/portfoliopage", "/search-engine-optimization", "/technology"].concat(
  "/web-development-services",
);

/** A page at an address, short and without a mistake; the file's name follows from the address. */
function stub(
  route: string,
  linkTo: readonly string[] = [],
  blocks: readonly Json[] = [],
): [file: string, content: string] {
  const name = route === "/" ? "index" : route.slice(1);
  const links = linkTo.map((other) => `[The page at ${other}](${other})`);
  const intro = { type: "intro", id: "form", heading: `About ${name}`, text: ["A few words.", ...links] };
  return [`pages/${name}.json`, text({ ...words(`The page ${name}`), route, blocks: [intro, ...blocks] })];
}

/** A site without mistakes that contains these files. Every page has a link to it, and every shared block is used. */
export function siteWith(files: SiteFiles): SiteFiles {
  const site: SiteFiles = {
    "pages/_shared/contact-form.json": text({ block: block("contactForm"), open: ["heading"] }),
    "pages/_site.json": text(settings()),
    "pages/app.json": text({
      ...article,
      ...words("An app from scratch"),
      route: "/HowtoCreateAppfromScratch",
      blocks: [articleOf("An app from scratch")],
      card: { ...guideCard, title: "An app from scratch" },
    }),
    "pages/ios.json": text(article),
    ...Object.fromEntries(STUBS.map((route) => stub(route, ["/all"]))),
    ...files,
  };
  return { ...site, ...Object.fromEntries([stub("/all", routesIn(site), placesOf(site))]) };
}

/** The same site without example texts: each of them gets another word at its end. */
export function inOwnWords(files: SiteFiles): SiteFiles {
  const texts = new Set([...samplesOf(schemas).values()].flatMap((each) => [...each.values()].flat()));
  const own = (content: string) =>
    [...texts].reduce((whole, each) => {
      const other = each.replace(/\p{L}+(?=\P{L}*$)/u, "$&s");
      return whole.replaceAll(JSON.stringify(each), () => JSON.stringify(other));
    }, content);
  const entries = Object.entries(files).map(([file, content]) => [
    file,
    typeof content === "string" ? own(content) : content,
  ]);
  return Object.fromEntries(entries) as SiteFiles;
}

function placesOf(files: SiteFiles): Json[] {
  return Object.keys(files).flatMap((file) => {
    const use = /^pages\/_shared\/(.*)\.json$/.exec(file)?.[1];
    return use === undefined ? [] : [{ type: "shared", use }];
  });
}

function routesIn(files: SiteFiles): string[] {
  const routes = Object.values(files).flatMap((content) => {
    const route = typeof content === "string" ? /"route": *"(\/[\w/-]*)"/.exec(content)?.[1] : undefined;
    return route === undefined ? [] : [route];
  });
  return [...new Set(routes)];
}

/** The input for these files alone, with everything that a check may use. */
export function inputOf(files: SiteFiles): CheckInput {
  return { files, schemas, images, render };
}

/** The problems of these files alone. */
export const problemsIn = checkBeside(inputOf(siteWith({})));

export function problemsOf(files: SiteFiles): Problem[] {
  return problemsIn(siteWith(files));
}

/** The report for these files alone, without the summary. */
export function toldAlone(files: SiteFiles): string {
  return formatProblems(problemsIn(files), files);
}

/** The report without the summary. */
export function told(files: SiteFiles): string {
  return toldAlone(siteWith(files)).trimEnd();
}

/** The report for a page with these blocks. */
export function toldOf(...blocks: Json[]): string {
  return told({ "pages/index.json": text(page(...blocks)) });
}

/** The report without the lines of the files: only problems and fixes. */
export function sentences(all: string): string {
  return `\n${all.replace(/^ {4} *(?:\d+ )?\|.*\n/gm, "")}\n`;
}

/** A short block, so that line numbers are predictable. */
export function shortIntro(fields: Group): Group {
  return { type: "intro", heading: "Hello", text: "A few words.", ...fields };
}

/** The problems of a page whose only block is an intro with these fields. */
function problemsOfIntro(fields: Group): Problem[] {
  return problemsOf({ "pages/index.json": text(page(shortIntro(fields))) });
}

/** Their fixes. */
export function fixesOf(fields: Group): (string | undefined)[] {
  return problemsOfIntro(fields).map(({ fix }) => fix);
}

/** The codes, messages and fixes for an intro with this text. */
export function foundIn(
  written: string | string[],
): (readonly [code: string, message: string, fix: string | undefined])[] {
  return problemsOfIntro({ text: written }).map(({ code, message, fix }) => [code, message, fix]);
}

/** A short block with a picture. */
export function shortHero(alt: string, src = "brand/logo.svg"): Group {
  return { type: "hero", heading: "Hello", image: { src, alt } };
}

/** The codes of the problems of a page with these blocks. */
export function codesOf(...blocks: Group[]): string[] {
  return problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ code }) => code);
}

/** The end of the report for a page that cannot be repaired. */
const REST = "\n    The rest of this page was not checked until this is put right.";

/** The report of syntax problems for each of these pages, without the note about the rest. */
export function toldOfEach(...pages: string[]): string {
  return `\n${pages
    .map((written) => {
      const files = { "pages/x.json": written };
      const problems = problemsOf(files).filter(({ code }) => Object.hasOwn(syntaxCodes, code));
      const all = formatProblems(problems, files).trimEnd();
      return all.endsWith(REST) ? all.slice(0, -REST.length) : all;
    })
    .join("\n\n")}\n`;
}
