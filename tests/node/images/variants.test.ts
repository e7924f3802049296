import { readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { ImageStore } from "../../../src/node/images/describe.ts";
import { ImageError } from "../../../src/node/images/imageError.ts";
import { engine } from "../../support/engine.ts";
import { drawing, emit, picture, project } from "./project.ts";

const listing = async (folder: string) =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(folder))
        .toSorted()
        .map(async (name) => [name, (await stat(join(folder, name), { bigint: true })).mtimeNs]),
    ),
  ) as Record<string, bigint>;

async function emitted(store: ImageStore, outDir: string) {
  const progress: string[] = [];
  await emit(store, outDir, (done, total, file) => progress.push(`${done}/${total} ${file}`));
  return progress;
}

test("every variant is written at its URL, in its width and format, and progress is told", async () => {
  const { open, outDir } = await project({
    "a/b.webp": await picture(500, 250),
    "c.svg": drawing("<path d='M0 0h9v9z'/>"),
  });
  const store = open();
  await store.load(["a/b.webp", "c.svg"]);
  const [b, c] = [store.describe("a/b.webp", ""), store.describe("c.svg", "")];
  const files = [...b.widths.map((width) => `${b.base}-${width}.avif`), b.full, c.full];
  const progress = await emitted(store, outDir);
  expect(progress.map((line) => line.split(" ")[0])).toEqual(["1/4", "2/4", "3/4", "4/4"]);
  expect(progress.map((line) => line.split(" ")[1]).toSorted()).toEqual(files.toSorted());
  expect(await sharp(join(outDir, `${b.base}-400.avif`)).metadata()).toMatchObject({
    format: "heif",
    width: 400,
    height: 200,
  });
  expect(await sharp(join(outDir, `${b.base}-500.webp`)).metadata()).toMatchObject({
    format: "webp",
    width: 500,
    height: 250,
  });
  expect(await readFile(join(outDir, c.full), "utf8")).toContain("<svg");
});

test("the second run makes nothing: cached files are only copied", async () => {
  const { open, outDir, cacheDir } = await project({
    "b.webp": await picture(450, 250),
    "c.svg": drawing("<path d='M0 0h9v9z'/>"),
  });
  const first = open();
  await first.load(["b.webp", "c.svg"]);
  await emit(first, outDir);
  const made = await listing(join(cacheDir, "images"));
  expect(Object.keys(made)).toHaveLength(4);
  await rm(outDir, { recursive: true });
  const second = open();
  await second.load(["b.webp", "c.svg"]);
  expect(await emitted(second, outDir)).toEqual([]);
  expect(await listing(join(cacheDir, "images"))).toEqual(made);
  expect((await readdir(join(outDir, "images"))).length).toBe(4);
});

test("only what is missing from the cache is made again", async () => {
  const { open, outDir, cacheDir } = await project({ "b.webp": await picture(450, 250) });
  const store = open();
  await store.load(["b.webp"]);
  await emit(store, outDir);
  const [lost = ""] = await readdir(join(cacheDir, "images"));
  await rm(join(cacheDir, "images", lost));
  expect(await emitted(store, outDir)).toHaveLength(1);
  expect(await readdir(join(cacheDir, "images"))).toContain(lost);
});

test("what was cut off in the cache is made again, of whatever kind it is", async () => {
  const { open, outDir, cacheDir } = await project({
    "b.webp": await picture(450, 250),
    "c.svg": drawing(`<path d="M0 0h9v9z"/>`),
  });
  const store = open();
  await store.load(["b.webp", "c.svg"]);
  store.describeSocial("b.webp", "A picture");
  await emit(store, outDir);
  const files = (await readdir(join(cacheDir, "images"))).map((file) => join(cacheDir, "images", file));
  const whole = await Promise.all(files.map((file) => readFile(file)));
  expect(new Set(files.map((file) => extname(file)))).toEqual(new Set([".avif", ".webp", ".jpg", ".svg"]));
  await Promise.all(files.map((file, i) => writeFile(file, whole[i]!.subarray(0, whole[i]!.length / 2))));
  expect(await emitted(store, outDir)).toHaveLength(files.length);
  expect(await Promise.all(files.map((file) => readFile(file)))).toEqual(whole);
});

