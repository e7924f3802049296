import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { letters, shortNames } from "../../../src/node/css/scopedNames.ts";
import { filesBelow } from "../../../src/node/filesBelow.mjs";

/** What visitors load, and what the build renders of it. */
const sources = filesBelow("src").filter((file) => !/^(?:gallery|studio)\//.test(file));

test("every class of every module has a short name of its own, the same each time", () => {
  const root = process.cwd();
  const modules = sources.filter((file) => file.endsWith(".module.css"));
  const all = () => {
    const nameOf = shortNames(root);
    return modules.flatMap((file) => {
      const path = join(root, "src", file);
      const css = readFileSync(path, "utf8");
      const classes = new Set([...css.matchAll(/\.([a-z][\w-]+)(?=[^{}]*\{)/g)].map((match) => match[1]!));
      return [...classes].map((name) => nameOf(name, path, css));
    });
  };
  const names = all();
  expect(names.length).toBeGreaterThan(190);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[A-Za-z]\d{1,2}$/);
  expect(all()).toEqual(names);
});

test("letters go on after the last", () => {
  expect([0, 25, 26, 51, 52, 53, 104].map(letters)).toEqual(["a", "z", "A", "Z", "aa", "ab", "ba"]);
});

test("no script knows a class of a module, so that the HTML of a page has all that it will ever have", () => {
  const scripts = sources.filter((file) => file.endsWith(".ts"));
  const knowing = scripts.filter((file) => /from "[^"]*\.module\.css"/.test(readFileSync(join("src", file), "utf8")));
  expect(knowing).toEqual([]);
});
