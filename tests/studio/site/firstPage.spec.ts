/**
 * The guide is followed to the letter, so that it stays true. `npm run docs:studio` writes it, with a picture of each step.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";
import { guide, steps } from "./firstPage.ts";

const IS_WRITING = process.env["WRITE_GUIDE"] === "1";

test("docs/studio.md says what is done here", () => {
  if (IS_WRITING) writeFileSync("docs/studio.md", guide());
  expect(readFileSync("docs/studio.md", "utf8")).toBe(guide());
});

test("who follows docs/studio.md has made a page at the end", async ({ studio, site, complaints }) => {
  await studio.setViewportSize({ width: 1280, height: 800 });
  if (IS_WRITING) mkdirSync("docs/studio", { recursive: true });
  for (const [i, { act }] of steps.entries()) {
    await act(studio);
    if (!IS_WRITING) continue;
    await studio.waitForFunction(() => [...document.images].every((image) => image.complete));
    const picture = await sharp(await studio.screenshot())
      .webp({ quality: 70, effort: 6 })
      .toBuffer();
    writeFileSync(`docs/studio/${i + 1}.webp`, picture);
  }
  expect(site.read("pages/shops.json")).toContain("Shops that people find");
  expect(complaints).toEqual([]);
});
