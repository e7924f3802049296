import { expect, test } from "vitest";
import { type Changes, onlyNew } from "../../../src/node/check/changed.ts";
import { ONE_BY_ONE } from "../../../src/node/check/byName.ts";
import { check } from "../../../src/node/check/check.ts";
import { summarize } from "../../../src/node/check/outputs/report.ts";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { inputOf, page, siteWith, text } from "./site.ts";

const intro = { type: "intro", heading: "Hello", text: "[All](/all) words." };
const typo = { ...intro, colour: "x" };
const route = (name: string, ...blocks: (typeof intro)[]) => ({
  ...page(...blocks),
  route: `/${name}`,
  title: `The page ${name}`,
  description: `What stands on the page ${name}, in a sentence that is long enough for anybody.`,
});

function newsOf(files: SiteFiles, before: [string, SiteFiles[string] | undefined][], more: Partial<Changes> = {}) {
  const input = inputOf({ ...siteWith(files), ...files });
  const changes = { base: "main", commit: "4b825dc", before: new Map(before), engineChanged: false, ...more };
  const { problems, changes: compared } = onlyNew({ problems: check(input), files: input.files }, input, changes);
  const told = problems.map(({ file, code, line }) => `${file}:${line} ${code}`);
  return {
    told,
    older: compared!.older.map(({ file }) => file),
    last: summarize(problems, input.files, { changes: compared }),
  };
}

test("nothing changed: all problems are older", () => {
  expect(newsOf({ "pages/a.json": text(route("a", typo)), "pages/b.json": text(route("b", typo, typo)) }, []))
    .toMatchInlineSnapshot(`
    {
      "last": "12 pages checked, no new problems.
    Three older problems in files that did not change since main are left out. "npm run check" tells everything.",
      "older": [
        "pages/a.json",
        "pages/b.json",
        "pages/b.json",
      ],
      "told": [],
    }
  `);
});

test("what is in files that git ignores is said to be left out as well", () => {
  const files = { "pages/a.json": text(route("a", typo)), "pages/b.json": text(route("b", typo)) };
  const lastOf = (ignored: string[]) => newsOf(files, [], { ignored: new Set(ignored) }).last.split("\n")[1];
  expect(lastOf(["pages/b.json"])).toBe(
    'Two problems in files that did not change since main or that git ignores are left out. "npm run check" tells everything.',
  );
  expect(lastOf(["pages/other.json"])).toContain("Two older problems in files that did not change since main are left");
});

test("all problems of a changed file are told, also the old ones", () => {
  const old = text(route("a", typo));
  const files = { "pages/a.json": text(route("a", typo, typo)), "pages/b.json": text(route("b", typo)) };
  expect(newsOf(files, [["pages/a.json", old]])).toMatchInlineSnapshot(`
    {
      "last": "2 problems in 1 page, 10 pages are fine.
    One older problem in files that did not change since main is left out. "npm run check" tells everything.",
      "older": [
        "pages/b.json",
      ],
      "told": [
        "pages/a.json:10 unknown-property",
        "pages/a.json:16 unknown-property",
      ],
    }
  `);
});

const toGone = { ...intro, text: "[All](/nowhere) words." };
const copied = { ...route("a", intro), title: "The same", description: route("a").description };
const joined: Record<string, [before: ReturnType<typeof route>[], now: ReturnType<typeof route>]> = {
  "an address that four pages name already": [
    ["a", "b", "c", "d"].map((name) => route(name, toGone)),
    route("e", toGone),
  ],
  "an address that two pages have already": [
    [copied, { ...route("b", intro), route: "/a" }],
    { ...route("e", intro), route: "/a" },
  ],
};

test.each(Object.entries(joined))("a new page that names %s has a problem", (_, [before, now]) => {
  const files = Object.fromEntries(before.map((each, i) => [`pages/${"abcd"[i]}.json`, text(each)]));
  const { older } = newsOf(files, []);
  const { told } = newsOf({ ...files, "pages/e.json": text(now) }, [["pages/e.json", undefined]]);
  expect(older).toHaveLength(1);
  expect(told.map((each) => each.split(" ")[1])).toHaveLength(1);
});

const named = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`pages/${name}.json`, text(route(name, toGone))]));
test.each<[string, SiteFiles, [string, SiteFiles[string]][]]>([
  [
    "the place where many links to nothing were told is put right",
    { "pages/a.json": text(route("a", intro)), ...named("b", "c", "d", "e") },
    [["pages/a.json", text(route("a", toGone))]],
  ],
  [
    "so many are put right that the others are told one by one",
    { "pages/a.json": text(route("a", intro)), ...named("b", "c", "d") },
    [["pages/a.json", text(route("a", toGone))]],
  ],
])("mistakes that are told together are no new ones: %s", (_, files, before) => {
  expect(newsOf(files, before).told).toEqual([]);
});

