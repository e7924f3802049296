/** A rule for a value of an attribute is left out where no element has that value in the HTML of a page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseSheet } from "../../../src/node/css/parseSheet.ts";
import { attributesIn } from "../../../src/node/css/sheet.ts";
import { filesBelow } from "../../../src/node/filesBelow.mjs";

const FOLDERS = ["blocks", "browser", "layout", "ui"];

/** All files of visitors that end like this. */
function read(end: string): string[] {
  return FOLDERS.flatMap((name) => {
    const folder = join("src", name);
    const files = filesBelow(folder).filter((file) => file.endsWith(end));
    return files.map((file) => readFileSync(join(folder, file), "utf8"));
  });
}

test("no script gives a value to an attribute whose values have rules", () => {
  const styled = new Set(read(".css").flatMap((css) => attributesIn(parseSheet(css))));
  expect(styled).toContain("data-ground");
  const scripts = read(".ts").join("\n");
  const set = [...scripts.matchAll(/dataset(?:\.|\[")(\w+)(?:"\])? = (?!"")|setAttribute\("data-([\w-]+)", (?!"")/g)];
  const names = set.map(
    ([, key, name]) => `data-${name ?? key!.replaceAll(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)}`,
  );
  expect(names.filter((name) => styled.has(name))).toEqual([]);
});
