import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { check } from "../src/node/check/check.ts";
import { agency, agencyPictures } from "./support/agency/agency.ts";
import { schemas, types } from "./support/exampleSite.ts";

const readme = readFileSync("README.md", "utf8");

test("all that the check says of the first page of the README is what step 5 tells", () => {
  const [, page = ""] = /```json\n(.*?)```/s.exec(readme) ?? [];
  expect(page).toContain('"route": "/hello"');
  const problems = check({ files: { ...agency, "pages/hello.json": page }, schemas, images: agencyPictures });
  expect(problems.map(({ code, severity }) => `${code}, ${severity}`)).toEqual(["orphan-page, warning"]);
});

test("the README names every block and every command", () => {
  for (const type of types) expect(readme).toContain(`\`${type}\``);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  for (const [, name] of readme.matchAll(/`npm run ([\w:]+)`/g)) expect(Object.keys(scripts)).toContain(name);
});
