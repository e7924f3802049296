import { expect, test } from "@playwright/test";
import { authorsSite } from "../support/pages.ts";
import { INVITING_LABELS } from "./frame.ts";
import { EXPECTED_PAGES } from "./pages.ts";
import { type PageText, readText } from "./readText.ts";

/** What holds for the words of all pages together; `texts` has them in the order of the table. */

const { pages: files, sharedBlock } = authorsSite();
const ROUTES = EXPECTED_PAGES.map(({ route }) => route);
const ARTICLES = ["/IosorAndroidFindout", "/HowtoCreateAppfromScratch"];

let texts: PageText[] = [];

test.beforeAll(async ({ browser }, { project }) => {
  const page = await browser.newPage({ baseURL: project.use.baseURL!, javaScriptEnabled: false });
  texts = [];
  for (const route of ROUTES) {
    await page.goto(route);
    texts.push(await readText(page, route));
  }
  await page.close();
});

test("titles and descriptions are different everywhere and have a length that search results show", () => {
  for (const field of ["title", "description"] as const) {
    expect(repeated(texts.map((text) => text[field]))).toEqual([]);
  }
  const descriptions = texts.map(({ description }) => description);
  expect.soft(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
  expect.soft(texts.map(({ title }) => title).filter(({ length }) => length > 60)).toEqual([]);
});

test("headings never skip a level, and there is one h1", () => {
  for (const { route, headings } of texts) {
    const levels = headings.map(({ level }) => level);
    expect(levels[0], route).toBe(1);
    expect(
      levels.filter((level) => level === 1),
      route,
    ).toHaveLength(1);
    expect(
      headings.filter(({ level }, index) => index > 0 && level > levels[index - 1]! + 1),
      route,
    ).toEqual([]);
  }
});

test("no heading of a section stands twice on a page", () => {
  for (const { route, headings } of texts) {
    expect(repeated(headings.filter(({ level }) => level === 2).map(({ text }) => text)), route).toEqual([]);
  }
});

test("a project has one name, in the carousel and in the portfolio", () => {
  const grid = files.flatMap(({ blocks }) => blocks).find(({ type }) => type === "portfolioGrid")!;
  const tiles = (grid["items"] as { title: string }[]).map(({ title }) => title);
  const { slides } = sharedBlock("portfolio") as { slides: { title: string }[] };
  expect(slides.slice(0, tiles.length).map(({ title }) => title)).toEqual(tiles);
});

test("articles are worth reading: 1,200 words and more", () => {
  for (const { route, blocks } of texts.filter((text) => ARTICLES.includes(text.route))) {
    const words = blocks.find(({ type }) => type === "article")!.text.match(/[\p{L}\d][\p{L}\d'’.,$%-]*/gu)!;
    expect(words.length, route).toBeGreaterThanOrEqual(1200);
  }
});

test("no paragraph stands on two pages, except in shared blocks and on article cards", () => {
  const places = new Map<string, string[]>();
  for (const { route, blocks } of texts) {
    const own = files.find((file) => file.route === route)!.blocks.map(({ type }) => type !== "shared");
    for (const [index, { type, paragraphs }] of blocks.entries()) {
      if (!own[index] || type === "postCards") continue;
      for (const words of paragraphs) {
        if (words.split(" ").length > 8) places.set(words, [...(places.get(words) ?? []), route]);
      }
    }
  }
  expect(places.size).toBeGreaterThan(200);
  expect([...places].filter(([, routes]) => routes.length > 1)).toEqual([]);
});

test("links inside the site lead to a page by its own address and to a place that is there", () => {
  const anchors = new Map(texts.map(({ route, ids }) => [route, ids]));
  const broken = texts.flatMap(({ route, links }) =>
    links.filter(({ href }) => {
      if (!/^[/#]/.test(href) || href.startsWith("/images/")) return false;
      const [path, anchor] = href.split("#") as [string, string?];
      const ids = anchors.get(path || route);
      return !ids || (anchor !== undefined && !ids.includes(anchor));
    }),
  );
  expect(broken).toEqual([]);
});

test("pictures that links open are there", async ({ request }) => {
  const pictures = texts
    .flatMap(({ links }) => links.map(({ href }) => href))
    .filter((href) => href.startsWith("/images/"));
  expect(pictures).toHaveLength(10);
  for (const picture of pictures) {
    expect((await request.head(picture)).headers()["content-type"], picture).toMatch(/^image\//);
  }
});

test("the words of a link say where it leads", () => {
  const vague = /^(?:read more|more|learn more|click here|here|link|details)?[.:…]?$/i;
  for (const { route, links } of texts)
    expect(
      links.filter(({ label }) => vague.test(label)),
      route,
    ).toEqual([]);
});

test("every page invites to a consultation, in the words that were ordered", () => {
  const labels = new Set<string>();
  for (const { route, buttons } of texts) {
    const inviting = buttons.filter(({ href }) => href === "/contact").map(({ label }) => label);
    expect(
      inviting.filter((label) => !INVITING_LABELS.includes(label)),
      route,
    ).toEqual([]);
    for (const label of inviting) labels.add(label);
  }
  expect([...labels].toSorted()).toEqual(INVITING_LABELS.toSorted());
});

test("no placeholder text, no unfilled token, and no exclamation mark but in the two ordered headings", () => {
  for (const { route, everything } of texts) {
    expect(everything, route).not.toMatch(/lorem|ipsum|TODO|TBD|undefined|\[object|[{}]/i);
    expect(everything.replaceAll(/Let’s Talk!|to get you there!/g, ""), route).not.toContain("!");
  }
});

test("quotation marks and apostrophes are of one kind", () => {
  for (const { route, everything } of texts) expect(everything, route).not.toMatch(/["']/);
});

test("no picture stands twice on a page", () => {
  for (const { route, pictures } of texts) expect(repeated(pictures), route).toEqual([]);
});

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
