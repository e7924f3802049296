/**
 * Quickly checks the file of a picture: whether it is one, and whether it is complete. Reads little more than the beginning
 * and the end and decodes nothing, so that thousands of pages can be checked. The build decodes every picture.
 */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { IMAGE_FAULTS, type ImageFault, tooLarge, unsafeDrawing } from "./imageError.ts";
import { isPictureOutside } from "../site/linksOut.ts";
import { statOf } from "../looks.mjs";
import { systemCode } from "../command/systemErrors.ts";
import { isWholeJpeg } from "./jpegParts.ts";
import { readOrientation } from "./orientation.ts";
import { drawingSize, pixelSize, type PixelSize } from "./pixelSize.ts";
import { unsafeIn } from "./unsafeSvg.ts";
import { isWellFormed } from "./wellFormed.ts";

/** The fault of a picture of a site, by its path below `images/`. Files outside of the site are not opened. */
export function faultOf(site: string, src: string): ImageFault | undefined {
  return isPictureOutside(site, src) ? IMAGE_FAULTS.outside : faultIn(join(site, "images", src));
}

/** The fault of a file; undefined for a sound one, and for a missing one. */
export function faultIn(path: string): ImageFault | undefined {
  // Opening a pipe would block until somebody writes into it.
  const kind = statOf(path);
  if (kind?.isDirectory()) return IMAGE_FAULTS.folder;
  if (kind && !kind.isFile()) return IMAGE_FAULTS.damaged;
  const file = open(path);
  if (typeof file !== "number") return file;
  try {
    const stats = fstatSync(file);
    if (path.toLowerCase().endsWith(".svg")) return drawingFault(readFileSync(file, "utf8"));
    return rasterFault({ size: stats.size, read: (from, length) => readPart(file, from, length) });
  } finally {
    closeSync(file);
  }
}

/** The size of a picture of a site in pixels, with its orientation applied; undefined if it cannot be found. */
export function sizeOf(site: string, src: string): PixelSize | undefined {
  const path = join(site, "images", src);
  if (isPictureOutside(site, src) || !statOf(path)?.isFile()) return undefined;
  const file = open(path);
  if (typeof file !== "number") return undefined;
  try {
    const read = (from: number, length: number) => readPart(file, from, length);
    const head = read(0, HEAD);
    if (path.toLowerCase().endsWith(".svg")) return sizeInRoot(head.toString("utf8"));
    const size = pixelSize(rasterKind(head) ?? "", read);
    const exif = head.indexOf("Exif\0\0");
    const isTurned = exif > 0 && readOrientation(head.subarray(exif + 6)) > 4;
    return size && isTurned ? { width: size.height, height: size.width } : size;
  } finally {
    closeSync(file);
  }
}

/** @param start The first characters of a drawing. */
function sizeInRoot(start: string): PixelSize | undefined {
  const [root = ""] = /<svg\s[^>]*>/.exec(start.replace(/<!--.*?-->/gs, "")) ?? [];
  const attributes = root.matchAll(/\s(viewBox|width|height)\s*=\s*(["'])([^"']*)\2/g);
  const size = drawingSize(Object.fromEntries(Array.from(attributes, ([, name, , value]) => [name!, value!])));
  return size && { ...size, isDrawing: true };
}

function open(path: string): number | ImageFault | undefined {
  try {
    return openSync(path, "r");
  } catch (error) {
    // Missing files are reported elsewhere.
    return systemCode(error) === "EACCES" ? IMAGE_FAULTS.closed : undefined;
  }
}

function readPart(file: number, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, Math.max(0, from)));
}

interface Bytes {
  size: number;
  read(from: number, length: number): Buffer;
}

/** Enough bytes for the Exif orientation. */
const HEAD = 4096;
/** Enough bytes for what cameras and programs append to a picture. */
const TAIL = 4096;

function rasterFault(bytes: Bytes): ImageFault | undefined {
  const head = bytes.read(0, 64);
  const start = head.toString("latin1");
  const other = otherKind(start);
  if (other) return other;
  if (/^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml|!DOCTYPE svg)/i.test(start)) return IMAGE_FAULTS.misnamedDrawing;
  const kind = rasterKind(head);
  const known: FileSignature | undefined = kind && FORMATS[kind];
  if (kind === undefined || !known?.isWhole(bytes, head)) return IMAGE_FAULTS.damaged;
  const size = pixelSize(kind, bytes.read);
  return size && tooLarge(size);
}

