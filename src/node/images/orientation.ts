/** The Exif orientation of a picture: 1 for upright, up to 8. */

/** An Exif table has fields of 12 bytes. The orientation is a single short. */
const ORIENTATION = 0x0112;
const SHORT = 3;

/** @param tiff The Exif table. A truncated one counts as upright. */
export function readOrientation(tiff: Buffer): number {
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const table = long(4);
    for (let field = 0; field < short(table); field++) {
      const at = table + 2 + field * 12;
      if (short(at) !== ORIENTATION) continue;
      const value = short(at + 8);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/** An Exif table with nothing but the orientation. */
export function writtenOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM\0*", 0, "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
