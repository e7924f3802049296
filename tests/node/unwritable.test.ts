import { expect, test } from "vitest";
import { unwritable } from "../../src/node/unwritable.ts";

const readOnly = "pages/a.json could not be changed, because it may only be read. Give yourself the right to write it.";

test.each([
  ["EACCES", readOnly],
  ["EPERM", readOnly],
  ["EROFS", readOnly],
  ["ENOSPC", "pages/a.json could not be changed, because the disk is full."],
  ["ENOTDIR", undefined],
])("%s", (code, told) => {
  expect(unwritable("pages/a.json", Object.assign(new Error(code), { code }))).toBe(told);
});

test("what is no error of a file", () => {
  for (const error of [new Error("x"), undefined, "EACCES"]) expect(unwritable("pages/a.json", error)).toBeUndefined();
});
