/** How large a picture says that it is, read from its beginning. */

export interface PixelSize {
  width: number;
  height: number;
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
 * In pixels, as they are stored; undefined where it is not to be found.
 * @param kind What the first bytes of the picture say.
 */
export function pixelSize(kind: string, read: Read): PixelSize | undefined {
  try {
    return SIZES[kind]?.(read);
  } catch {
    // It ends before its size. What is cut off is told by itself.
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

/** A JPEG is a row of parts, each with a marker and its length in front. One of them begins a frame. */
function sizeOfJpeg(read: Read): PixelSize | undefined {
  for (let at = 2; ;) {
    const part = read(at, 9);
    const marker = part.readUInt8(1);
    if (part.readUInt8(0) !== 0xff || marker === 0xda) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: part.readUInt16BE(7), height: part.readUInt16BE(5) };
    // Any number of such bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + part.readUInt16BE(2);
  }
}

/** The sizes of all parts of which an AVIF is put together are named near its start; the whole is the largest. */
function sizeOfAvif(read: Read): PixelSize | undefined {
  const head = read(0, 4096);
  const sizes: PixelSize[] = [];
  for (let at = head.indexOf("ispe"); at >= 0; at = head.indexOf("ispe", at + 4))
    sizes.push(ofPair(head.subarray(at + 8, at + 16), (part, i) => part.readUInt32BE(i * 4)));
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
}
