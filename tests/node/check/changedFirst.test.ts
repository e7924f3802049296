import { expect, test } from "vitest";
import type { Json } from "../../../src/model/fields.ts";
import { check } from "../../../src/node/check/check.ts";
import { inputOf, page, siteWith, text } from "./site.ts";

const hi = { type: "intro", heading: "Hello", text: "Hi" };

function pageAt(name: string, block: Record<string, Json>, more: Record<string, Json>): string {
  const description = `What stands on the page ${name}, in a sentence that is long enough for anybody.`;
  return text({ ...page(block), route: `/${name}`, title: `The page ${name}`, description, ...more });
}

const ALL = ["na", "nb", "nc", "nd"];

function toldOf(
  block: Record<string, Json>,
  more: Record<string, Json>,
  { changed, names = ALL }: { changed?: string; names?: string[] } = {},
): string[] {
  const pages = names.map((name) => [`pages/${name}.json`, pageAt(name, block, more)]);
  const input = inputOf(siteWith(Object.fromEntries(pages) as Record<string, string>));
  return check({ ...input, ...(changed !== undefined && { changed: new Set([changed]) }) })
    .filter(({ elsewhere }) => elsewhere)
    .map(({ file, code, detail }) => `${file} ${code}: ${detail}`);
}

const cards = { type: "postCards", heading: "Hi" };
const form = { type: "contactForm", heading: "Hi" };
const picture = { src: "gone/no.webp", alt: "A kite" };
const LINKS = "broken-link: 4 links lead there.";
const IN_LINE = ["pages/na.json, line #", "pages/nc.json, line #", "pages/nd.json, line #"].join("; ");

interface Row {
  block?: Record<string, Json>;
  more?: Record<string, Json>;
  said: string;
  line: number;
}

test.each<[string, Row]>([
  ["a link", { block: { ...hi, button: { label: "Go", href: "/nowhere" } }, said: LINKS, line: 12 }],
  ["a link in a text", { block: { ...hi, text: "[Go](/nowhere)" }, said: LINKS, line: 9 }],
  ["a place", { block: { ...hi, text: "[Go](/all#no)" }, said: "broken-anchor: 4 links lead there.", line: 9 }],
  ["a card", { block: { ...cards, posts: ["/nowhere"] }, said: "unknown-page: 4 places name it.", line: 10 }],
  ["a shared block", { block: { type: "shared", use: "no" }, said: "unknown-shared: 4 places ask for it.", line: 8 }],
  ["a form", { block: { ...form, form: "no" }, said: "unknown-form: 4 places ask for it.", line: 9 }],
  ["a name in braces", { block: { ...hi, text: "Hi {no} you" }, said: "unknown-token: 4 places name it.", line: 9 }],
  ["a picture", { more: { socialImage: picture }, said: "missing-image: 4 places name it.", line: 13 }],
  ["a menu entry", { more: { partOf: "/nowhere" }, said: "unknown-menu-entry: 4 pages say so.", line: 12 }],
])("an equal mistake of several pages is told at the changed one: %s", (_, { block = hi, more = {}, said, line }) => {
  const others = `The others are in ${IN_LINE.replaceAll("#", String(line))}.`;
  expect(toldOf(block, more, { changed: "pages/nb.json" })).toEqual([`pages/nb.json ${said} ${others}`]);
  expect(toldOf(block, more)).toEqual([
    expect.stringContaining(`pages/na.json ${said} The others are in pages/nb.json`),
  ]);
});

test.each<[string, Record<string, Json>, string]>([
  ["title", { title: "The very same title" }, "duplicate-title: The others are pages/na.json, line 3"],
  ["route", { route: "/nowhere" }, "duplicate-route: The others are pages/na.json, line 2"],
])("of pages with the same %s, the changed one is told", (_, more, said) => {
  const told = toldOf(hi, more, { changed: "pages/nb.json" });
  expect(told).toEqual([expect.stringContaining(`pages/nb.json ${said}`)]);
});

test.each([
  ["pages/na.json", ["na", "nb"], "The other is pages/nb.json, line 13."],
  ["pages/nb.json", ["na", "nb"], "The other is pages/na.json, line 13."],
  [
    "pages/na.json",
    [...ALL, "ne"],
    "The others are in pages/nb.json, line 13; pages/nc.json, line 13; pages/nd.json, line 13; pages/ne.json, line 13.",
  ],
])("of pages with the same old address, the changed one is told: %s of %j", (changed, names, detail) => {
  expect(toldOf(hi, { aliases: ["/old"] }, { changed, names })).toEqual([`${changed} alias-clash: ${detail}`]);
});

test("a card of a changed page comes before the link of another one", () => {
  const files = siteWith({
    "pages/na.json": pageAt("na", { ...hi, text: "[Go](/nowhere)" }, {}),
    "pages/nb.json": pageAt("nb", { ...cards, posts: ["/nowhere"] }, {}),
  });
  const told = (changed: string) =>
    check({ ...inputOf(files), changed: new Set([changed]) })
      .filter(({ code }) => code === "broken-link")
      .map(({ file, line, detail }) => `${file}:${line} ${detail}`);
  expect([told("pages/nb.json"), told("pages/na.json")]).toEqual([
    ["pages/nb.json:10 2 places name it. The other is in pages/na.json, line 9."],
    ["pages/na.json:9 2 places name it. The other is in pages/nb.json, line 10."],
  ]);
});

test("a place in pages/_site.json comes after one on a changed page", () => {
  const { "pages/_site.json": site, ...others } = siteWith({
    "pages/nb.json": pageAt("nb", { ...hi, text: "[Go](/nowhere)" }, {}),
  });
  const data = JSON.parse(site as string) as { header: { callBack: { href: string } } };
  data.header.callBack.href = "/nowhere";
  const told = (changed: string) =>
    check({ ...inputOf({ ...others, "pages/_site.json": text(data) }), changed: new Set([changed]) })
      .filter(({ code }) => code === "broken-link")
      .map(({ file }) => file);
  expect([told("pages/nb.json"), told("pages/_site.json")]).toEqual([["pages/nb.json"], ["pages/_site.json"]]);
});