/** The fault of a file that is recognized as no picture for the web. @param start Its first bytes, as Latin-1. */
export function otherKind(start: string): ImageFault | undefined {
  if (start === "") return IMAGE_FAULTS.empty;
  if (/^(?:\ufeff|\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body)\b/i.test(start)) return IMAGE_FAULTS.webPage;
  if (start.startsWith("version https://git-lfs.")) return IMAGE_FAULTS.lfsNote;
  // Two letters alone could start anything: in a BMP, the length and four zeros follow.
  if (/^(?:II\*\0|MM\0\*|%PDF-|8BPS|BM.{4}\0{4})/s.test(start)) return IMAGE_FAULTS.otherProgram;
  return /^.{4}ftyp(?:hei|hev|mif1|msf1)(?!.*avi[fs])/s.test(start) ? IMAGE_FAULTS.heic : undefined;
}

interface FileSignature {
  /** Matches the first bytes, as Latin-1. */
  starts: RegExp;
  isWhole(bytes: Bytes, head: Buffer): boolean;
}

const FORMATS = {
  webp: {
    starts: /^RIFF.{4}WEBPVP8/s,
    isWhole: ({ size }, head) => head.length >= 30 && head.readUInt32LE(4) + 8 <= size && isWebpFrame(head),
  },
  png: {
    starts: /^\x89PNG\r\n.\n.{4}IHDR/s,
    isWhole: (bytes, head) =>
      head.length >= 33 &&
      head.readUInt32BE(16) > 0 &&
      head.readUInt32BE(20) > 0 &&
      endsWith(bytes, "IEND\xae\x42\x60\x82"),
  },
  jpeg: {
    starts: /^\xff\xd8\xff/,
    // Phones append a video of several megabytes to a photo: then the whole file is read.
    isWhole: (bytes) => endsWith(bytes, "\xff\xd9") || isWholeJpeg(bytes.read(0, bytes.size)),
  },
  gif: { starts: /^GIF8[79]a/, isWhole: (bytes) => /\0;\0*$/.test(tailOf(bytes)) },
  avif: { starts: /^.{4}ftyp.*avi[fs]/s, isWhole: hasWholeBoxes },
} satisfies Record<string, FileSignature>;

type RasterKind = keyof typeof FORMATS;

/** The format of a picture by its first bytes, whatever its extension; undefined for drawings and for other files. */
export function rasterKind(head: Buffer): RasterKind | undefined {
  const start = head.toString("latin1", 0, 64);
  return (Object.keys(FORMATS) as RasterKind[]).find((kind) => FORMATS[kind].starts.test(start));
}

// VP8 has a start code before the size, VP8L a signature byte; VP8X is followed by further chunks.
function isWebpFrame(head: Buffer): boolean {
  const kind = head.toString("latin1", 12, 16);
  if (kind === "VP8L") return head[20] === 0x2f;
  return kind !== "VP8 " || (head.readUIntBE(23, 3) === 0x9d012a && head.readUInt16LE(26) > 0);
}

function endsWith(bytes: Bytes, mark: string): boolean {
  return tailOf(bytes).includes(mark);
}

/** The last bytes, as Latin-1. */
function tailOf({ size, read }: Bytes): string {
  return read(size - TAIL, TAIL).toString("latin1");
}

/** An AVIF file is a sequence of boxes, each with its length first. */
function hasWholeBoxes({ size, read }: Bytes): boolean {
  let hasPixels = false;
  for (let at = 0; at < size;) {
    const head = read(at, 16);
    if (head.length < 8) return false;
    const short = head.readUInt32BE(0);
    // 1: a 64-bit length follows. 0: the box extends to the end of the file.
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short || size - at;
    if (length < 8 || at + length > size) return false;
    hasPixels ||= head.toString("latin1", 4, 8) === "mdat";
    at += length;
  }
  return hasPixels;
}

function drawingFault(source: string): ImageFault | undefined {
  const text = source.replace(/<!--.*?-->/gs, "").trim();
  const other = otherKind(text.slice(0, 64));
  if (other) return other;
  const [root] = /<svg[\s>][^>]*>?/.exec(text) ?? [];
  if (root === undefined) return /^\s*</.test(source) ? IMAGE_FAULTS.noSize : IMAGE_FAULTS.tornDrawing;
  if (!isWellFormed(source.replace(/^\uFEFF/, ""))) return IMAGE_FAULTS.tornDrawing;
  const hasSize = /\sviewBox\s*=/.test(root) || (/\swidth\s*=/.test(root) && /\sheight\s*=/.test(root));
  if (!hasSize) return IMAGE_FAULTS.noSize;
  const unsafe = unsafeIn(text);
  return unsafe === undefined ? undefined : unsafeDrawing(unsafe);
}
