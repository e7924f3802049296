import sharp from "sharp";
import { expect, test } from "vitest";
import { freeTopOf } from "../../../src/node/images/freeTop.ts";

interface Canvas {
  width: number;
  height: number;
  ground: string;
  /** In shares of the width: from the left, from the top, how wide. */
  thing?: [x: number, y: number, wide: number];
}

/** A ground with a dark square on it, as JPEG or, if it is transparent, PNG. */
async function drawn({ width, height, ground, thing }: Canvas): Promise<Buffer> {
  const [x, y, wide] = (thing ?? [0, height / width - 0.05, 0.05]).map((share) => Math.round(share * width));
  const square = { create: { width: wide!, height: wide!, channels: 3 as const, background: "#123" } };
  const picture = sharp({ create: { width, height, channels: 4, background: ground } }) //
    .composite([{ input: square, left: x!, top: y! }]);
  return ground === "#0000" ? picture.png().toBuffer() : picture.flatten().jpeg().toBuffer();
}

const WIDE = { width: 1600, height: 800 };
const LANDSCAPE = { width: 1500, height: 1000 };

test.each<[string, Canvas, "white" | "empty" | undefined]>([
  ["white all over", { ...WIDE, ground: "#fff" }, "white"],
  ["nearly white", { ...WIDE, ground: "#fafafa" }, "white"],
  ["empty", { ...WIDE, ground: "#0000" }, "empty"],
  ["of a light colour", { ...WIDE, ground: "#dde6f0" }, undefined],
  ["dark", { ...WIDE, ground: "#123" }, undefined],
  ["with something at the side of its top", { ...WIDE, ground: "#fff", thing: [0.1, 0.02, 0.1] }, "white"],
  ["with something in the middle of its top", { ...WIDE, ground: "#fff", thing: [0.48, 0.02, 0.04] }, undefined],
  ["with something beside a button", { ...LANDSCAPE, ground: "#fff", thing: [0.25, 0.14, 0.08] }, "white"],
  ["with something behind a button", { ...LANDSCAPE, ground: "#0000", thing: [0.4, 0.14, 0.08] }, undefined],
  ["with something below a button", { ...LANDSCAPE, ground: "#0000", thing: [0.4, 0.21, 0.2] }, "empty"],
  ["with something where it is cut", { width: 3000, height: 1000, ground: "#fff", thing: [0.24, 0.02, 0.05] }, "white"],
  ["too flat", { width: 1000, height: 800, ground: "#fff" }, undefined],
])("a picture %s is free where words stand: %o", async (_, canvas, free) => {
  expect(await freeTopOf(await drawn(canvas), canvas)).toBe(free);
});

test("of bytes that are no picture nothing is said", async () => {
  expect(await freeTopOf(Buffer.from("none"), WIDE)).toBe(undefined);
});
