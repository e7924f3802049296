/** A small site in memory for the tests of the commands on pages. */
import { expect } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import { applied, type CommandOutcome, terminalLines } from "../../../src/node/page/outcome.ts";
import type { Problem } from "../../../src/node/check/finding.ts";
import type { CheckInput, SiteFiles } from "../../../src/node/check/site.ts";
import type { Json } from "../../../src/model/fields.ts";
import { inputOf as inputWithAll, settings, text, words } from "../check/site.ts";

export const images: ReadonlySet<string> = new Set([
  "brand/logo.svg",
  "brand/og-image.jpg",
  "pictograms/services/seo.svg",
]);

const picture = { src: "brand/logo.svg", alt: "A kite above a roof" };

/** pages/_site.json on one line, so that line numbers do not depend on it. */
export function siteFile(): string {
  const all = { ...settings(), url: "https://kites.example" };
  return JSON.stringify({ ...all, socialImage: { src: "brand/og-image.jpg", alt: "Kites" } }).replaceAll(
    /"\/(?!contact")[a-zA-Z][\w-]*"/g,
    '"/team"',
  );
}

/** A page with these texts, one a line. */
export function pageText(route: string, lines: readonly string[], more: Record<string, Json> = {}): string {
  const name = route === "/" ? "home" : route.slice(1);
  const blocks = [{ type: "intro", heading: `About ${name}`, text: [...lines] }];
  return text({ route, ...words(`The page ${name}`), ...more, blocks });
}

const home = `{
  "$schema": "../schema/page.schema.json",
  "route": "/",
  "title": "Kites for everybody",
  "description": "Kites of all sizes, sewn by hand, and the people who sew them and fly them with you.",
  "blocks": [
    { "type": "intro", "heading": "Kites", "text": ["See [the team](/team#people).", "Or [all](/news) of it."],
      "button": { "label": "Write to us", "href": "/contact" } },
    { "type": "postCards", "heading": "Read on", "posts": ["/team", "/news"] },
    { "type": "shared", "use": "talk", "with": { "heading": "Talk to the team" } }
  ]
}
`;

const talk = {
  block: { type: "cta", heading: "Talk to us", button: { label: "Write to us", href: "/contact" } },
  open: ["heading"],
};

/** A site without a mistake. */
export function siteWith(files: SiteFiles = {}): SiteFiles {
  const card = { image: picture, title: "The team", text: "Who sews the kites." };
  return {
    "pages/_shared/talk.json": text(talk),
    "pages/_site.json": siteFile(),
    "pages/404.json": pageText("/404", ["Go [home](/)."]),
    "pages/contact.json": pageText("/contact", ["Write to {email}."]),
    "pages/index.json": home,
    "pages/news.json": pageText("/news", ["The [team](/team) has news."], {
      aliases: ["/old-news"],
      card: { ...card, title: "The news" },
    }),
    "pages/team.json": pageText("/team", ["We sew.", "Come [and see us](/contact)."], { card }).replace(
      '"type": "intro",',
      '"type": "intro",\n      "id": "people",',
    ),
    ...files,
  };
}

export function inputOf(files: SiteFiles): CheckInput {
  return { ...inputWithAll(files), images };
}

/** The site after a command that succeeds. */
export function after(files: SiteFiles, outcome: CommandOutcome): SiteFiles {
  expect(outcome.refused, toldBy(outcome)).toBeUndefined();
  return applied(files, outcome.changes);
}

/** The output of a command. */
export function toldBy({ told }: CommandOutcome): string {
  return `\n${terminalLines(told).join("\n")}\n`;
}

export function errorsOf(files: SiteFiles): Problem[] {
  return check(inputOf(files)).filter(({ severity }) => severity === "error");
}

export function dataOf(files: SiteFiles, file: string): Record<string, Json> {
  return JSON.parse(files[file] as string) as Record<string, Json>;
}