test("the same picture under two names is made once and served under both", async () => {
  const same = await picture(300, 300);
  const { open, outDir } = await project({ "a.webp": same, "b.webp": same });
  const store = open();
  await store.load(["a.webp", "b.webp"]);
  expect(await emitted(store, outDir)).toHaveLength(2);
  expect(await readdir(join(outDir, "images"))).toHaveLength(4);
});

test("transparency and a 16-bit grey original survive", async () => {
  const clear = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const grey = await sharp(await picture(20, 20, "#808080"))
    .toColourspace("grey16")
    .png()
    .toBuffer();
  const { open, outDir } = await project({ "clear.png": clear, "grey.png": grey });
  const store = open();
  await store.load(["clear.png", "grey.png"]);
  await emit(store, outDir);
  const pixel = async (src: string) => [
    ...(
      await sharp(join(outDir, store.describe(src, "").full))
        .raw()
        .toBuffer()
    ).subarray(0, 4),
  ];
  expect((await pixel("clear.png"))[3]).toBe(0);
  for (const value of (await pixel("grey.png")).slice(0, 3)) expect(Math.abs(value - 128)).toBeLessThan(4);
});

test("the dev server gets one file on demand, makes only that one, and keeps it", async () => {
  const { open, cacheDir } = await project({
    "b.webp": await picture(450, 250),
    "c.svg": drawing("<path d='M0 0h9v9z'/>"),
  });
  const store = open();
  await store.load(["b.webp", "c.svg"]);
  const url = `${store.describe("b.webp", "").base}-400.avif`;
  const [one, two] = await Promise.all([store.file(url), store.file(url)]);
  expect(one).toEqual(two);
  expect(one?.type).toBe("image/avif");
  expect(await sharp(one?.body).metadata()).toMatchObject({ width: 400 });
  const made = await listing(join(cacheDir, "images"));
  expect(Object.keys(made)).toHaveLength(1);
  await store.file(url);
  expect(await listing(join(cacheDir, "images"))).toEqual(made);
  expect(await store.file(store.describe("c.svg", "").full)).toMatchObject({ type: "image/svg+xml" });
});

test.each([
  "/images/b.webp",
  "/images/../images/b.webp",
  "/images/%2e%2e/package.json",
  "/../package.json",
  "",
  "/images/b-00000000-400.avif",
])("no file is served for %j", async (url) => {
  const store = (await project({ "b.webp": await picture(450, 250), "../package.json": "{}" })).open();
  await store.load(["b.webp"]);
  expect(await store.file(url)).toBeUndefined();
});

test("a file that is cut off is named, and the others are still made", async () => {
  const noise = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 50 },
    },
  })
    .png()
    .toBuffer();
  const { open, outDir, cacheDir } = await project({
    "cut.png": noise.subarray(0, 20_000),
    "good.webp": await picture(50, 50),
  });
  const store = open();
  await store.load(["cut.png", "good.webp"]);
  await expect(emit(store, outDir)).rejects.toThrow(
    new ImageError([
      {
        src: "cut.png",
        message:
          "images/cut.png cannot be read as a picture: the file is damaged or of another kind than its name says. Export it again as WebP, PNG, JPEG or SVG.",
      },
    ]),
  );
  expect(await readdir(join(cacheDir, "images"))).toHaveLength(2);
});

test("a file that was replaced after it was loaded is never stored under the old content's name", async () => {
  const { open, outDir, cacheDir, write } = await project({ "a.webp": await picture(50, 50) });
  const store = open();
  await store.load(["a.webp"]);
  await write("a.webp", await picture(60, 60));
  await expect(emit(store, outDir)).rejects.toThrow(
    "images/a.webp changed while it was being worked on. Run the command again.",
  );
  await expect(readdir(join(cacheDir, "images"))).rejects.toThrow();
});

test("a picture that is a link out of the site is not read", async () => {
  const { site, open } = await project({ "a.svg": drawing("<g/>") });
  await symlink(join(engine, "public/favicon.svg"), join(site, "images/b.svg"));
  await expect(open().load(["a.svg", "b.svg"])).rejects.toThrow(
    "images/b.svg is a link to a file that is not in the project. Put the file itself in its place.",
  );
});
