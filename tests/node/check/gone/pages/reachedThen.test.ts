/** A page that the fix of another finding proposes for a link is not told to have no link as well. */
import { expect, test } from "vitest";
import { check } from "../../../../../src/node/check/check.ts";
import { type Group, inputOf, pageAt, settings, shortIntro, siteWith, text } from "../../site.ts";

test.each<[Group, string]>([
  [{ label: "Team" }, "menu-without-link"],
  [{ label: "Team", href: "team" }, "unsafe-url"],
  [{ label: "Team", href: "/team page" }, "unsafe-url"],
  [{ label: "Team", href: "#team" }, "broken-anchor"],
  [{ label: "Elsewhere", href: "https://example.com/team" }, "orphan-page"],
])("the menu entry %j", (entry, code) => {
  const site = settings();
  const header = site["header"] as Group;
  const menu = [...(header["menu"] as Group[]), entry];
  const files = siteWith({ "pages/_site.json": text({ ...site, header: { ...header, menu } }) });
  const team = text({ ...pageAt("/team", shortIntro({ heading: "Our people" })), title: "Our team" });
  expect(check(inputOf({ ...files, "pages/team.json": team })).map((problem) => problem.code)).toEqual([code]);
});

test("the address that the page itself or another one is to have gives it no link", () => {
  const team = text({ ...pageAt("/team", shortIntro({})), aliases: ["/team"] });
  const other = text({ ...pageAt("/crew", shortIntro({ heading: "Others" })), route: "/crew/index" });
  const files = { ...siteWith({}), "pages/team.json": team, "pages/crew.json": other };
  expect(check(inputOf(files)).map(({ file, code }) => [file, code])).toEqual([
    ["pages/crew.json", "index-address"],
    ["pages/crew.json", "orphan-page"],
    ["pages/team.json", "orphan-page"],
    ["pages/team.json", "alias-clash"],
  ]);
});
