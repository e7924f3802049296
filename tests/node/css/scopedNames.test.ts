import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { letters, modulesOfNames, shortNames } from "../../../src/node/css/scopedNames.ts";
import { filesBelow } from "../../../src/node/filesBelow.mjs";

/** What visitors load, and what the build renders of it. */
const sources = filesBelow("src").filter((file) => !/^(?:gallery|studio)\//.test(file));

const classesIn = (file: string) => {
  const css = readFileSync(join("src", file), "utf8");
  return [...new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map((match) => match[1]!))];
};

test("every class of every module has a short name of its own, the same each time", () => {
  const root = process.cwd();
  const modules = sources.filter((file) => file.endsWith(".module.css"));
  const all = () => {
    const nameOf = shortNames(root);
    return modules.flatMap((file) => classesIn(file).map((name) => nameOf(name, join(root, "src", file))));
  };
  const names = all();
  expect(names.length).toBeGreaterThan(190);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]{1,2}$/);
  expect(all()).toEqual(names);
});

test("a short name tells its module, and no other class or word of ad blockers is one", () => {
  const root = process.cwd();
  const [nameOf, moduleOf] = [shortNames(root), modulesOfNames(root)];
  expect(moduleOf(nameOf("button", join(root, "src/ui/Button.module.css")))).toBe("src/ui/Button.module.css");
  const others = sources.filter((file) => file.endsWith(".css") && !file.endsWith(".module.css")).flatMap(classesIn);
  expect(others).toContain("vh");
  expect([...others, "ad"].filter((name) => moduleOf(name))).toEqual([]);
});

test("what is no class of a module has no short name", () => {
  const nameOf = shortNames(process.cwd());
  expect(() => nameOf("nothing", join(process.cwd(), "src/ui/Button.module.css"))).toThrow(
    'There is no "nothing" in src/ui/Button.module.css.',
  );
});

test("letters go on after the last", () => {
  expect([0, 25, 26, 51, 52, 53, 104].map((index) => letters(index))).toEqual(["a", "z", "A", "Z", "aa", "ab", "ba"]);
});

test("no script knows a class of a module, so that the HTML of a page has all that it will ever have", () => {
  const scripts = sources.filter((file) => file.endsWith(".ts"));
  const knowing = scripts.filter((file) => /from "[^"]*\.module\.css"/.test(readFileSync(join("src", file), "utf8")));
  expect(knowing).toEqual([]);
});
