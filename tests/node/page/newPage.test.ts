import { describe, expect, test } from "vitest";
import { pageTemplates } from "../../../src/model/pageTemplates.ts";
import { check } from "../../../src/node/check/check.ts";
import type { CheckInput, SiteFiles } from "../../../src/node/check/site.ts";
import { IMAGE_FAULTS } from "../../../src/node/images/imageError.ts";
import { type NewPage, newPage } from "../../../src/node/page/newPage.ts";
import { schemas, types } from "../check/site.ts";
import { after, dataOf, errorsOf, inputOf, pageText, siteFile, siteWith, toldBy } from "./site.ts";

/** The errors in a new page, and its warnings about blocks. */
function foundIn(input: CheckInput, asked: NewPage): string[] {
  const files = after(input.files, newPage(input, asked));
  const added = Object.keys(files).filter((file) => !Object.hasOwn(input.files, file));
  expect(added).toHaveLength(1);
  return check({ ...input, files })
    .filter(
      ({ file, severity, pointer }) => file === added[0] && (severity === "error" || pointer.startsWith("/blocks")),
    )
    .map(({ sentence }) => sentence);
}

function made(asked: NewPage, files: SiteFiles = siteWith()): string {
  const file = asked.file ?? `pages${asked.route}.json`;
  return after(files, newPage(inputOf(files), asked))[file] as string;
}

function refusal(asked: NewPage, files: SiteFiles = siteWith()): string {
  const outcome = newPage(inputOf(files), asked);
  expect(outcome).toMatchObject({ refused: true, changes: [] });
  return toldBy(outcome);
}

test("a page of the usual blocks, and what to do next", () => {
  expect(toldBy(newPage(inputOf(siteWith()), { route: "/our-prices" }))).toMatchInlineSnapshot(`
    "
    pages/our-prices.json is the new page "/our-prices": 4 blocks.
    Its title is "Our prices". Change the title, the description and the texts.
    Nothing leads to the page yet. Link to it in a text or in the header or footer (pages/_site.json):
      [Our prices](/our-prices)   or   { "label": "Our prices", "href": "/our-prices" }
    To see it, run "npm run dev" and open /our-prices.
    "
  `);
  const { blocks, ...page } = JSON.parse(made({ route: "/our-prices" })) as { blocks: { type: string }[] };
  expect(page).toMatchInlineSnapshot(`
    {
      "$schema": "../schema/page.schema.json",
      "description": "Our prices: what it is and whom it helps. Search results show this sentence, so write your own here.",
      "route": "/our-prices",
      "title": "Our prices",
    }
  `);
  expect(blocks.map(({ type }) => type)).toEqual(["hero", "intro", "faq", "shared"]);
});

describe("is valid at once", () => {
  const tiny: SiteFiles = { "pages/_site.json": siteFile().replaceAll(/"\/[\w-]+"/g, '"/"') };
  const sites: [name: string, input: CheckInput][] = [
    ["a small site", inputOf(siteWith())],
    [
      "a site of a home page alone, without pictures",
      { ...inputOf({ ...tiny, "pages/index.json": pageText("/", ["x"]) }), images: new Set() },
    ],
    ["a site whose pictures nobody asks for", { files: siteWith(), schemas }],
    ["a site with one picture", { ...inputOf(siteWith()), images: new Set(["only.webp"]) }],
  ];

  test.each(sites)("on %s", (_, input) => {
    expect(foundIn(input, { route: "/our-prices" })).toEqual([]);
  });

  test.each(types)("with the block %s, twice", (type) => {
    // The same shared block right behind itself would be told.
    const from = type === "shared" ? "shared, intro, shared" : `${type}, ${type}`;
    for (const [, input] of sites) expect(foundIn(input, { route: "/x", from })).toEqual([]);
  });

  test.each(pageTemplates)("from the template $name", ({ name, blocks }) => {
    for (const [, input] of sites) expect(foundIn(input, { route: "/x", template: name })).toEqual([]);
    const { blocks: own } = JSON.parse(made({ route: "/x", template: name })) as { blocks: { type: string }[] };
    expect(own.length).toBeGreaterThan(blocks.length / 2);
  });

  test("as the first page of a site, also where nothing else is", () => {
    expect(foundIn({ ...inputOf(tiny), images: new Set() }, { route: "/" })).toEqual([]);
  });
});

