/** A JPEG is a row of parts. */
interface JpegPart {
  marker: number;
  /** With its marker, and with the drawn lines that follow it. */
  part: Buffer;
  content: Buffer;
}

/**
 * From the start to the end of the picture. What some cameras put behind it, such as further pictures, is none of its parts.
 * @throws {RangeError} where it is cut off within the head of a part.
 */
export function* jpegParts(bytes: Buffer): Generator<JpegPart> {
  let at = 0;
  while (at + 1 < bytes.length) {
    const from = at;
    // Any number of them may stand before a marker.
    while (bytes[at] === 0xff) at++;
    const marker = bytes[at]!;
    at++;
    const isBare = marker === 0xd8 || marker === 0xd9;
    const length = isBare ? 0 : bytes.readUInt16BE(at);
    const content = isBare ? bytes.subarray(at, at) : bytes.subarray(at + 2, at + length);
    at += length;
    if (marker === 0xda) at = endOfLines(bytes, at);
    yield { marker, part: bytes.subarray(from, at), content };
    if (marker === 0xd9) return;
  }
}

/** Drawn lines go on until a marker that is none of their own. */
function endOfLines(bytes: Buffer, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1]!;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at++;
  }
  return bytes.length;
}

/** Whether lines are drawn in it, and its end is there. */
export function isWholeJpeg(bytes: Buffer): boolean {
  let isDrawn = false;
  try {
    for (const { marker, part } of jpegParts(bytes)) {
      if (part[0] !== 0xff) return false;
      if (marker === 0xd9) return isDrawn;
      isDrawn ||= marker === 0xda;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return false;
}
