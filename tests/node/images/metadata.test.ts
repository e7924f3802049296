/** Metadata of a camera does not get into a site; the picture is the same pixel by pixel. */
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { withoutMetadata } from "../../../src/node/images/metadata.ts";

const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><!-- 52.5200 Berlin --></rdf:RDF></x:xmpmeta>';
const kinds = ["jpeg", "png", "webp"] as const;
type Kind = (typeof kinds)[number];

/** A picture whose corners differ, so that it matters how it is turned. */
function drawn() {
  const raw = Buffer.from(Array.from({ length: 40 * 24 * 3 }, (_, i) => (i * 7 + (i >> 5)) % 256));
  return sharp(raw, { raw: { width: 40, height: 24, channels: 3 } });
}

/** As a phone writes it: with its name, a time and a place, and colours of its own. */
function photo(kind: Kind, orientation = 1): Promise<Buffer> {
  return drawn()
    .withMetadata({ orientation })
    .withIccProfile("p3")
    .withExif({
      IFD0: { Make: "Phonemaker", Copyright: "Jane Doe" },
      IFD2: { DateTimeOriginal: "2026:03:14 15:09:26" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "52/1 31/1 12/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "13/1 24/1 18/1",
      },
    })
    .withXmp(XMP)
    .toFormat(kind)
    .toBuffer();
}

/** Pixels as they are stored, or as they are shown. */
const dots = (bytes: Buffer, isTurned = false) => sharp(bytes, { autoOrient: isTurned }).raw().toBuffer();
const text = (bytes: Buffer) => bytes.toString("latin1");

describe.each(kinds)("a %s", (kind) => {
  test("loses place, time, names and all else that is not seen", async () => {
    const bytes = await photo(kind);
    expect(await sharp(bytes).metadata()).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer) });
    const stripped = withoutMetadata(kind, bytes);
    const { exif, xmp, iptc, comments, icc, width, height } = await sharp(stripped, { failOn: "warning" }).metadata();
    expect({ exif, xmp, iptc, comments, width, height }).toEqual({ width: 40, height: 24 });
    expect(icc).toEqual((await sharp(bytes).metadata()).icc);
    expect(text(stripped)).not.toMatch(/Phonemaker|Jane Doe|2026:03|Berlin|xmpmeta/);
    expect(await dots(stripped)).toEqual(await dots(bytes));
  });

  test.each([3, 6, 8])("stays turned as it was (%s)", async (orientation) => {
    const bytes = await photo(kind, orientation);
    const stripped = withoutMetadata(kind, bytes);
    expect((await sharp(stripped, { failOn: "warning" }).metadata()).orientation).toBe(orientation);
    expect(await dots(stripped, true)).toEqual(await dots(bytes, true));
    expect(text(stripped)).not.toMatch(/Phonemaker|Jane Doe|2026:03|Berlin|GPS/);
    // Nothing but the orientation.
    expect((await sharp(stripped).metadata()).exif!.length).toBeLessThan(40);
  });

  test("without anything beside it is the same file", async () => {
    const bytes = await drawn().toFormat(kind).toBuffer();
    expect(withoutMetadata(kind, bytes)).toEqual(bytes);
  });

  test("is stripped once", async () => {
    const stripped = withoutMetadata(kind, await photo(kind, 6));
    expect(withoutMetadata(kind, stripped)).toEqual(stripped);
  });
});

/** Inserts a segment after the first marker of a JPEG. */
function withPart(bytes: Buffer, marker: number, words: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(words.length + 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), head, Buffer.from(words, "latin1"), bytes.subarray(2)]);
}

describe("a jpeg", () => {
  test.each([
    ["what picture agencies write", 0xed, "Photoshop 3.0\0 Berlin"],
    ["a comment", 0xfe, "taken in Berlin"],
    ["a list of further pictures", 0xe2, "MPF\0 Berlin"],
    ["what only its maker reads", 0xe5, "Berlin"],
  ])("loses %s", async (_what, marker, words) => {
    const bytes = await drawn().jpeg().toBuffer();
    expect(withoutMetadata("jpeg", withPart(bytes, marker, words))).toEqual(bytes);
  });

  test("loses what stands behind its end, such as a film with a place of its own", async () => {
    const bytes = await drawn().jpeg({ progressive: true }).toBuffer();
    expect(withoutMetadata("jpeg", Buffer.concat([bytes, await photo("jpeg")]))).toEqual(bytes);
  });

  test("keeps how its colours are stored", async () => {
    const bytes = await drawn().toColourspace("cmyk").jpeg().toBuffer();
    expect(text(bytes)).toContain("Adobe");
    expect(withoutMetadata("jpeg", bytes)).toEqual(bytes);
  });

  test("that is torn within its notes is turned by none", async () => {
    const bytes = withPart(await drawn().jpeg().toBuffer(), 0xe1, "Exif\0\0II*\0\xff\xff\0\0");
    expect(await dots(withoutMetadata("jpeg", bytes))).toEqual(await dots(bytes));
  });
});

test("of other kinds all stays", async () => {
  const bytes = await drawn().gif().toBuffer();
  expect(withoutMetadata("gif", bytes)).toBe(bytes);
});
