import { expect, test } from "vitest";
import { givenFolder, siteFolder } from "../../../src/node/command/givenFolder.ts";

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

test("a command is about the site that it names, that of BLOCKWRIGHT_SITE, or the usual one", () => {
  const called = { environment: { BLOCKWRIGHT_SITE: "site" }, current: "/home/asha" };
  expect(siteFolder("other", "/usual", called)).toBe("/home/asha/other");
  expect(siteFolder(undefined, "/usual", called)).toBe("/home/asha/site");
  expect(siteFolder(undefined, "/usual", { ...called, environment: {} })).toBe("/usual");
});
