import { expect, test } from "vitest";
import { givenFolder } from "../../src/node/givenFolder.ts";

const npm = { INIT_CWD: "/home/asha/app/pages", npm_package_json: "/home/asha/app/package.json" };

test("without npm a folder counts from the current one", () => {
  expect(givenFolder("site", {}, "/home/asha/app")).toBe("/home/asha/app/site");
});

test("with npm it counts from where npm was called", () => {
  expect(givenFolder("../../site", npm, "/home/asha/app")).toBe("/home/asha/site");
});

test("a command that npm's command runs elsewhere counts from there", () => {
  expect(givenFolder("site", npm, "/tmp")).toBe("/tmp/site");
});

test("a whole path stays as it is", () => {
  expect(givenFolder("/srv/site/", npm, "/home/asha/app")).toBe("/srv/site");
});