test("an article comes with the card that lists of articles show, where the site has a picture for it", () => {
  const page = JSON.parse(made({ route: "/x", template: "article", title: "How kites fly" })) as { card: object };
  expect(page.card).toMatchObject({ title: "How kites fly", image: { src: "brand/og-image.jpg" } });
  const without = { ...inputOf(siteWith()), images: new Set<string>() };
  const { changes } = newPage(without, { route: "/x", template: "article" });
  expect(JSON.parse(changes[0]!.text as string)).not.toHaveProperty("card");
  // Nor if the only picture is broken.
  const broken = { ...inputOf(siteWith()), imageFault: () => IMAGE_FAULTS.damaged };
  const [change] = newPage(broken, { route: "/x", template: "article" }).changes;
  expect(JSON.parse(change!.text as string)).not.toHaveProperty("card");
});

test("an article is part of the entry of the menu that other articles are part of, where they are", () => {
  const news = dataOf(siteWith(), "pages/news.json");
  const files = (partOf: string) => siteWith({ "pages/news.json": JSON.stringify({ ...news, partOf }) });
  const page = (asked: Partial<NewPage>, partOf: string) =>
    JSON.parse(made({ route: "/x", ...asked }, files(partOf))) as object;
  expect(page({ template: "article" }, "/team")).toHaveProperty("partOf", "/team");
  expect(page({}, "/team")).not.toHaveProperty("partOf");
  expect(page({ template: "article" }, "/nowhere")).not.toHaveProperty("partOf");
  expect(JSON.parse(made({ route: "/x", template: "article" }))).not.toHaveProperty("partOf");
});

test("a page without a wish is the first template", () => {
  expect(made({ route: "/x" })).toBe(made({ route: "/x", template: pageTemplates[0].name }));
});

test("a second block of a type has words of its own", () => {
  const { blocks } = JSON.parse(made({ route: "/x", from: "faq,intro,faq" })) as { blocks: { heading: string }[] };
  expect(new Set(blocks.map(({ heading }) => heading)).size).toBe(3);
});

test("links and pictures are ones that the site has", () => {
  const written = made({ route: "/x", from: "hero,intro,intro" });
  const names = Array.from(written.matchAll(/"(?:href|src)": "(.*?)"|\]\((.*?)\)/g), ([, name, link]) => name ?? link);
  expect(new Set(names)).toEqual(new Set(["brand/og-image.jpg", "/contact"]));
  const without = { ...inputOf(siteWith()), images: new Set<string>() };
  expect(toldBy(newPage(without, { route: "/x", from: "hero,intro" }))).toContain(
    '1 block.\nLeft out, because this site lacks what it needs: hero (the "image" is missing).\n',
  );
  expect(JSON.parse(made({ route: "/x", from: "talk" }))).toMatchObject({ blocks: [{ type: "shared", use: "talk" }] });
});

describe("title and description", () => {
  const brand = "Kitestep";
  const words = (asked: NewPage, files?: SiteFiles) =>
    JSON.parse(made(asked, files)) as { title: string; description: string; titleAlone?: boolean };

  test.each([
    ["/our-prices", "Our prices"],
    ["/blog/OurFirst_post", "Our first post"],
    ["/a", "A"],
    ["/_", "New page"],
    [`/${"very-long-".repeat(9)}name`, "Very long very long very long very long very long very long very"],
  ])("follow from %s", (route, title) => {
    const page = words({ route, file: "pages/x.json" });
    expect(page.title).toBe(title);
    const whole = page.titleAlone ? title : `${title} | ${brand}`;
    expect(whole.length).toBeGreaterThanOrEqual(10);
    expect(whole.length).toBeLessThanOrEqual(70);
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(170);
  });

  test("are long enough beside a short name", () => {
    const files = siteWith({ "pages/_site.json": siteFile().replace('"Kitestep"', '"Al"') });
    expect(words({ route: "/a" }, files).title).toBe("A at a glance");
    expect(refusal({ route: "/a", title: "Abc" }, files)).toContain('The title "Abc" is too short for search results.');
  });

  test("are unlike those of other pages", () => {
    const files = siteWith({
      "pages/a.json": pageText("/a", ["x"], { title: "our prices" }),
      "pages/b.json": pageText("/b", ["x"], { title: "Our prices 2" }),
    });
    expect(words({ route: "/our-prices" }, files).title).toBe("Our prices 3");
  });

  test("are what was asked for", () => {
    expect(words({ route: "/x", title: " What a\nkite costs " })).toMatchObject({ title: "What a kite costs" });
    const long = "What a kite costs, what it takes, and how long it will last you";
    expect(words({ route: "/x", title: long })).toMatchObject({ title: long, titleAlone: true });
    // The title contains the company's name, so it is not added.
    const named = "{company} kites: what they cost, and how long they will last";
    expect(words({ route: "/x", title: named })).not.toHaveProperty("titleAlone");
    // 70 characters in the count of the check, which is that of people.
    const kites = "🪁".repeat(70);
    expect(words({ route: "/x", title: kites })).toMatchObject({ title: kites, titleAlone: true });
  });
});

