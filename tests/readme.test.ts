import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { check } from "../src/node/check/check.ts";
import { loadSite } from "../src/node/loadSite.ts";
import { schemas, types } from "./support/exampleSite.ts";

const readme = readFileSync("README.md", "utf8");

test("the first page of the README passes the check", () => {
  const [, page = ""] = /```json\n(.*?)```/s.exec(readme) ?? [];
  const { files, images } = loadSite(process.cwd());
  expect(page).toContain('"route": "/hello"');
  expect(check({ files: { ...files, "pages/hello.json": page }, schemas, images })).toEqual([]);
});

test("the README names every block and every command", () => {
  for (const type of types) expect(readme).toContain(`\`${type}\``);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  for (const [, name] of readme.matchAll(/`npm run ([\w:]+)`/g)) expect(Object.keys(scripts)).toContain(name);
});
