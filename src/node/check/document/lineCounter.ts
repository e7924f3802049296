/** Counts the lines of a raw text. */

/** The line of an offset, from 1, for offsets in ascending order. */
export function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let before = 0;
  return (offset) => {
    line += text.slice(before, offset).match(/\r\n?|\n/g)?.length ?? 0;
    before = offset;
    return line;
  };
}
