import { expect, test } from "vitest";
import { longWords } from "../../../src/studio/form/longText.ts";

test("a text that few visitors read to its end gets a remark", () => {
  expect(longWords("Kites fly. ".repeat(500))).toBeUndefined();
  expect(longWords("Kites fly. ".repeat(1400))).toBe(
    "This text has 15,400 characters. Few visitors read that much in one piece. Part it into several, each with its own heading.",
  );
});
