import type { Page } from "@playwright/test";
import { expect, test } from "../site/fixtures.ts";
import { type ExpectedPage, type ExpectedSection, fits, INVITATIONS, type Wording } from "./expectation.ts";
import { LEAD_FORM, SIDE_FORM } from "./forms.ts";
import { DRAWER, FOOTER, FOOTER_COLUMNS, HEADER, MENUS, OUTBOUND, SERVICE_PAGES, STRIP } from "./frame.ts";
import { EXPECTED_PAGES, NOT_FOUND } from "./pages.ts";
import { type Link, readFields, readLinks, readSections, type SectionFacts } from "./readPage.ts";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: { width: 1440, height: 900 } });

for (const expected of EXPECTED_PAGES) {
  test(`${expected.route} has what was ordered`, async ({ page }) => {
    await page.goto(expected.route);
    await expectPage(page, expected);
  });
}

test("an unknown address shows a page that leads on", async ({ page, complaints }) => {
  await page.goto(NOT_FOUND.route);
  await expectPage(page, NOT_FOUND);
  // A browser says twice that the status is 404, as it should be.
  expect(complaints.splice(0)).toEqual([
    expect.stringMatching(/^404: .*\/nowhere$/),
    expect.stringMatching(/^console error: .*404/),
  ]);
});

async function expectPage(page: Page, expected: ExpectedPage): Promise<void> {
  const { title = /./, description = /./, h1, outbound = [] } = expected;
  expectText(await page.title(), title, "title");
  expectText((await page.locator('meta[name="description"]').getAttribute("content"))!, description, "description");
  await expect.soft(page.locator("h1")).toBeVisible();
  if (h1) await expect.soft(page.locator("h1")).toHaveText(h1);
  const sections = await readSections(page);
  expectSections(sections, expected.sections);
  await expectFrame(page);
  await expectForms(page, sections);
  await expectOutbound(page, [...OUTBOUND, ...outbound]);
}

/** Every ordered section in its order; between them there are only invitations. */
function expectSections(sections: SectionFacts[], expected: readonly ExpectedSection[]): void {
  const seen = sections.map(({ type, heading }) => `${type} "${heading}"`).join("\n");
  const left = new Set(sections);
  let next = 0;
  for (const section of expected) {
    const index = sections.findIndex((candidate, place) => place >= next && isThat(candidate, section));
    expect.soft(index, `${section.type} "${section.heading ?? ""}" in its place among\n${seen}`).toBeGreaterThan(-1);
    if (index === -1) continue;
    next = index + 1;
    left.delete(sections[index]!);
    expectSection(sections[index]!, section);
  }
  expect
    .soft(
      [...left].filter(({ type }) => !INVITATIONS.some((one) => one === type)),
      "what nobody ordered",
    )
    .toEqual([]);
}

function isThat({ type, heading, ground }: SectionFacts, expected: ExpectedSection): boolean {
  if (type !== expected.type || !fits(expected.heading ?? /./, heading)) return false;
  return !expected.variant || ground === (expected.variant === "banner" ? "cobalt" : "ink");
}

function expectSection(section: SectionFacts, expected: ExpectedSection): void {
  const { items, atMost, links = [], alts, open, says = [] } = expected;
  const about = `${section.type} "${section.heading}"`;
  if (typeof items === "number") expect.soft(section.items, about).toHaveLength(items);
  else if (items) {
    const names = section.items.map((name, index) => (items[index] && fits(items[index], name) ? items[index] : name));
    expect.soft(names, about).toEqual(items);
  }
  if (atMost) {
    expect.soft(section.items.length, about).toBeGreaterThan(0);
    expect.soft(section.items.length, about).toBeLessThanOrEqual(atMost);
  }
  expect.soft(section.incomplete, `${about}: items that lack something`).toEqual([]);
  if (alts) expect.soft(section.alts, about).toEqual(alts);
  if (section.type === "hero")
    expect.soft(section.alts, `${about}: one described picture`).toEqual([expect.stringMatching(/./)]);
  if (open) expect.soft(section.open, about).toEqual(section.open.map((_, index) => open === "first" && index === 0));
  if (section.chosen.length > 0 || section.panels.length > 0) {
    expect.soft([section.chosen, section.panels], `${about}: the first is chosen`).toEqual([[0], [0]]);
  }
  for (const wording of says)
    expectText(section.text, typeof wording === "string" ? contains(wording) : wording, about);
  for (const { label = /./, href } of links) {
    expect
      .soft(
        section.links.filter((link) => link.href === href && fits(label, link.label)),
        `${about}: a link "${String(label)}" to ${href} among ${JSON.stringify(section.links)}`,
      )
      .not.toEqual([]);
  }
}

