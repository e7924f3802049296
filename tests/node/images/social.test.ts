import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawing, emit, picture, project } from "./project.ts";

const blue = await picture(900, 900);

test.each([
  ["a square photo", { src: "a.webp", original: blue, edge: "#2438e8" }],
  ["a small photo", { src: "a.webp", original: await picture(90, 60), edge: "#2438e8" }],
  ["a huge photo", { src: "a.webp", original: await picture(3200, 900), edge: "#2438e8" }],
  [
    "a drawing, which is not cut,",
    { src: "a.svg", original: drawing("<path fill='#2438e8' d='M0 0h40v20H0z'/>"), edge: "#ffffff" },
  ],
])("%s becomes a JPEG of 1200 by 630", async (_what, { src, original, edge }) => {
  const { open, outDir } = await project({ [src]: original });
  const store = open();
  await store.load([src]);
  const { url, ...rest } = store.describeSocial(src, "Blue");
  expect(rest).toEqual({ width: 1200, height: 630, alt: "Blue" });
  await emit(store, outDir);

  const file = await sharp(join(outDir, url)).metadata();
  expect(file).toMatchObject({ format: "jpeg", width: 1200, height: 630, hasAlpha: false });
  const pixel = async (left: number, top: number) => {
    const one = { left, top, width: 1, height: 1 };
    return [...(await sharp(join(outDir, url)).extract(one).raw().toBuffer())];
  };
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  // JPEG is not exact.
  const near = (colour: string) => channels(colour).map((value) => expect.closeTo(value, -0.7));
  expect(await pixel(600, 315)).toEqual(near("#2438e8"));
  expect(await pixel(600, 2)).toEqual(near(edge));
});

test("only a picture that stands for a page has that file, also when it is asked for by its URL", async () => {
  const { open, outDir } = await project({ "a.webp": blue });
  const [asked, silent] = [open(), open()];
  for (const store of [asked, silent]) await store.load(["a.webp"]);
  const { url } = asked.describeSocial("a.webp", "");
  expect(await asked.file(url)).toMatchObject({ type: "image/jpeg" });
  expect(await silent.file(url)).toBeUndefined();
  await emit(silent, outDir);
  expect(existsSync(join(outDir, url))).toBe(false);
});
