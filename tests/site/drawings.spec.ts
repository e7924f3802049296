import type { Locator, Page } from "@playwright/test";
import { expect, inPlace, pages, test, UNKNOWN } from "./fixtures.ts";
import { shoot } from "./pixels.ts";

/** The drawings of calls to action: how they lie on their ground. */

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** In the units of each drawing: points at which several of its pieces meet. */
const MEETING: Record<string, [x: number, y: number]> = { kite: [200, 205], kites: [0, 0], quilt: [20, 20] };
type Place = Record<"x" | "y", number>;

/** Half the box that is looked at around such a point, in pixels. */
const REACH = 10;

const calls = pages.flatMap(({ route, blocks }) =>
  blocks
    .map(inPlace)
    .filter(({ type }) => type === "cta")
    .map((block, index) => ({
      route,
      index,
      art: String(block["art"] ?? (block["variant"] === "banner" ? "stairs" : "kite")),
    })),
);
const oneWith = (art: string) => calls.find((call) => call.art === art)!;

async function open(page: Page, { route, index }: (typeof calls)[number]) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(route);
  const section = page.locator('[data-block="cta"] > section').nth(index);
  await section.evaluate((element) => element.scrollIntoView({ block: "center" }));
  return section;
}

for (const viewport of WINDOWS) {
  for (const [art, point] of Object.entries(MEETING)) {
    test(`no ground shines through the ${art} at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const section = await open(page, oneWith(art));
      const places = await section.evaluate((element, [x, y]) => {
        const drawing = element.querySelector<SVGSVGElement>("[aria-hidden] > svg, svg[aria-hidden]")!;
        const groups = [...drawing.querySelectorAll<SVGGElement>("g[transform]")];
        return (groups.length > 0 ? groups : [drawing])
          .map((part) => new DOMPoint(x, y).matrixTransform(part.getScreenCTM()!))
          .map((place) => ({ x: Math.round(place.x), y: Math.round(place.y) }))
          .filter((place) => document.elementFromPoint(place.x, place.y));
      }, point);
      await expectNoGroundThrough(section, places);
    });
  }

  test(`no ground shines through the kite of the not-found page at ${viewport.width} px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(UNKNOWN);
    const section = page.locator('[data-block="hero"] > section');
    const { x, y, width, height } = (await section.locator("img").boundingBox())!;
    // The middle of the kite in its picture.
    await expectNoGroundThrough(section, [{ x: Math.round(x + width * 0.589), y: Math.round(y + height * 0.582) }]);
    expect(complaints.splice(0).join()).toContain("404");
  });
}

/** Paints the ground in another colour and looks whether it is seen around these places of the window. */
async function expectNoGroundThrough(section: Locator, places: readonly Place[]): Promise<void> {
  expect(places).not.toEqual([]);
  const around = ({ x, y }: Place) => ({ x: x - REACH, y: y - REACH, width: 2 * REACH, height: 2 * REACH });
  const before = await Promise.all(places.map((place) => shoot(section.page(), around(place))));
  await section.evaluate((element: HTMLElement) => element.style.setProperty("background", "lime"));
  for (const [index, place] of places.entries()) {
    const after = await shoot(section.page(), around(place));
    const most = Math.max(...after.data.map((value, at) => Math.abs(value - before[index]!.data[at]!)));
    expect(most, `around ${place.x}, ${place.y}`).toBeLessThan(24);
  }
}

test("stairs stand on the lower edge of their banner and reach its upper one", async ({ page }) => {
  await page.setViewportSize(WINDOWS[0]!);
  for (const call of calls.filter(({ art }) => art === "stairs")) {
    const section = await open(page, call);
    const [ground, stairs] = [await section.boundingBox(), await section.locator("> [aria-hidden]").boundingBox()];
    expect(stairs!.y, call.route).toBe(ground!.y);
    expect(stairs!.y + stairs!.height, call.route).toBeGreaterThanOrEqual(ground!.y + ground!.height);
  }
});

test("kites keep clear of the button and of the edge of a phone", async ({ page }) => {
  await page.setViewportSize(WINDOWS[1]!);
  const section = await open(page, oneWith("kites"));
  const button = (await section.getByRole("link").boundingBox())!;
  for (const kite of await section.locator("g[transform]").all()) {
    const { x, y, width } = (await kite.boundingBox())!;
    expect(y).toBeGreaterThan(button.y + button.height + 20);
    expect(x + width).toBeLessThanOrEqual(WINDOWS[1]!.width - 8);
  }
});

test("six steps of the stairs fill the panel beside a form, which clips the seventh", async ({ page }) => {
  await page.goto("/contact");
  const stairs = page.locator('[data-block="contactForm"] [data-ground] > [aria-hidden]');
  const [panel, drawing] = [await stairs.locator("..").boundingBox(), await stairs.boundingBox()];
  expect(drawing!.x).toBe(panel!.x);
  const past = (drawing!.width * 6) / 7 - panel!.width;
  expect(past).toBeGreaterThan(0.9);
  expect(past).toBeLessThan(1.1);
  expect(drawing!.y + drawing!.height).toBeCloseTo(panel!.y + panel!.height, 1);
});

for (const width of [768, 900]) {
  test(`the lead over the picture of the home page has room for long lines, above all kites, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const lead = (await page.locator('[data-block="hero"] .lead').boundingBox())!;
    const picture = (await page.locator('[data-block="hero"] img').boundingBox())!;
    expect(lead.width).toBeGreaterThan(0.7 * width);
    expect(lead.y + lead.height).toBeLessThanOrEqual(picture.y);
  });
}

test("in a row of four services no title is further from its pictogram than that is high", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const gaps = await page.locator('[data-block="servicesGrid"] li:has(h3)').evaluateAll((cells) =>
    cells.map((cell) => {
      const pictogram = cell.querySelector("img")!.getBoundingClientRect();
      return (cell.querySelector("h3")!.getBoundingClientRect().top - pictogram.bottom) / pictogram.height;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.max(...gaps)).toBeLessThan(1);
});