async function expectFrame(page: Page): Promise<void> {
  const header = page.locator("header");
  expect.soft((await readLinks(page, "header")).slice(0, STRIP.length).map(pair), "strip").toEqual(STRIP);
  await expect.soft(header.locator("summary")).toHaveText([...MENUS]);
  await expect.soft(header.getByRole("button", { name: "Get a Quote" })).toBeVisible();
  expectLinks((await readLinks(page, "header")).slice(STRIP.length), HEADER, "header");
  expectLinks(await readLinks(page, "dialog#menu"), DRAWER, "drawer");

  const footer = page.locator("footer");
  await expect.soft(footer.locator("nav h2")).toHaveText([...FOOTER_COLUMNS]);
  const own = (await readLinks(page, "footer")).filter(({ href }) => !isOutbound(href));
  const solutions = own.findIndex(isServicePage);
  expectLinks(
    own,
    FOOTER.filter((link) => link !== null),
    "footer",
  );
  expect.soft(own.slice(solutions, solutions + SERVICE_PAGES.length).every(isServicePage), "Solutions").toBe(true);
  expect.soft(solutions, "Solutions").toBe(FOOTER.indexOf(null));
  for (const words of [/5\+\s*years.*experience/, /50\+ projects completed/, /© 2021/]) {
    await expect.soft(footer).toContainText(words);
  }
  await expect.soft(footer.locator("address")).toContainText("Ahmedabad");
}

/** The links of a part of the frame: the eight service pages and the others, each in their order. */
function expectLinks(links: Link[], expected: typeof HEADER, part: string): void {
  expect
    .soft(
      links.filter(isServicePage).map(({ href }) => href),
      part,
    )
    .toEqual(SERVICE_PAGES);
  expect.soft(links.filter((link) => !isServicePage(link)).map(pair), part).toEqual(expected);
}

async function expectForms(page: Page, sections: SectionFacts[]): Promise<void> {
  const forms = [
    { form: "dialog#quote form", fields: LEAD_FORM },
    ...sections
      .filter(({ type }) => type === "contactForm")
      .map(() => ({ form: '[data-block="contactForm"] form', fields: LEAD_FORM })),
    ...sections
      .filter(({ type }) => type === "article")
      .map(() => ({ form: '[data-block="article"] form', fields: SIDE_FORM })),
  ];
  await expect.soft(page.locator("form")).toHaveCount(forms.length);
  for (const { form, fields } of forms) expect.soft(await readFields(page, form), form).toMatchObject([...fields]);
}

async function expectOutbound(page: Page, allowed: readonly RegExp[]): Promise<void> {
  const links = page.locator("a:is([href^='http'], [href^='//'])");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  for (const address of allowed)
    expect
      .soft(
        addresses.filter((href) => address.test(href)),
        String(address),
      )
      .not.toEqual([]);
  expect
    .soft(
      addresses.filter((href) => !allowed.some((one) => one.test(href))),
      "other sites",
    )
    .toEqual([]);
  expect.soft(await links.and(page.locator(":not([rel~='noopener'])")).count(), "links without noopener").toBe(0);
}

function expectText(text: string, wording: Wording, about: string): void {
  if (typeof wording === "string") expect.soft(text, about).toBe(wording);
  else expect.soft(text, about).toMatch(wording);
}

const contains = (words: string) => new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const pair = ({ label, href }: Link) => [label, href];
const isServicePage = ({ href }: Link) => SERVICE_PAGES.includes(href);
const isOutbound = (href: string) => /^(?:https?:)?\/\//.test(href);
