/** The files that the last line counts: those with a finding, and those that a finding names as a place to change. */
import { describe, expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formats } from "../../../../src/node/check/outputs/formats.ts";
import type { Problem } from "../../../../src/node/check/finding.ts";
import { stepSummary } from "../../../../src/node/check/outputs/stepSummary.ts";
import {
  type Group,
  article,
  inputOf,
  page,
  pageAt,
  settings,
  shortHero,
  shortIntro,
  siteWith,
  text,
  words,
} from "../site.ts";
import { here } from "./outcomes.ts";

const home = page(shortHero("A kite"));
const posts = (...routes: string[]) =>
  text({ ...home, blocks: [shortHero("A kite"), { type: "postCards", heading: "Guides", posts: routes }] });
const plain = text({ ...pageAt("/plain", shortHero("Plain")), aliases: ["/old"] });
const seo = pageAt("/seo", shortHero("Seo"));

const menu: Group = { label: "Blog", href: "/blog" };
const withMenu = { ...settings() };
withMenu["header"] = { ...(withMenu["header"] as Group), menu: [menu] };

const cases: [what: string, files: Record<string, string>, code: string, counted: string[]][] = [
  ["a link to no page", { "pages/a.json": linking("/a") }, "broken-link", ["pages/a.json"]],
  [
    "the same broken link on two pages",
    { "pages/a.json": linking("/a"), "pages/b.json": linking("/b") },
    "broken-link",
    ["pages/a.json", "pages/b.json"],
  ],
  [
    "a page without the card that another one shows",
    { "pages/index.json": posts("/plain"), "pages/plain.json": plain },
    "missing-card",
    ["pages/index.json", "pages/plain.json"],
  ],
  [
    "such a page by an old address",
    { "pages/index.json": posts("/old"), "pages/plain.json": plain },
    "unknown-page",
    ["pages/index.json", "pages/plain.json"],
  ],
  [
    "a page whose file stayed when another one took its place",
    {
      "pages/seo.json": text(seo),
      "pages/seo-two.json": text({ ...seo, route: "/seo-two", aliases: ["/seo"] }),
    },
    "alias-clash",
    ["pages/seo-two.json", "pages/seo.json"],
  ],
  [
    "an old address that is the address of another page, which stays as it is",
    {
      "pages/seo.json": text(seo),
      "pages/ads.json": text({ ...pageAt("/ads", shortHero("Ads")), aliases: ["/seo"] }),
    },
    "alias-clash",
    ["pages/ads.json"],
  ],
  [
    "a page that wants the address of its menu entry, which stays as it is",
    {
      "pages/_site.json": text(withMenu),
      "pages/ios.json": text({ ...article, route: "/blog", partOf: "/IosorAndroidFindout" }),
    },
    "duplicate-route",
    ["pages/ios.json"],
  ],
  [
    "two pages with one address",
    { "pages/seo.json": text(seo), "pages/ads.json": text({ ...seo, ...words("Ads for shops") }) },
    "duplicate-route",
    ["pages/ads.json", "pages/seo.json"],
  ],
  [
    "the site file and a page that have changed places",
    {
      "pages/team.json": text(settings()),
      "pages/_site.json": text(pageAt("/team", shortHero("A team"))),
    },
    "unknown-file",
    ["pages/_site.json", "pages/team.json"],
  ],
];

describe.each(cases)("%s", (...[, given, code, counted]) => {
  const files = siteWith({ "pages/index.json": text(home), ...given });
  const problems = check(inputOf(files)).filter((problem) => problem.code === code);
  const pages = Object.keys(files).filter((file) => /^pages\/[a-z0-9-]+\.json$/i.test(file));
  const noun = counted.every((file) => pages.includes(file)) ? "page" : "file";
  const fine = pages.filter((file) => !counted.includes(file)).length;
  const sum = `1 problem in ${counted.length} ${noun}${counted.length > 1 ? "s" : ""}, ${fine} pages are fine.`;

  test("in text, and in the summary of GitHub", () => {
    expect(problems).toHaveLength(1);
    expect(formats.text({ problems, files }, here, {})).toContain(`\n${sum}`);
    expect(stepSummary({ problems, files }, here, 100_000)).toContain(`\n${sum}`);
  });

  test("in JSON, the files of the problem and of its further places", () => {
    const [found] = JSON.parse(formats.json({ problems, files })).problems as [Problem];
    const all = [found, ...(found.elsewhere ?? [])].map(({ file }) => file);
    expect([...new Set(all)].toSorted()).toEqual(counted);
  });
});

function linking(route: string): string {
  return text(pageAt(route, shortIntro({ button: { label: `Prices of ${route}`, href: "/priecs" } })));
}
