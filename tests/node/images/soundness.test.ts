import { execFileSync } from "node:child_process";
import fs, { chmodSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { IMAGE_FAULTS, type ImageFault } from "../../../src/node/images/imageError.ts";
import { pixelSize } from "../../../src/node/images/pixelSize.ts";
import { faultIn, rasterKind } from "../../../src/node/images/soundness.ts";
import { loadSite } from "../../../src/node/site/loadSite.ts";
import { drawing, project } from "./project.ts";

/** Noise, because a plain picture is too short to be cut in many places. */
function noise(): Sharp {
  return sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
}

const formats: Record<string, () => Promise<Buffer>> = {
  "a.webp": () => noise().webp().toBuffer(),
  "lossless.webp": () => noise().webp({ lossless: true }).toBuffer(),
  "clear.webp": () => noise().ensureAlpha(0.5).webp().toBuffer(),
  "a.png": () => noise().png().toBuffer(),
  "a.jpg": () => noise().jpeg().toBuffer(),
  "progressive.jpeg": () => noise().jpeg({ progressive: true }).toBuffer(),
  "a.gif": () => noise().gif().toBuffer(),
  "a.avif": () => noise().avif({ effort: 0 }).toBuffer(),
  "a.svg": async () => Buffer.from(drawing(`<path d="M0 0h9v9z"/>${"<g/>".repeat(40)}`)),
};

async function faultOf(name: string, data: Buffer | string): Promise<ImageFault | undefined> {
  const { site } = await project({ [name]: data });
  return faultIn(join(site, "images", name));
}

describe.each(Object.entries(formats))("%s", (name, make) => {
  test("whole", async () => {
    expect(await faultOf(name, await make())).toBeUndefined();
  });

  test("cut off anywhere", async () => {
    const whole = await make();
    for (const share of [0, 0.01, 0.1, 0.5, 0.9, 0.99]) {
      expect(await faultOf(name, whole.subarray(0, whole.length * share)), `${share}`).toBeTruthy();
    }
    expect(await faultOf(name, whole.subarray(0, -3))).toBeTruthy();
  });
});

test("every picture of this site is whole", () => {
  const { images, imageFault } = loadSite(".");
  expect([...images].filter((image) => imageFault(image))).toEqual([]);
});

test("a photo and a drawing have a size, and what is not there has none", async () => {
  const { site } = await project({
    "a.webp": await noise().webp().toBuffer(),
    "a.svg": '<?xml version="1.0"?><!-- <svg viewBox="0 0 1 1"> --><svg viewBox="0 0 144 36"><g width="9"/></svg>',
    "b.svg": "<svg width='20px' height='10'></svg>",
    "c.svg": "<svg></svg>",
  });
  const { imageSize } = loadSite(site);
  expect(["a.webp", "a.svg", "b.svg", "c.svg", "none.webp"].map((name) => imageSize(name))).toEqual([
    { width: 90, height: 60 },
    { width: 144, height: 36, isDrawing: true },
    { width: 20, height: 10, isDrawing: true },
    undefined,
    undefined,
  ]);
});

test.each([
  ["text.webp", "damaged", "not a picture"],
  ["empty.png", "empty", ""],
  ["empty.svg", "empty", ""],
  ["note.webp", "lfsNote", `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 12345\n`],
  ["page.jpg", "webPage", "<!DOCTYPE html><title>404</title>"],
  ["signIn.webp", "webPage", `\ufeff\n<html lang="en"><head><title>Sign in</title>${" ".repeat(90)}</head></html>`],
  ["header.webp", "damaged", Buffer.concat([Buffer.from("RIFF\x10\0\0\0WEBPVP8 ", "latin1"), Buffer.alloc(40, 7)])],
  ["phone.jpg", "heic", Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heic", "latin1"), Buffer.alloc(40)])],
  ["scan.jpg", "otherProgram", "II*\0\b\0\0\0"],
  ["mac.webp", "otherProgram", "MM\0*\0\0\0\b"],
  ["paint.png", "otherProgram", "BM\xf6\0\0\0\0\0\0\0"],
  ["flyer.jpg", "otherProgram", "%PDF-1.7"],
  ["layers.png", "otherProgram", "8BPS\0\x01"],
  ["drawing.png", "misnamedDrawing", `<?xml version="1.0"?>\n${drawing("")}`],
  ["sizeless.svg", "noSize", drawing("", 'width="5"')],
  ["text.svg", "tornDrawing", "not a drawing"],
  ["crossed.svg", "tornDrawing", drawing("<g><rect></g>")],
  ["page.svg", "webPage", "<!DOCTYPE html><title>404</title>"],
] as const)("%s is %s", async (name, fault, data) => {
  expect(await faultOf(name, data)).toEqual(IMAGE_FAULTS[fault]);
});

/** A PNG with this size in its header, and no pixels. */
function pngOf(width: number, height: number): Buffer {
  const part = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const start = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([start, part("IHDR", head), part("IDAT", deflateSync("\0")), part("IEND", Buffer.alloc(0))]);
}

test("a picture with more pixels than can be decoded", async () => {
  const vast = await faultOf("vast.png", pngOf(60_000, 60_000));
  expect(vast).toEqual({
    what: "is 60,000 by 60,000 pixels large, which is too much to be worked with",
    fix: "Export it smaller. No screen shows more than 4,000 pixels side by side.",
  });
  expect(await faultOf("long.png", pngOf(100, 60_000))).toBeUndefined();
  const { open } = await project({ "vast.png": pngOf(60_000, 60_000) });
  await expect(open().load(["vast.png"])).rejects.toThrow(`images/vast.png ${vast!.what}. ${vast!.fix}`);
});

test.each(Object.entries(formats).filter(([name]) => !/svg|lossless|a\.webp/.test(name)))(
  "the size of %s is found",
  async (_, make) => {
    const bytes = await make();
    const size = pixelSize(rasterKind(bytes)!, (from, length) => bytes.subarray(from, from + length));
    expect(size).toEqual({ width: 90, height: 60 });
  },
);

test("a web page in the place of a picture is told in the same words by the build", async () => {
  const page = '<!DOCTYPE html><html lang="en"><title>Sign in</title></html>';
  for (const name of ["a.webp", "a.svg"]) {
    const { site, open } = await project({ [name]: page });
    const { what, fix } = faultIn(join(site, "images", name))!;
    const said = `images/${name} ${what}. ${fix}`;
    expect(said).toBe(`images/${name} is a web page, not a picture. Download the picture itself again.`);
    await expect(open().load([name])).rejects.toThrow(said);
  }
});

test("a pipe, which never ends", () => {
  const site = mkdtempSync(join(tmpdir(), "blockwright-pipe-"));
  onTestFinished(() => rmSync(site, { recursive: true }));
  for (const name of ["a.png", "a.svg"]) {
    execFileSync("mkfifo", [join(site, name)]);
    expect(faultIn(join(site, name))).toEqual(IMAGE_FAULTS.damaged);
  }
});

test("a folder, and a file that is not there", async () => {
  const { site } = await project({ "a.webp/b.webp": "" });
  expect(faultIn(join(site, "images/a.webp"))).toEqual({ what: "is a folder", fix: "Name a file in it." });
  expect(faultIn(join(site, "images/b.webp"))).toBeUndefined();
});

test("a file that may not be read", async () => {
  const { site } = await project({ "a.svg": drawing("") });
  chmodSync(join(site, "images/a.svg"), 0);
  // Root may read everything.
  const isRoot = process.getuid?.() === 0;
  expect(faultIn(join(site, "images/a.svg"))).toEqual(isRoot ? undefined : IMAGE_FAULTS.closed);
});

test("a file in a folder that may not be entered", async () => {
  const { site } = await project({ "team/a.svg": drawing("") });
  const refuse = () => {
    throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  };
  // Root may enter everything.
  const spies = (["statSync", "openSync"] as const).map((name) => vi.spyOn(fs, name).mockImplementation(refuse));
  syncBuiltinESMExports();
  try {
    expect(faultIn(join(site, "images/team/a.svg"))).toEqual(IMAGE_FAULTS.closed);
  } finally {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  }
});

test("a link that leads in a circle is no file", async () => {
  const { site } = await project({ "a.webp": "" });
  symlinkSync("round.webp", join(site, "images/round.webp"));
  expect(faultIn(join(site, "images/round.webp"))).toBeUndefined();
});

test("what comes after a picture does no harm", async () => {
  for (const [name, make] of Object.entries(formats)) {
    if (name.endsWith(".svg") || name.endsWith(".avif")) continue;
    expect(await faultOf(name, Buffer.concat([await make(), Buffer.alloc(50)])), name).toBeUndefined();
  }
});

test.each([false, true])(
  "a film behind a photo does no harm, as phones put it there: progressive %s",
  async (progressive) => {
    const name = "photo.jpg";
    const photo = await noise().resize(900).jpeg({ progressive }).toBuffer();
    const film = Buffer.concat([Buffer.from("\0\0\0\x18ftypmp42", "latin1"), Buffer.alloc(50_000, "film")]);
    expect(await faultOf(name, Buffer.concat([photo, film]))).toBeUndefined();
    // As after a broken connection: nothing follows the cut.
    for (const share of [0.01, 0.5, 0.99])
      expect(await faultOf(name, photo.subarray(0, photo.length * share))).toEqual(IMAGE_FAULTS.damaged);
  },
);

test("a small picture within the notes of a photo is not the photo", async () => {
  const [photo, small] = [await noise().resize(900).jpeg().toBuffer(), await noise().jpeg().toBuffer()];
  const notes = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), small]);
  notes.writeUInt16BE(notes.length - 2, 2);
  const noted = Buffer.concat([photo.subarray(0, 2), notes, photo.subarray(2)]);
  expect(await faultOf("a.jpg", Buffer.concat([noted, Buffer.alloc(9000)]))).toBeUndefined();
  expect(await faultOf("a.jpg", noted.subarray(0, noted.length / 2))).toEqual(IMAGE_FAULTS.damaged);
});

test.each(["", "<?xml version='1.0'?>\n<!-- drawn by hand -->\n"])(
  "a drawing may start and end with more: %j",
  async (start) => {
    expect(await faultOf("a.svg", `\ufeff${start}${drawing("<g/>")}\n<!-- the end -->\n`)).toBeUndefined();
    expect(
      await faultOf("b.svg", `${start}<svg xmlns="http://www.w3.org/2000/svg" width="4px" height="3"/>`),
    ).toBeUndefined();
  },
);