describe("a copy of a page", () => {
  test("differs in its address, its title and its description, and nothing else", () => {
    const source = siteWith()["pages/news.json"] as string;
    const copy = made({ route: "/more-news", from: "/news" });
    const { description } = JSON.parse(copy) as { description: string };
    expect(copy).toBe(
      source
        .replace('"/news"', '"/more-news"')
        .replace("The page news in short", "More news")
        .replace(/"description": ".*"/, `"description": "${description}"`)
        .replace(/,\n {2}"aliases": \[[^]*?\]/, "")
        .replace('"The news",\n    "text": "Who sews the kites."', `"More news",\n    "text": "${description}"`),
    );
  });

  test("in another folder names the schema from there", () => {
    expect(JSON.parse(made({ route: "/a/b", from: "pages/index.json" }))).toMatchObject({
      $schema: "../../schema/page.schema.json",
    });
  });

  test("has a title alone only when it is long", () => {
    const own = JSON.parse(pageText("/x", ["x"])) as object;
    const x = JSON.stringify({ titleAlone: true, aliases: ["/y"], ...own });
    const files = siteWith({ "pages/x.json": x });
    expect(JSON.parse(made({ route: "/z1", from: "/x" }, files))).not.toHaveProperty("titleAlone");
    const title = "What a kite costs, what it takes, and how long it will last you";
    expect(JSON.parse(made({ route: "/z1", from: "/x", title }, files))).toHaveProperty("titleAlone", true);
    expect(JSON.parse(made({ route: "/z1", from: "/contact", title }, files))).toHaveProperty("titleAlone", true);
  });

  test("is refused of a page with a mistake", () => {
    const files = siteWith({
      "pages/x.json": pageText("/x", ["[y](javascript:x)"]),
      "pages/y.json": '{ "route": "/y", }',
    });
    expect(refusal({ route: "/z", from: "/x" }, files) + refusal({ route: "/z", from: "/y" }, files))
      .toMatchInlineSnapshot(`
      "
      The site would have mistakes afterwards that it does not have now:
        pages/z.json:10   In block 1 (intro "About x") > text: a link cannot lead to "javascript" addresses: "javascript:x".
          Fix: write "/page", "#place", "https://…", "mailto:…" or "tel:…".
      Nothing was changed.

      pages/y.json cannot be copied. "npm run check" tells what is wrong with it.
      Nothing was changed.
      "
    `);
  });
});

