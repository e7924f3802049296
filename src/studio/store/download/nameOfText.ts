/** A hash of 53 bits, the same in every browser. Not for security. */
export function nameOfText(text: string): string {
  // cyrb53; the hashes of browsers work only on hosts with HTTPS.
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (2 ** 32 * (two & 0x1fffff) + (one >>> 0)).toString(36);
}
