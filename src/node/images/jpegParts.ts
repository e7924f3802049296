/** A segment of a JPEG. */
interface JpegPart {
  marker: number;
  /** With its marker, and with the scan data that follows it. */
  part: Buffer;
  content: Buffer;
}

/**
 * The segments up to the end of the image. What some cameras append, such as further images, is ignored.
 * @throws {RangeError} if the file is truncated within the head of a segment.
 */
export function* jpegParts(bytes: Buffer): Generator<JpegPart> {
  let at = 0;
  while (at + 1 < bytes.length) {
    const from = at;
    // A marker may have any number of fill bytes before it.
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

/** Scan data ends at the first marker that does not belong to it. */
function endOfLines(bytes: Buffer, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1]!;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at++;
  }
  return bytes.length;
}

/** Whether a JPEG has scan data and an end marker. */
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
