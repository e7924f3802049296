/** Typical mistakes, each in a small site that is valid otherwise. */
import type { Json, Schemas } from "../../../model/fields.ts";
import type { SiteFiles } from "../../check/site.ts";
import { IMAGE_FAULTS, type ImageFault } from "../../images/imageError.ts";
import type { PixelSize } from "../../images/pixelSize.ts";
import { fieldLines, indent, inLines } from "../jsonText.ts";

/** A mistake. Other files are those of the small site; an undefined file is removed from it. */
export interface Example {
  /** JSON lines to show. */
  json?: string;
  /** A description, where no lines can show the mistake. */
  words?: string;
  files: Readonly<Record<string, SiteFiles[string] | undefined>>;
  settings?: { [name: string]: Json };
}

export const EXAMPLE_PAGE = "pages/example.json";
const HEAD = {
  title: "An example of a page",
  description: "A page that is here to show what a mistake looks like, and what the check says about it.",
};
const HOME = {
  title: "Apps and websites from one team",
  description: "We design, build and look after apps and websites. One team from the first sketch to the app stores.",
};
const CONTACT = {
  title: "Contact and free consultation",
  description: "Tell us about your project. We reply within a few days, first with questions, then with an estimate.",
};
const HERO = {
  type: "hero",
  heading: "An example",
  image: { src: "panels/contact.webp", alt: "A kite over a short message form" },
};

/** A page with this text. */
export function pageText(json: string): Example {
  return { json, files: { [EXAMPLE_PAGE]: json } };
}

/** A page with a mistake that concerns the whole file. */
export function savedAs(words: string, content: SiteFiles[string]): Example {
  return { words, files: { [EXAMPLE_PAGE]: content } };
}

/** JSON lines of a block, on a page below its hero. */
export function blockText(json: string, files: Example["files"] = {}): Example {
  return { json, files: { [EXAMPLE_PAGE]: withBlock(json), ...files } };
}

/** JSON lines before the blocks of a page, and the field that they replace. */
export function headText(json: string, replaced?: keyof typeof HEAD | "route"): Example {
  const head: Record<string, string> = { route: "/example", ...HEAD };
  if (replaced) delete head[replaced];
  const page = inLines({ ...head, blocks: [HERO] }).replace("{\n", () => `{\n${indent(json, 2)}\n`);
  return { json, files: { [EXAMPLE_PAGE]: page } };
}

/** Changed fields of pages/_site.json, which are shown as well. */
export function settings(changes: { [name: string]: Json }): Example {
  const json = fieldLines(changes);
  return { json, files: {}, settings: changes };
}

/** The files of the small site with an example in it. */
export function exampleSite(schemas: Schemas, example: Example): SiteFiles {
  const page = (head: { [name: string]: Json }, links: string, ...more: Json[]) =>
    inLines({ ...head, blocks: [HERO, { type: "intro", heading: "More", text: links }, ...more] });
  const files = {
    "pages/_shared/call.json": inLines({
      block: { type: "cta", heading: "Let's talk", button: { label: "Write to us", href: "/contact" } },
      open: ["heading"],
    }),
    "pages/_site.json": inLines({ ...(schemas["site.schema.json"]!.examples![0] as object), ...example.settings }),
    "pages/contact.json": page({ route: "/contact", ...CONTACT }, "[Home](/) and [an example](/example)"),
    [EXAMPLE_PAGE]: finePage,
    "pages/index.json": page({ route: "/", ...HOME }, "[Contact](/contact)", { type: "shared", use: "call" }),
    ...example.files,
  };
  return Object.fromEntries(Object.entries(files).filter(([, content]) => content !== undefined)) as SiteFiles;
}

/** A page without a mistake. */
export const finePage = withBlock('{ "type": "shared", "use": "call" }');

/** The pictures of the small site. */
export const exampleImages: ReadonlySet<string> = new Set([
  HERO.image.src,
  "brand/og-image.jpg",
  "brand/logo.svg",
  "team/asha.heic",
  "team/half.webp",
  "team/thumbnail.webp",
]);

/** One of the pictures is only half copied. */
export function exampleFault(image: string): ImageFault | undefined {
  return image === "team/half.webp" ? IMAGE_FAULTS.damaged : undefined;
}

/** One of the pictures is small. */
export function exampleSize(image: string): PixelSize | undefined {
  return image === "team/thumbnail.webp" ? { width: 240, height: 160 } : undefined;
}

function withBlock(json: string): string {
  const page = inLines({ route: "/example", ...HEAD, blocks: [HERO, "BLOCK"] });
  return page.replace('    "BLOCK"', () => indent(json, 4));
}
