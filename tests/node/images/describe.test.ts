import { readFile, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ImageError } from "../../../src/node/images/imageError.ts";
import { drawing, emit, picture, project } from "./project.ts";

const problemOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ImageError);
  return (error as ImageError).message;
};

test("a raster picture is described with its size, widths and URLs", async () => {
  const store = (await project({ "work/Big one, 2.webp": await picture(700, 350) })).open();
  await store.load(["work/Big one, 2.webp"]);
  const image = store.describe("work/Big one, 2.webp", "A blue picture");
  expect(image).toEqual({
    base: expect.stringMatching(/^\/images\/work\/Big-one-2-[\da-f]{5}$/),
    width: 700,
    height: 350,
    widths: [400, 700],
    alt: "A blue picture",
    plain: `${image.base}-700.webp`,
    full: `${image.base}-700.webp`,
  });
});

test("a huge picture has a width for large windows, but its full file stays at 1600", async () => {
  const store = (await project({ "hero.webp": await picture(3000, 1500) })).open();
  await store.load(["hero.webp"]);
  expect(store.describe("hero.webp", "")).toMatchObject({
    widths: [400, 640, 960, 1280, 1600, 2200],
    plain: expect.stringMatching(/-960\.webp$/),
    full: expect.stringMatching(/-1600\.webp$/),
  });
});

test("a photo that is stored lying down is described as it is seen", async () => {
  const lying = await sharp(await picture(60, 30))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { open, outDir } = await project({ "photo.jpg": lying });
  const store = open();
  await store.load(["photo.jpg"]);
  const image = store.describe("photo.jpg", "");
  expect(image).toMatchObject({ width: 30, height: 60, widths: [30] });
  await emit(store, outDir);
  expect(await sharp(join(outDir, image.full)).metadata()).toMatchObject({ width: 30, height: 60 });
});

test.each([
  ["a viewBox", drawing("<path d='M0 0h9v9z'/>"), { width: 40, height: 20 }],
  ["width and height", drawing("<path d='M0 0h9v9z'/>", 'width="30px" height="12"'), { width: 30, height: 12 }],
])("an SVG gets its size from %s and has one URL", async (_, svg, size) => {
  const store = (await project({ "logos/a.svg": svg })).open();
  await store.load(["logos/a.svg"]);
  const image = store.describe("logos/a.svg", "");
  expect(image).toEqual({
    ...size,
    base: expect.stringMatching(/^\/images\/logos\/a-[\da-f]{5}\.svg$/),
    widths: [],
    alt: "",
    plain: image.base,
    full: image.base,
  });
});

test("a picture that was not loaded is named", async () => {
  const store = (await project({})).open();
  expect(() => store.describe("a.webp", "")).toThrow(
    new Error("images/a.webp was not loaded before it was shown. Pass it to load() first."),
  );
});

test("a replaced file gets another URL, an unchanged one keeps its own, also in the next run", async () => {
  const { open, write } = await project({
    "a.webp": await picture(50, 50, "#fff"),
    "b.webp": await picture(50, 50, "#000"),
  });
  const store = open();
  await store.load(["a.webp", "b.webp"]);
  const before = { a: store.describe("a.webp", ""), b: store.describe("b.webp", "") };
  await write("a.webp", await picture(60, 50, "#f00"));
  for (const later of [store, open()]) {
    await later.load(["a.webp", "b.webp"]);
    expect(later.describe("a.webp", "")).toMatchObject({ width: 60 });
    expect(later.describe("a.webp", "").base).not.toBe(before.a.base);
    expect(later.describe("b.webp", "")).toEqual(before.b);
  }
});

const drawn = (colour: string) => drawing(`<path fill="${colour}" d="M0 0h9v9z"/>`);

test.each([
  ["at another time", new Date(2001, 1, 1)],
  ["with the times of the one before, as copying leaves them", undefined],
])("a file of the same length is noticed, put there %s", async (_, time) => {
  const { site, open, write } = await project({ "a.svg": drawn("#123456") });
  const path = join(site, "images/a.svg");
  const { mtime } = await stat(path);
  await utimes(path, mtime, mtime);
  const store = open();
  await store.load(["a.svg"]);
  const before = store.describe("a.svg", "").base;
  await write("a.svg", drawn("#654321"));
  await utimes(path, time ?? mtime, time ?? mtime);
  for (const later of [store, open()]) {
    await later.load(["a.svg"]);
    expect(later.describe("a.svg", "").base).not.toBe(before);
  }
});

test("an unreadable memory of an earlier run is ignored", async () => {
  const { cacheDir, open } = await project({ "a.webp": await picture(50, 50), "../.cache/images.json": "{ broken" });
  const store = open();
  await store.load(["a.webp"]);
  expect(store.describe("a.webp", "").width).toBe(50);
  expect(JSON.parse(await readFile(join(cacheDir, "images.json"), "utf8"))).toHaveProperty(
    ["files", "a.webp", "width"],
    50,
  );
});

test("a memory that cannot be written is no reason to end", async () => {
  const { open } = await project({ "a.webp": await picture(50, 50), "../.cache/images.json/a": "" });
  const store = open();
  await store.load(["a.webp"]);
  expect(store.describe("a.webp", "").width).toBe(50);
});

test("every file that cannot be used is told at once, and the others are loaded", async () => {
  const { open } = await project({
    "good.webp": await picture(10, 10),
    "text.webp": "not a picture",
    "empty.png": "",
    "drawing.png": drawing("<path d='M0 0h9v9z'/>"),
    "sizeless.svg": drawing("<path d='M0 0h9v9z'/>", ""),
    "torn.svg": "<svg",
    "folder/a.webp": await picture(10, 10),
  });
  const store = open();
  const names = [
    "text.webp",
    "good.webp",
    "empty.png",
    "drawing.png",
    "gone.webp",
    "sizeless.svg",
    "torn.svg",
    "folder",
    "good.webp/x.webp",
  ];
  expect(await problemOf(store.load(names))).toMatchInlineSnapshot(`
    "images/drawing.png is an SVG drawing with another ending. Rename it to end in .svg.
    images/empty.png is empty. Copy it again.
    images/folder is a folder. Name a file in it.
    images/gone.webp does not exist. Put the file there or correct the name; capital letters count.
    images/good.webp/x.webp does not exist. Put the file there or correct the name; capital letters count.
    images/sizeless.svg is not an SVG drawing with a size. Export it again, with a viewBox.
    images/text.webp cannot be read as a picture: the file is damaged or of another kind than its name says. Export it again as WebP, PNG, JPEG or SVG.
    images/torn.svg is not an SVG drawing with a size. Export it again, with a viewBox."
  `);
  expect(store.describe("good.webp", "").width).toBe(10);
});

test.each(["../secret.webp", "a/../../secret.webp", "/etc/passwd", "a\\b.webp", "./a.webp", "", "C:/a.webp"])(
  "%j is no name of a picture",
  async (src) => {
    const { open, site } = await project({ "../secret.webp": await picture(10, 10) });
    expect(await stat(join(site, "secret.webp"))).toBeTruthy();
    expect(await problemOf(open().load([src]))).toBe(
      `images/${src} is not a name below images/. Write it like "portfolio/01-honey.webp".`,
    );
  },
);
