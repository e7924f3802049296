import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictogramSprite } from "../../../src/node/images/sprite.ts";
import { viewId } from "../../../src/model/pictogram.ts";
import { engine } from "../../support/engine.ts";
import { whileItMoves } from "../../support/moving.ts";
import { drawing, project } from "./project.ts";
import { filesBelow } from "../../../src/node/filesBelow.mjs";

const names = filesBelow(join(engine, "images/pictograms"))
  .filter((file) => file.endsWith(".svg"))
  .map((file) => file.slice(0, -".svg".length));

/** Draws it, as nothing is in the cache. */
async function drawn(of: Iterable<string>, site: string) {
  const cacheDir = mkdtempSync(join(tmpdir(), "blockwright-sprite-"));
  return pictogramSprite(of, { site, cacheDir }).finally(() => rmSync(cacheDir, { recursive: true }));
}

const whole = await drawn(names, engine);

const draw = (svg: string) => sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
const sized = (svg: string) => svg.replace("<svg ", '<svg width="400" height="400" ');

test.each(names)("%s looks the same in the sprite", async (name) => {
  const before = await draw(sized(readFileSync(join(engine, "images/pictograms", `${name}.svg`), "utf8")));
  const [, viewBox] = new RegExp(`<view id="${viewId(whole.names.indexOf(name))}" (viewBox="[^"]*")/>`).exec(
    whole.svg,
  )!;
  const after = await draw(sized(whole.svg).replace("<svg ", `<svg ${viewBox} `));
  expect(after).toHaveLength(before.length);
  const differences: number[] = [];
  for (const [i, value] of before.entries())
    if (value !== after[i]) differences.push(Math.abs(value - (after[i] ?? 0)));
  // Where two cells of a colour touch in a point, joining them blends that one pixel a little differently.
  expect(differences.length).toBeLessThanOrEqual(20);
  expect(Math.max(0, ...differences)).toBeLessThanOrEqual(10);
});

const cell = (x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" d="M0 0h10v10H0z" fill="${fill}"/>`;

test("neighbouring cells of a colour become one path without losing what lies over them", async () => {
  const other = await project({
    "pictograms/a/b.svg": drawing(
      cell(0, 0, "#ff0000") +
        cell(10, 0, "#ff0000") +
        cell(10, 0, "#00f") +
        cell(10, 0, "#ff0000") +
        cell(0, 10, "#00f"),
      'viewBox="0 0 40 40"',
    ),
  });
  expect((await pictogramSprite(["a/b"], other)).svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><view id="p0" viewBox="0 0 40 40"/><svg y="0" width="40" height="40" viewBox="0 0 40 40"><path fill="red" d="M0 0h20v10H0z"/><path fill="#00f" d="M10 0h10v10H10v10H0V10h10z"/><path fill="red" d="M10 0h10v10H10z"/></svg></svg>',
  );
});

const faded = (colour: string) =>
  drawing(
    `<linearGradient id="a"><stop stop-color="${colour}"/><stop offset="1"/></linearGradient><path fill="url(#a)" d="M0 0c9 0 9 9 0 9z"/>`,
    'viewBox="0 0 9 9" fill="none"',
  );

test("a drawing of another make is kept as it is, with ids of its own", async () => {
  const other = await project({ "pictograms/a.svg": faded("red"), "pictograms/b.svg": faded("blue") });
  const { svg } = await pictogramSprite(["a", "b"], other);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(4);
  expect(svg.match(/<(?:view|svg y)[^>]*>/g)).toEqual([
    '<view id="p0" viewBox="0 0 40 40"/>',
    '<svg y="0" width="40" height="40" fill="none" viewBox="0 0 9 9">',
    '<view id="p1" viewBox="0 50 40 40"/>',
    '<svg y="50" width="40" height="40" fill="none" viewBox="0 0 9 9">',
  ]);
});

test("order and repetition of the names do not matter", async () => {
  const turned = await drawn([...names.toReversed(), ...names], engine);
  expect(turned).toEqual(whole);
  expect(whole.hash).toMatch(/^[\da-f]{8}$/);
});

test("shape-rendering stays with each drawing", () => {
  expect(whole.svg.match(/<svg y=[^>]*shape-rendering="geometricPrecision"/g)).toHaveLength(names.length);
});

test.each([
  [
    "services/nothing",
    "images/pictograms/services/nothing.svg does not exist. Put the file there or correct the name; capital letters count.",
  ],
  [
    "../brand/mark",
    'images/pictograms/../brand/mark.svg is not the name of a pictogram. Write it like "services/web-development".',
  ],
])("%s is refused", async (name, message) => {
  await expect(drawn([name], engine)).rejects.toThrow(message);
});

test.each(["", '{"svg":"<svg>', '{"svg":"<svg/>","names":["a"],"hash":"00000000"}'])(
  "a kept sprite that was cut off or spoilt is drawn again: %s",
  async (spoilt) => {
    const { site: own, cacheDir } = await project({ "pictograms/a.svg": drawing('<path d="M0 0h9v9z"/>') });
    const places = { site: own, cacheDir };
    const first = await pictogramSprite(["a"], places);
    const [kept = ""] = readdirSync(join(cacheDir, "images"));
    writeFileSync(join(cacheDir, "images", kept), spoilt);
    expect(await pictogramSprite(["a"], places)).toEqual(first);
    expect(JSON.parse(readFileSync(join(cacheDir, "images", kept), "utf8"))).toEqual(first);
  },
);

test("a sprite that cannot be kept is drawn all the same", async () => {
  const { site: own, cacheDir } = await project({ "pictograms/a.svg": drawing(""), "../.cache/images": "no folder" });
  expect(await pictogramSprite(["a"], { site: own, cacheDir })).toEqual(await drawn(["a"], own));
});

test("a kept sprite is the one of these drawings", async () => {
  const { site: own, cacheDir } = await project({ "pictograms/a.svg": drawing('<path d="M0 0h9v9z"/>') });
  const places = { site: own, cacheDir };
  const first = await pictogramSprite(["a"], places);
  expect(await pictogramSprite(["a", "a"], places)).toEqual(first);
  writeFileSync(join(own, "images/pictograms/a.svg"), drawing('<path d="M1 1h8v8z"/>'));
  const second = await pictogramSprite(["a"], places);
  expect(second).toEqual(await drawn(["a"], own));
  expect(second.hash).not.toBe(first.hash);
  await expect(pictogramSprite(["a", "b"], places)).rejects.toThrow("pictograms/b.svg");
});

test("a drawing that goes and comes while the sprite is made is in it, or is missed, and what is kept is right", async () => {
  const { site: own, cacheDir } = await project({ "pictograms/a.svg": drawing('<path d="M0 0h9v9z"/>') });
  const path = join(own, "images/pictograms/a.svg");
  const sprite = () => pictogramSprite(["a"], { site: own, cacheDir });
  const found = await whileItMoves(path, () => sprite().catch((error: Error) => error.message));
  const right = await drawn(["a"], own);
  const missed =
    "images/pictograms/a.svg does not exist. Put the file there or correct the name; capital letters count.";
  for (const each of found) expect([right, missed]).toContainEqual(each);
  rmSync(path);
  await expect(sprite()).rejects.toThrow(missed);
});
