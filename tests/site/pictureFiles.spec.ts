import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { commandLine } from "../support/commands.ts";
import { loadSchemas } from "../../src/node/site/schemas.ts";
import { ownPictures } from "../support/agency/folder.ts";
import { copySite } from "../support/devSite.ts";
import { startPlainHost } from "../support/plainHost.ts";

const SHAPES = { panorama: [4800, 720], portrait: [1500, 2400], square: [1800, 1800] } as const;

type Shape = keyof typeof SHAPES;

/** Every block that cuts pictures, with pictures of one shape. */
function blocksWith(shape: Shape) {
  const image = { src: `tried/${shape}.webp`, alt: "A colour" };
  const words = { heading: "Pictures", text: "A few words." };
  const cards = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ title: `Card ${i}`, text: "Words.", image }));
  const tiles = Array.from({ length: 5 }, (_, i) => ({
    title: `Tile ${i}`,
    category: "Web",
    description: "Words.",
    image,
  }));
  const slides = cards(3).map(({ title }) => ({ title, image }));
  const people = cards(2).map(({ title }) => ({ quote: `Good ${title}.`, name: title, title: "Guest", image }));
  return [
    { type: "hero", heading: `A ${shape}`, image },
    { type: "hero", variant: "home", heading: `Another ${shape}`, lead: words.text, image },
    ...[3, 4, 5].map((count) => ({
      type: "cardGrid",
      variant: "pictures",
      heading: `${count} cards`,
      items: cards(count),
    })),
    { type: "carousel", heading: "Three", slides },
    { type: "carousel", heading: "Two", slidesInView: 2, slides },
    { type: "testimonials", heading: "Praise", items: people },
    { type: "portfolioGrid", heading: "Work", items: tiles },
    { type: "postCards", heading: "Read", posts: [`/${shape}`, `/${shape}-again`] },
  ];
}

/** A site with a page for each shape, built and served. */
const test = base.extend<object, { tried: string }>({
  tried: [
    async ({}, use) => {
      const { folder, remove } = copySite();
      await drawPictures(folder);
      for (const shape of Object.keys(SHAPES) as Shape[]) {
        const image = { src: `tried/${shape}.webp`, decorative: true };
        for (const name of [shape, `${shape}-again`]) {
          const title = `Pictures of the shape ${name}`;
          const description = `What pictures of this shape look like in every block that shows some: ${name}.`;
          const blocks = name === shape ? blocksWith(shape) : [{ type: "intro", heading: title, text: "A few words." }];
          const card = { image, title, text: description };
          writeFileSync(
            join(folder, `pages/${name}.json`),
            JSON.stringify({ route: `/${name}`, title, description, card, blocks }),
          );
        }
      }
      const { status, stdout } = spawnSync(process.execPath, commandLine("build"), {
        encoding: "utf8",
        env: { PATH: process.env["PATH"], BLOCKWRIGHT_SITE: folder },
      });
      expect(status, stdout).toBe(0);
      const host = await startPlainHost(join(folder, "dist"));
      await use(host.origin);
      await host.stop();
      remove();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** The folder of pictures is that of the site, until it has a copy of its own. */
async function drawPictures(folder: string): Promise<void> {
  ownPictures(folder);
  mkdirSync(join(folder, "images/tried"));
  for (const [shape, [width, height]] of Object.entries(SHAPES)) {
    const picture = sharp({ create: { width, height, channels: 3, background: "#2438e8" } });
    await picture.webp().toFile(join(folder, `images/tried/${shape}.webp`));
  }
}

/** Of each picture on the page: how many pixels its place asks for, how many its file has, and how many there are. */
async function filesOn(page: Page) {
  await page.evaluate(() => document.querySelectorAll("img").forEach((img) => (img.loading = "eager")));
  const pictures = page.locator("main img[width]:visible");
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).currentSrc !== "")))
    .toBe(true);
  return pictures.evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter((img) => img.currentSrc.endsWith(".avif"))
      .map((img) => {
        const widths = img.parentElement!.querySelector("source")!.srcset.matchAll(/ (\d+)w/g);
        const shape = Number(img.getAttribute("width")) / Number(img.getAttribute("height"));
        return {
          asked: Math.max(img.offsetWidth, img.offsetHeight * shape) * devicePixelRatio,
          file: Number(/-(\d+)\.avif$/.exec(img.currentSrc)![1]),
          most: Math.max(...Array.from(widths, ([, width]) => Number(width))),
          where: `${img.closest("[data-block]")!.getAttribute("data-block")} ${img.offsetWidth} by ${img.offsetHeight}`,
        };
      }),
  );
}

for (const shape of Object.keys(SHAPES) as Shape[])
  for (const [width, pixels] of [
    [1440, 1],
    [390, 2],
  ] as const)
    test(`a ${shape} is sharp in every place at ${width} px`, async ({ tried, browser }) => {
      const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: pixels });
      await page.goto(`${tried}/${shape}`);
      await expect
        .poll(async () => new Set((await filesOn(page)).map(({ where }) => where.split(" ")[0])))
        .toEqual(new Set(["hero", "cardGrid", "carousel", "testimonials", "portfolioGrid", "postCards"]));
      const files = await filesOn(page);
      for (const { asked, file, most, where } of files) {
        expect(file, where).toBeGreaterThanOrEqual(Math.min(most, asked / 1.25));
        // Nobody loads much more than is seen.
        expect(file, where).toBeLessThanOrEqual(Math.max(640, asked * 2));
      }
      await page.close();
      if (width === 1440) expectPlaces(files);
    });

/** The check says of a picture that it is small by what schemas say of its place. */
function expectPlaces(files: Awaited<ReturnType<typeof filesOn>>): void {
  const schemas = loadSchemas(".");
  for (const type of ["hero", "cardGrid", "carousel", "testimonials", "portfolioGrid"]) {
    const fields = schemas[`blocks/${type}.schema.json`]!.properties!;
    const entry = (fields["items"] ?? fields["slides"])?.items?.properties ?? fields;
    const widths = files.filter(({ where }) => where.startsWith(type)).map(({ where }) => Number(where.split(" ")[1]));
    expect(entry["image"]!.place![0], type).toBeGreaterThan(Math.min(...widths) * 0.9);
    expect(entry["image"]!.place![0], type).toBeLessThan(Math.max(...widths) * 1.1);
  }
}

for (const width of [1440, 768, 390, 320])
  test(`no words lie on a picture at the top of a home page at ${width} px`, async ({ tried, browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(`${tried}/square`);
    const hero = page.locator("section", { has: page.getByRole("heading", { name: "Another square" }) });
    const words = (await hero.locator("div").first().boundingBox())!;
    const picture = (await hero.locator("img").boundingBox())!;
    expect(picture.y).toBeGreaterThan(words.y + words.height + 16);
    await page.close();
  });
