import { expect, test } from "vitest";
import { isMoreThanNames } from "../../../src/studio/ui/files.ts";

test("what is pasted beside files are words, unless it only names the files", () => {
  expect(isMoreThanNames("", ["image.png"])).toBe(false);
  expect(isMoreThanNames("Our team.png", ["Our team.png"])).toBe(false);
  expect(isMoreThanNames("/home/ann/a.png\r\nC:\\Pictures\\b.png\n", ["a.png", "b.png"])).toBe(false);
  expect(isMoreThanNames("Price\t12", ["image.png"])).toBe(true);
  expect(isMoreThanNames("a.png\nas it was", ["a.png"])).toBe(true);
});