const lonely = Array.from({ length: ONE_BY_ONE + 2 }, (_, i) => `z-${i + 10}`);
const [, ...rest] = lonely;
type Lonely = [before: readonly string[], now: readonly string[]];
test.each<[string, Lonely, told: string[]]>([
  ["are told where they are new, also with one that was there", [["z-10"], lonely], ["pages/z-10.json:2 orphan-page"]],
  ["are no new ones when the first of them is put right", [lonely, rest], []],
])("mistakes that are told together %s", (_, [before, now], told) => {
  const files = Object.fromEntries(lonely.map((name) => [`pages/${name}.json`, text(route(name, intro))]));
  const all = String(siteWith(files)["pages/all.json"]);
  const without = (names: readonly string[]) => names.reduce((list, name) => list.replaceAll(`/${name}`, "/"), all);
  const changed = { ...files, "pages/all.json": without(now) };
  expect(newsOf(changed, [["pages/all.json", without(before)]]).told).toEqual(told);
});

test("a file that went away: what it breaks elsewhere is told, what was broken elsewhere is not", () => {
  const posts = { type: "postCards", heading: "Read on", posts: ["/gone", "/never"] };
  const files = { "pages/list.json": text({ ...route("list", intro), blocks: [intro, posts] }) };
  const gone = text({
    ...route("gone", intro),
    card: { image: { src: "brand/logo.svg", alt: "Two phones" }, title: "Gone", text: "A guide." },
  });
  expect(newsOf(files, [["pages/gone.json", gone]])).toMatchInlineSnapshot(`
    {
      "last": "1 problem in 1 page, 10 pages are fine.
    One older problem in files that did not change since main is left out. "npm run check" tells everything.",
      "older": [
        "pages/list.json",
      ],
      "told": [
        "pages/list.json:15 unknown-page",
      ],
    }
  `);
});

test("a link to a place that went away with a change elsewhere", () => {
  const faq = (id: string) => text({ ...route("faq", intro), blocks: [{ ...intro, id }] });
  const link = (place: string) =>
    text(route("link", { ...intro, text: `[The answers](/faq#${place}) and [All](/all).` }));
  const files = {
    "pages/faq.json": faq("new"),
    "pages/link.json": link("old"),
    "pages/other.json": link("never").replaceAll("link", "other"),
  };
  const { told, older } = newsOf(files, [["pages/faq.json", faq("old")]]);
  expect({ told, older }).toMatchInlineSnapshot(`
    {
      "older": [
        "pages/other.json",
      ],
      "told": [
        "pages/link.json:9 broken-anchor",
      ],
    }
  `);
});

const two = "[All](/all), [one](/one) and [two](/two).";
const leading = (words: string) => ({ "pages/a.json": text(route("a", { ...intro, text: words })) });
test.each([
  ["short", two],
  ["long", `The words of this text are more than anybody sees at once. ${two}`],
])("the same change mends one link of a %s text and breaks another one", (_, words) => {
  const mended = { "pages/one.json": text(route("one", intro)) };
  const before: [string, SiteFiles[string] | undefined][] = [
    ["pages/one.json", undefined],
    ["pages/two.json", text(route("two", intro))],
  ];
  expect(newsOf({ ...leading(words), ...mended }, before).told).toEqual(["pages/a.json:9 broken-link"]);
});

test("of two links of a text that lead nowhere, only the one that was broken since is told", () => {
  const { told, older } = newsOf(leading(two), [["pages/two.json", text(route("two", intro))]]);
  expect({ told, older }).toEqual({ told: ["pages/a.json:9 broken-link"], older: ["pages/a.json"] });
});

test.each([
  ["that is gone since is new", ["public/prices.pdf", "Prices"] as const, ["pages/a.json:9 broken-link"]],
  ["that was missing before is not, when another one came", ["public/terms.pdf", undefined] as const, []],
])("a broken link to a file in public %s", (_what, changed, expected) => {
  const files = siteWith({ "pages/a.json": text(route("a", { ...intro, text: "See [our prices](/prices.pdf)." })) });
  const input = { ...inputOf(files), served: new Set(["terms.pdf"]) };
  const before = new Map([changed]);
  const changes = { base: "main", commit: "4b825dc", before, engineChanged: false };
  const { problems } = onlyNew({ problems: check(input), files: input.files }, input, changes);
  expect(problems.map(({ file, code, line }) => `${file}:${line} ${code}`)).toEqual(expected);
});

test("one more page with the same old address is new, the earlier clash is not", () => {
  const alias = (name: string) => text({ ...route(name, intro), aliases: ["/old"] });
  const files = { "pages/a.json": alias("a"), "pages/b.json": alias("b"), "pages/c.json": alias("c") };
  const { told, older } = newsOf(files, [["pages/c.json", text(route("c", intro))]]);
  expect({ told, older }).toMatchInlineSnapshot(`
    {
      "older": [
        "pages/b.json",
      ],
      "told": [
        "pages/c.json:13 alias-clash",
      ],
    }
  `);
});

test("the check changed: nothing is left out", () => {
  const files = { "pages/a.json": text(route("a", typo)) };
  expect(newsOf(files, [], { engineChanged: true })).toMatchInlineSnapshot(`
    {
      "last": "1 problem in 1 page, 10 pages are fine.
    Older problems are told as well, because the engine itself changed since main.",
      "older": [],
      "told": [
        "pages/a.json:10 unknown-property",
      ],
    }
  `);
  expect(newsOf({}, [], { engineChanged: true }).last).toBe("10 pages checked, no problems.");
});
