import { expect, test } from "vitest";
import { besideOf } from "../../../src/node/beside.ts";
import { unwritable, unwritableIn } from "../../../src/node/command/unwritable.ts";

const readOnly = "pages/a.json could not be changed, because it may only be read. Give yourself the right to write it.";
const closed =
  "pages/a.json could not be changed, because nothing may be written into its folder. Give yourself the right to do so.";

test.each([
  ["EACCES", readOnly],
  ["EPERM", readOnly],
  ["EROFS", readOnly],
  ["ENOSPC", "pages/a.json could not be changed, because the disk is full."],
  ["ENOTDIR", undefined],
])("%s", (code, told) => {
  expect(unwritable("pages/a.json", Object.assign(new Error(code), { code }))).toBe(told);
});

test.each(["EACCES", "EPERM"])("%s of a file that is new, which waits beside it", (code) => {
  const error = Object.assign(new Error(code), { code, path: besideOf("/site/pages/a.json") });
  expect(unwritable("pages/a.json", error)).toBe(closed);
});

test.each(["mkdir", "rename", "rm", "unlink"])(
  "%s, which changes a folder, of a file that may be written",
  (syscall) => {
    const errors = ["EACCES", "EPERM"].map((code) =>
      Object.assign(new Error(code), { code, syscall, path: "/site/a" }),
    );
    expect(errors.map((error) => unwritable("pages/a.json", error))).toEqual([closed, readOnly]);
  },
);

test.each([
  [
    "a full disk, of which no file is named",
    { code: "ENOSPC" },
    "/site could not be changed, because the disk is full.",
  ],
  ["a file beside another one", { code: "EACCES", syscall: "open", path: besideOf("/site/pages/a.json") }, closed],
  [
    "a file that takes the place of another one",
    { code: "EACCES", syscall: "rename", path: "/site/pages/a.json" },
    closed,
  ],
  ["a folder elsewhere", { code: "EROFS", path: "/cache/b" }, readOnly.replace("pages/a.json", "/cache/b")],
  ["a file that was to be read", { code: "EACCES", syscall: "open", path: "/site/pages/a.json" }, undefined],
])("%s is named from the folder of the site", (_, error, told) => {
  expect(unwritableIn("/site", Object.assign(new Error("x"), error))).toBe(told);
});

test("what is no error of a file", () => {
  for (const error of [new Error("x"), undefined, "EACCES"]) expect(unwritable("pages/a.json", error)).toBeUndefined();
});
