/** Reads the size of a picture from its header. */

export interface PixelSize {
  width: number;
  height: number;
  /** The size in CSS pixels of a drawing, which is sharp at any size. */
  isDrawing?: true;
}

type Read = (from: number, length: number) => Buffer;

const SIZES: Readonly<Record<string, (read: Read) => PixelSize | undefined>> = {
  png: (read) => ofPair(read(16, 8), (part, at) => part.readUInt32BE(at * 4)),
  gif: (read) => ofPair(read(6, 4), (part, at) => part.readUInt16LE(at * 2)),
  webp: sizeOfWebp,
  jpeg: sizeOfJpeg,
  avif: sizeOfAvif,
};

/**
 * The size in pixels as stored, without orientation; undefined if it cannot be found.
 * @param kind The format by the first bytes of the picture.
 */
export function pixelSize(kind: string, read: Read): PixelSize | undefined {
  try {
    return SIZES[kind]?.(read);
  } catch {
    // The file ends before its size. A truncated file is reported elsewhere.
    return undefined;
  }
}

function ofPair(part: Buffer, numberAt: (part: Buffer, at: 0 | 1) => number): PixelSize {
  return { width: numberAt(part, 0), height: numberAt(part, 1) };
}

function sizeOfWebp(read: Read): PixelSize | undefined {
  switch (read(12, 4).toString("latin1")) {
    case "VP8X":
      return ofPair(read(24, 6), (part, at) => part.readUIntLE(at * 3, 3) + 1);
    case "VP8L":
      return ofPair(read(21, 4), (part, at) => ((part.readUInt32LE(0) >> (at * 14)) & 0x3fff) + 1);
    default:
      return ofPair(read(26, 4), (part, at) => part.readUInt16LE(at * 2) & 0x3fff);
  }
}

/** A JPEG is a sequence of segments, each with a marker and a length. A frame header has the size. */
function sizeOfJpeg(read: Read): PixelSize | undefined {
  for (let at = 2; ;) {
    const part = read(at, 9);
    const marker = part.readUInt8(1);
    if (part.readUInt8(0) !== 0xff || marker === 0xda) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: part.readUInt16BE(7), height: part.readUInt16BE(5) };
    // A marker may have any number of fill bytes before it.
    at += marker === 0xff ? 1 : 2 + part.readUInt16BE(2);
  }
}

/** An AVIF declares the sizes of all its parts near its start; the largest is that of the whole. */
function sizeOfAvif(read: Read): PixelSize | undefined {
  const head = read(0, 4096);
  const sizes: PixelSize[] = [];
  for (let at = head.indexOf("ispe"); at >= 0; at = head.indexOf("ispe", at + 4))
    sizes.push(ofPair(head.subarray(at + 8, at + 16), (part, i) => part.readUInt32BE(i * 4)));
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
}

/** The size of a drawing in whole CSS pixels, from the attributes of its root. */
export function drawingSize({ viewBox, width, height }: Record<string, string>): PixelSize | undefined {
  const box =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [w, h] = box.length === 4 ? box.slice(2) : [pixels(width), pixels(height)];
  if (!w || !h || !(w > 0) || !(h > 0)) return undefined;
  return { width: Math.max(1, Math.round(w)), height: Math.max(1, Math.round(h)) };
}

/** A length in px or without a unit; other units do not give pixels. */
const pixels = (length = "") => (/^[\d.]+(px)?$/.test(length.trim()) ? Number.parseFloat(length) : Number.NaN);