test("the file is written as the other pages are", () => {
  const tabs = siteWith()["pages/404.json"] as string;
  const written = made(
    { route: "/x" },
    siteWith({ "pages/404.json": tabs.replaceAll("  ", "\t").replaceAll("\n", "\r\n") }),
  );
  expect(written).toMatch(/^\{\r\n\t"\$schema": "\.\.\/schema\/page\.schema\.json",\r\n/);
  expect(written.replaceAll("\r\n", "")).not.toContain("\n");
  expect(made({ route: "/blog/x" })).toContain('"$schema": "../../schema/page.schema.json"');
});

test("the file has the name that was asked for", () => {
  for (const file of ["prices", "prices.json", "pages/prices.json", "./pages/prices"])
    expect(newPage(inputOf(siteWith()), { route: "/x", file }).changes[0]!.file).toBe("pages/prices.json");
  expect(newPage(inputOf(siteWith()), { route: "/_a/_b" }).changes[0]!.file).toBe("pages/a/b.json");
});

test("the file has a name that every computer can have", () => {
  expect(toldBy(newPage(inputOf(siteWith()), { route: "/aux" }))).toMatch(
    /^\npages\/aux-page\.json is the new page "\/aux": /,
  );
});

test("the page for unknown addresses needs no link", () => {
  const { "pages/404.json": _gone, ...files } = siteWith();
  expect(toldBy(newPage(inputOf(files), { route: "/404" }))).toMatchInlineSnapshot(`
    "
    pages/404.json is the new page "/404": 4 blocks.
    Its title is "Page not found". Change the title, the description and the texts.
    To see it, run "npm run dev" and open /404.
    "
  `);
});

test("what is refused, and why", () => {
  const asked: NewPage[] = [
    { route: "/contact" },
    { route: "/TEAM" },
    { route: "/Old-news" },
    { route: "our prices" },
    { route: "/Taken" },
    { route: "/x", file: "news" },
    { route: "/x", file: "../x" },
    { route: "/x", file: "_x" },
    { route: "/x", file: "x".repeat(201) },
    { route: "/x", title: "the page NEWS in short" },
    { route: "/x", title: "Our very long story of kites and of all those who ever flew one, from the beginning" },
    { route: "/x", from: "hero,acordion,cart" },
    { route: "/x", from: "," },
    { route: "/x", from: "/nwes" },
    { route: "/x", template: "artcle" },
    { route: "/x", template: "whatever" },
  ];
  const files = siteWith({ "pages/taken.json": pageText("/elsewhere", ["x"]) });
  const told = asked.map(({ route, ...options }) => {
    const written = Object.entries(options).map(([name, value]) => ` --${name} "${value}"`);
    return `new ${route}${written.join("")}${refusal({ route, ...options }, files).replace("Nothing was changed.\n", "")}`;
  });
  expect(`\n${told.join("\n")}`).toMatchInlineSnapshot(`
    "
    new /contact
    A page lives at "/contact" already: pages/contact.json, line 2. Choose another address.

    new /TEAM
    A page lives at "/team" already: pages/team.json, line 2. Choose another address.

    new /Old-news
    "/Old-news" is an old address of the page "/news", so it leads there.
    Choose another address, or take it out of "aliases" in pages/news.json first.

    new our prices
    "our prices" cannot be the address of a page. It starts with a slash; between slashes stand plain letters, digits, hyphens and underscores.
    Write "/our-prices".

    new /Taken
    pages/taken.json exists already: it is the page "/elsewhere". Give the file another name, for example --file Taken-2.

    new /x --file "news"
    pages/news.json exists already: it is the page "/news". Give the file another name, for example --file news-2.

    new /x --file "../x"
    "../x" cannot be the name of a file. Write a name like "about-us" after --file.

    new /x --file "_x"
    "_x" cannot be the name of a file. Write a name like "about-us" after --file.

    new /x --file "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…" cannot be the name of a file. Write a name like "about-us" after --file.

    new /x --title "the page NEWS in short"
    The page "/news" has the title "the page NEWS in short" already. Give this one another.

    new /x --title "Our very long story of kites and of all those who ever flew one, from the beginning"
    The title has 83 characters. Search results show 70 at most: say it in fewer words.

    new /x --from "hero,acordion,cart"
    There is no block called "acordion". Did you mean "accordion"?
    There is no block called "cart". Write some of "accordion", "article", "cardGrid", "carousel", "contactDetails", "contactForm", "cta", "faq", "hero", "intro", "logoGrid", "portfolioGrid", "postCards", "process", "servicesGrid", "shared", "tabs", "testimonials" and "talk".

    new /x --from ","
    After --from stand blocks, for example "hero,intro,faq", or the address of a page.

    new /x --from "/nwes"
    No page lives at "/nwes". Did you mean "/news"?

    new /x --template "artcle"
    There is no template called "artcle". Did you mean "article"?

    new /x --template "whatever"
    There is no template called "whatever". There are "usual", "service", "landing", "article" and "contact".
    "
  `);
});

test("mistakes elsewhere do not keep a page from being made", () => {
  const files = siteWith({ "pages/broken.json": '{ "route": "/broken", }' });
  const done = after(files, newPage(inputOf(files), { route: "/x" }));
  expect(errorsOf(done)).toEqual(errorsOf(files));
  expect(refusal({ route: "/broken" }, files)).toContain('A page lives at "/broken" already');
  expect(dataOf(done, "pages/x.json")["route"]).toBe("/x");
});
