import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  version: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}
type Packages = Record<string, Locked>;

const text = readFileSync("package-lock.json", "utf8");
const { packages } = JSON.parse(text) as { packages: Packages };

/** The name of a package at a place such as "node_modules/vite/node_modules/esbuild". */
const nameAt = (place: string) => place.split("node_modules/").at(-1)!;

/** What locked packages want for one system or another and the lock file does not have; a range takes any version. */
function missing(locked: Packages): string[] {
  const listed = new Set(Object.entries(locked).map(([place, { version }]) => `${nameAt(place)}@${version}`));
  const names = new Set(Object.keys(locked).map(nameAt));
  const wanted = Object.values(locked).flatMap((each) => Object.entries(each.optionalDependencies ?? {}));
  return wanted.flatMap(([name, version]) => {
    const isListed = /^\d/.test(version) ? listed.has(`${name}@${version}`) : names.has(name);
    return isListed ? [] : [name];
  });
}

test("the lock file serves every system, not only the one it was written on", () => {
  expect(missing(packages)).toEqual([]);
});

test("what is downloaded must be what was locked", () => {
  const { "": _project, ...downloaded } = packages;
  const unsealed = Object.entries(downloaded).filter(([, { integrity }]) => !integrity);
  expect(unsealed.map(([place]) => place)).toEqual([]);
});

test("what any system would miss is noticed, whatever its name", () => {
  const optional = new Set(Object.values(packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {})));
  expect(optional).toContain("fsevents");
  for (const name of optional) {
    const others = Object.entries(packages).filter(([place]) => nameAt(place) !== name);
    expect(missing(Object.fromEntries(others))).toContain(name);
  }
});

test("every version is pinned exactly", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, object>;
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test("the lock file names no registry", () => {
  expect(text).not.toMatch(/"resolved"/);
});
