/**
 * Removes the metadata that cameras and programs add to pictures: places, times, names and thumbnails. The image data is
 * copied unchanged, with its colour profile and its orientation.
 */
import { crc32 } from "node:zlib";
import { jpegParts } from "./jpegParts.ts";
import { readOrientation, writtenOrientation } from "./orientation.ts";

type Strip = (bytes: Buffer) => Buffer;

const STRIP: Readonly<Record<string, Strip>> = { jpeg: jpegWithout, png: pngWithout, webp: webpWithout };

/**
 * A picture without metadata; the same buffer if there is none.
 * @param kind The format by its first bytes. Formats that cameras do not write are left unchanged.
 * @param bytes A picture that can be decoded.
 */
export function withoutMetadata(kind: string, bytes: Buffer): Buffer {
  return STRIP[kind]?.(bytes) ?? bytes;
}

const EXIF = Buffer.from("Exif\0\0", "latin1");
/** Segments that affect the image: size and density, colour profile, and the encoding by Adobe programs. */
const DRAWN_BY = [
  { marker: 0xe0, starts: "JFIF\0" },
  { marker: 0xe2, starts: "ICC_PROFILE\0" },
  { marker: 0xee, starts: "Adobe" },
];

function jpegWithout(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation = 1;
  for (const { marker, part, content } of jpegParts(bytes)) {
    const isBeside = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
    const isDrawnBy = DRAWN_BY.some((each) => each.marker === marker && startsWith(content, each.starts));
    if (!isBeside || isDrawnBy) kept.push(part);
    else if (marker === 0xe1 && content.subarray(0, EXIF.length).equals(EXIF))
      orientation = readOrientation(content.subarray(EXIF.length));
  }
  if (orientation === 1) return Buffer.concat(kept);
  const content = Buffer.concat([EXIF, writtenOrientation(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  const [start, ...rest] = kept;
  return Buffer.concat([start!, head, content, ...rest]);
}

/** Chunks that affect the image. Those with an initial capital are critical. */
const PNG_DRAWN = /^(?:[A-Z]...|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

function pngWithout(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    const part = bytes.subarray(at, at + 12 + length);
    const orientation = name === "eXIf" ? readOrientation(part.subarray(8, 8 + length)) : 1;
    if (orientation > 1) kept.push(pngPart("eXIf", writtenOrientation(orientation)));
    else if (PNG_DRAWN.test(name)) kept.push(part);
    if (name === "IEND") break;
    at += 12 + length;
  }
  return Buffer.concat(kept);
}

function pngPart(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const part = Buffer.alloc(4 + named.length + 4);
  part.writeUInt32BE(content.length, 0);
  named.copy(part, 4);
  part.writeUInt32BE(crc32(named), part.length - 4);
  return part;
}

/** The length of the header of a WebP file. */
const WEBP_HEAD = 12;
/** The flags in the VP8X chunk for the chunks that a file has. */
const WEBP_FLAGS = { EXIF: 0x08, "XMP ": 0x04 } as const;
const WEBP_DRAWN: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

function webpWithout(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let turned: Buffer | undefined;
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = WEBP_HEAD; at + 8 <= end;) {
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (WEBP_DRAWN.has(name)) kept.push(bytes.subarray(at, next));
    else if (name === "EXIF") turned = webpTurned(bytes.subarray(at + 8, at + 8 + length));
    at = next;
  }
  if (kept.reduce((sum, part) => sum + part.length, WEBP_HEAD) === bytes.length) return bytes;
  const [first, ...rest] = kept;
  const parts = [webpFirst(first!, turned !== undefined), ...rest, ...(turned ? [turned] : [])];
  const head = Buffer.from(bytes.subarray(0, WEBP_HEAD));
  head.writeUInt32LE(4 + parts.reduce((sum, part) => sum + part.length, 0), 4);
  return Buffer.concat([head, ...parts]);
}

function webpTurned(exif: Buffer): Buffer | undefined {
  const own = exif.subarray(0, EXIF.length).equals(EXIF) ? exif.subarray(EXIF.length) : exif;
  const orientation = readOrientation(own);
  if (orientation === 1) return undefined;
  const content = writtenOrientation(orientation);
  const head = Buffer.from("EXIF\0\0\0\0", "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}

function webpFirst(first: Buffer, isTurned: boolean): Buffer {
  if (!startsWith(first, "VP8X")) return first;
  const changed = Buffer.from(first);
  changed[8]! &= ~(WEBP_FLAGS.EXIF | WEBP_FLAGS["XMP "]);
  if (isTurned) changed[8]! |= WEBP_FLAGS.EXIF;
  return changed;
}

function startsWith(bytes: Buffer, words: string): boolean {
  return bytes.toString("latin1", 0, words.length) === words;
}
