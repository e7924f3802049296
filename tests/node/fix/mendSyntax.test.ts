import { expect, test } from "vitest";
import { findSyntaxFault } from "../../../src/node/check/syntax/findFault.ts";
import { mendSyntax } from "../../../src/node/fix/mendSyntax.ts";

/** Counts the calls of `RegExp.prototype.exec` by a function. Unlike time, this is the same on every machine. */
function patternsTried(work: () => void): number {
  const { exec } = RegExp.prototype;
  let count = 0;
  const put = (used: typeof exec) => {
    // oxlint-disable-next-line no-extend-native -- a spy would keep millions of calls
    RegExp.prototype.exec = used;
  };
  put(function (this: RegExp, held) {
    count++;
    return exec.call(this, held);
  });
  try {
    work();
  } finally {
    put(exec);
  }
  return count;
}

test("a long text with a mistake on every line is read once", () => {
  const lines = (line: (i: number) => string) =>
    `{\n${Array.from({ length: 1000 }, (_, i) => line(i)).join(",\n")}\n}\n`;
  const spoilt = lines((i) => (i % 2 ? `  a${i}: 'x'` : `  "a${i}"= ["x" "y",]`));
  let mended = mendSyntax("pages/x.json", "");
  const tried = patternsTried(() => (mended = mendSyntax("pages/x.json", spoilt)));
  expect(mended.text).toBe(lines((i) => (i % 2 ? `  "a${i}": "x"` : `  "a${i}": ["x", "y"]`)));
  expect(mended.steps).toHaveLength(2500);
  // If the text were read from its start for each mistake, it would be four times as many.
  expect(tried / patternsTried(() => findSyntaxFault(mended.text))).toBeLessThan(600);
});
