import { describe, expect, test } from "vitest";
import { plainLines } from "../../../src/node/page/outcome.ts";
import { removePage } from "../../../src/node/page/removePage.ts";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { after, dataOf, errorsOf, inputOf, pageText, siteWith, toldBy } from "./site.ts";

function refusal(files: SiteFiles, route: string, redirect?: string): string {
  const outcome = removePage(inputOf(files), { route, ...(redirect && { redirect }) });
  expect(outcome).toMatchObject({ refused: true, changes: [] });
  return toldBy(outcome);
}

describe("without another page in its place", () => {
  test("a page stays while something leads to it: a page, a card, a shared block, the site file, an old address", () => {
    const shared = (siteWith()["pages/_shared/talk.json"] as string).replace("/contact", "/Old-Team/");
    const team = (siteWith()["pages/team.json"] as string).replace('"card"', '"aliases": ["/old-team"], "card"');
    const files = siteWith({ "pages/_shared/talk.json": shared, "pages/team.json": team });
    expect(refusal(files, "/team")).toMatchInlineSnapshot(`
      "
      5 places lead to "/team":
        pages/_shared/talk.json:7   the block (cta "Talk to us") > button: written "/Old-Team/"
        pages/_site.json:1   header > menu entry 1
        pages/index.json:7   block 1 (intro "Kites") > text: written "/team#people"
        pages/index.json:9   block 2 (postCards "Read on") > posts: shown on a card
        pages/news.json:21   block 1 (intro "About news") > text
      Take these out first, or let the address lead to another page:
        npm run page -- rm /team --redirect <address of the other page>
      Nothing was changed.
      "
    `);
  });

  test("a page goes that nothing leads to; its own links do not count", () => {
    const files = siteWith({ "pages/lonely.json": pageText("/lonely", ["[Me](/lonely)"]) });
    const outcome = removePage(inputOf(files), { route: "/lonely" });
    expect(after(files, outcome)).toEqual(siteWith());
    expect(toldBy(outcome)).toMatchInlineSnapshot(`
      "
      pages/lonely.json is removed.
      "/lonely" leads nowhere from now on.
      "
    `);
  });

  test("a page stays while it has old addresses, which would lead nowhere", () => {
    const told = [["/alone"], ["/alone", "/solo"]].map((aliases) =>
      refusal(siteWith({ "pages/lonely.json": pageText("/lonely", ["x"], { aliases }) }), "/lonely"),
    );
    expect(told.join("")).toMatchInlineSnapshot(`
      "
      "/alone" is an old address of "/lonely", and would lead nowhere.
      Take it out of "aliases" in pages/lonely.json first, or let all addresses lead to another page:
        npm run page -- rm /lonely --redirect <address of the other page>
      Nothing was changed.

      "/alone" and "/solo" are old addresses of "/lonely", and would lead nowhere.
      Take them out of "aliases" in pages/lonely.json first, or let all addresses lead to another page:
        npm run page -- rm /lonely --redirect <address of the other page>
      Nothing was changed.
      "
    `);
    const files = siteWith({ "pages/lonely.json": pageText("/lonely", ["x"], { aliases: ["/alone"] }) });
    // The studio shows no files and no commands.
    expect(plainLines(removePage(inputOf(files), { route: "/lonely" }).told)).toEqual([
      '"/alone" is an old address of "/lonely", and would lead nowhere.',
      "Take it out of the old addresses of the page first, or let all addresses lead to another page.",
    ]);
  });
});

test("an address with a backslash, as Markdown lets people write one", () => {
  const files = siteWith({
    "pages/old_b.json": pageText("/old_b", ["x"]),
    "pages/links.json": pageText("/links", ["[a](/old\\_b\\#faq)"]),
  });
  const { "pages/old_b.json": _old, ...rest } = after(
    files,
    removePage(inputOf(files), { route: "/old_b", redirect: "/contact" }),
  );
  expect(rest["pages/links.json"]).toBe(pageText("/links", ["[a](/contact)"]));
});

