/**
 * `npm run docs:pictures` takes a picture of each block for docs/blocks.md, from its first example in the block gallery, and
 * one of the home page for the README.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium, type Locator } from "playwright";
import sharp from "sharp";
import { createServer } from "vite";
import { blockTypes } from "../src/model/fields.ts";
import { loadSchemas } from "../src/node/site/schemas.ts";
import { launchOptions } from "../tests/site/browser.ts";
import { exampleHashes, MADE_FROM } from "./madeFrom.ts";

const WIDTH = 960;
/** A tall block is shown from its top; nobody scrolls through a picture. */
const TALLEST = 1000;
const MOST_BYTES = 40_000;
const FOLDER = "docs/blocks";

async function takePictures(): Promise<void> {
  const server = await createServer({ server: { port: 0 }, logLevel: "error" });
  await server.listen();
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  mkdirSync(FOLDER, { recursive: true });
  const schemas = loadSchemas(".");
  const home = server.resolvedUrls!.local[0]!;
  for (const type of blockTypes(schemas)) {
    await page.goto(`${home}blocks/${type}/1?still`, { waitUntil: "networkidle" });
    await page.evaluate(addFont);
    const picture = await small(await shot(page.locator("#example")));
    writeFileSync(`${FOLDER}/${type}.webp`, picture);
    console.log(`${FOLDER}/${type}.webp ${(picture.length / 1000).toFixed(1)} kB`);
  }
  writeFileSync(MADE_FROM, `${JSON.stringify(exampleHashes(schemas), null, 2)}\n`);
  // At the width that the page is designed for, and smaller in the README.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(home, { waitUntil: "networkidle" });
  await page.evaluate(addFont);
  const start = await page.screenshot({ animations: "disabled" });
  writeFileSync("docs/home.png", await sharp(start).resize(1200).png({ palette: true, effort: 10 }).toBuffer());
  await browser.close();
  await server.close();
}

/** Loads the font, which a page drops if it comes after the first paint (`font-display: optional`). */
async function addFont(): Promise<void> {
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const face = faces.find((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes("Instrument"));
  if (!(face instanceof CSSFontFaceRule)) throw new Error("The page has no font of its own.");
  const family = face.style.getPropertyValue("font-family").replaceAll('"', "");
  const font = new FontFace(family, face.style.getPropertyValue("src"), { weight: "400 700" });
  document.fonts.add(await font.load());
}

async function shot(example: Locator): Promise<Buffer> {
  // Lazy images outside the window would be missing.
  for (const image of await example.locator("img").all()) {
    await image.evaluate((element: HTMLImageElement) => {
      element.loading = "eager";
      return element.decode().catch(() => {});
    });
  }
  return example.screenshot({ animations: "disabled" });
}

async function small(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const scaled = Math.round((height * WIDTH) / width);
  const image = sharp(png).resize(WIDTH, scaled);
  const cut = scaled > TALLEST ? image.extract({ left: 0, top: 0, width: WIDTH, height: TALLEST }) : image;
  for (let quality = 80; ; quality -= 10) {
    const webp = await cut.clone().webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MOST_BYTES || quality <= 20) return webp;
  }
}

await takePictures();