describe("with another page in its place", () => {
  const files = siteWith({
    "pages/old.json": pageText("/old", ["[Me](/old)", "[News](/news)"], { aliases: ["/older", "/oldest"] }),
    "pages/links.json": pageText("/links", ["[a](/old#faq) and [b](/Older/?x=1#y)", "[c](/oldest.html)"]),
    "pages/contact.json": pageText("/contact", ["[Before](/old)"]),
  });

  test("all its addresses and all links lead there", () => {
    const outcome = removePage(inputOf(files), { route: "/old", redirect: "/contact" });
    expect(toldBy(outcome)).toMatchInlineSnapshot(`
      "
      pages/old.json is removed.
      Its addresses lead to "/contact" from now on: they stand in "aliases" of pages/contact.json.
      Rewritten: 4 links.
        pages/contact.json:10   block 1 (intro "About contact") > text
        pages/links.json:10   block 1 (intro "About links") > text: written "/old#faq"
        pages/links.json:10   block 1 (intro "About links") > text: written "/Older/?x=1#y"
        pages/links.json:11   block 1 (intro "About links") > text: written "/oldest.html"
      The words of these links may still speak of the old page: read them once.
      "
    `);
    const { "pages/old.json": _old, ...rest } = files;
    const aliases = { aliases: ["/old", "/older", "/oldest"] };
    const done = after(files, outcome);
    expect(done).toEqual({
      ...rest,
      "pages/links.json": pageText("/links", ["[a](/contact) and [b](/contact?x=1)", "[c](/contact)"]),
      "pages/contact.json": expect.any(String),
    });
    expect(dataOf(done, "pages/contact.json")).toEqual({
      ...(JSON.parse(pageText("/contact", ["[Before](/contact)"])) as object),
      ...aliases,
    });
    expect(errorsOf(done)).toEqual([]);
  });

  test("also the home page", () => {
    const done = after(files, removePage(inputOf(files), { route: "/old", redirect: "/" }));
    expect(done["pages/links.json"]).toBe(pageText("/links", ["[a](/) and [b](/?x=1)", "[c](/)"]));
    expect(done["pages/index.json"]).toContain('fly them with you.",\n  "aliases": ["/old", "/older", "/oldest"],\n');
    expect(errorsOf(done)).toEqual([]);
  });

  test("first the other page answers to the addresses, then the page goes, then the links follow", () => {
    const { changes } = removePage(inputOf(files), { route: "/old", redirect: "/contact" });
    expect(changes.map(({ file, text }) => [file, text !== undefined])).toEqual([
      ["pages/contact.json", true],
      ["pages/old.json", false],
      ["pages/links.json", true],
    ]);
  });

  test("a card is handed on to a page that has one", () => {
    const { card } = dataOf(files, "pages/team.json");
    const withCard = siteWith({ "pages/old.json": pageText("/old", ["x"], { card: card! }) });
    const done = after(withCard, removePage(inputOf(withCard), { route: "/team", redirect: "/old" }));
    expect(done["pages/index.json"]).toContain('"posts": ["/old", "/news"]');
    expect(errorsOf(done)).toEqual([]);
  });

  test("a card that cannot be handed on is a reason to refuse", () => {
    expect(refusal(files, "/team", "/news") + refusal(files, "/team", "/contact")).toMatchInlineSnapshot(`
      "
      1 place shows "/team" on a card, which "/news" cannot take over:
        pages/index.json:9   block 2 (postCards "Read on") > posts: shown on a card
      The card of "/news" stands there already. Take "/team" out of it first.
      Nothing was changed.

      1 place shows "/team" on a card, which "/contact" cannot take over:
        pages/index.json:9   block 2 (postCards "Read on") > posts: shown on a card
      "/contact" has no card. Add "card" to pages/contact.json, or take "/team" out of it first.
      Nothing was changed.
      "
    `);
  });
});

test("what else is refused, and why", () => {
  const asked: [route: string, redirect?: string][] = [
    ["/"],
    ["/404"],
    ["/", "/team"],
    ["/taem"],
    ["/team", "/contcat"],
    ["/team", "/team"],
    ["/team", "/404"],
    ["/team", "/old-news"],
  ];
  const told = asked.map(([route, redirect = ""]) => {
    const lines = refusal(siteWith(), route, redirect).replace("Nothing was changed.\n", "");
    return `rm ${route}${redirect && ` --redirect ${redirect}`}${lines}`;
  });
  expect(`\n${told.join("\n")}`).toMatchInlineSnapshot(`
    "
    rm /
    The home page stays at "/": every site has one.

    rm /404
    "/404" is the page that visitors see at addresses that do not exist. It stays where it is.

    rm / --redirect /team
    The home page stays at "/": every site has one.

    rm /taem
    No page lives at "/taem". Did you mean "/team"?

    rm /team --redirect /contcat
    No page lives at "/contcat". Did you mean "/contact"?

    rm /team --redirect /team
    A page that is removed cannot lead to itself. Name another page.

    rm /team --redirect /404
    "/404" is for addresses that do not exist. Name another page.

    rm /team --redirect /old-news
    "/old-news" is an old address of "/news". Write "/news".
    "
  `);
  expect(refusal(siteWith({ "pages/x.json": "{" }), "/team")).toContain("pages/x.json:1   ");
});
