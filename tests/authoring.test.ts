/** The guide for authors, followed to the letter on a site. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check } from "../src/node/check/check.ts";
import { formatProblems } from "../src/node/check/outputs/report.ts";
import type { SiteFiles } from "../src/node/check/site.ts";
import { inputOf } from "./node/check/site.ts";
import { agency, agencyPictures } from "./support/agency/agency.ts";

const guide = readFileSync("docs/authoring.md", "utf8");
const site = { ...inputOf(agency), images: agencyPictures };

function fences(language: string): string[] {
  const all = guide.matchAll(new RegExp(`^( *)\`\`\`${language}\\n(.*?)^ *\`\`\``, "gms"));
  return Array.from(all, ([, indent = "", text = ""]) => text.replaceAll(new RegExp(`^${indent}`, "gm"), ""));
}

const json = fences("json");
const page = json.find((text) => text.includes('"route"'))!;
const blocks = json.filter((text) => text.startsWith("{") && text.includes('"type"') && text !== page);

/** What the check says of the site with the page of the guide in it, and a link to that. */
function told(written: string, more: SiteFiles = {}): string {
  const home = String(site.files["pages/index.json"]).replace('"href": "/contact"', '"href": "/our-team"');
  const files = { ...site.files, "pages/index.json": home, "pages/our-team.json": written, ...more };
  return formatProblems(check({ ...site, files }), files);
}

test("the page of the guide is fine", () => {
  expect(told(page)).toBe("");
});

test.each(blocks)("a block of the guide is fine: %s", (block) => {
  expect(told(page.replace(/\n {2}\]\n\}\n$/, `,\n${block}  ]\n}\n`))).toBe("");
});

test("the message that the guide explains is the one that is printed", () => {
  const wrong = page.replace('"heading": "How we work', '"headng": "How we work');
  expect(wrong).not.toBe(page);
  expect(guide).toContain(`\`\`\`\n${told(wrong)}\`\`\``);
});

describe("every file and place that the guide names is there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

  test.each(["dev", "check"])("npm run %s", (name) => {
    expect(guide).toContain(`npm run ${name}`);
    expect(Object.keys(scripts)).toContain(name);
  });

  test("files of the site", () => {
    const named = Array.from(guide.matchAll(/`(pages\/_[\w/-]+\.json)`/g), ([, file]) => file!);
    expect(named.length).toBeGreaterThan(1);
    expect(Object.keys(site.files)).toEqual(expect.arrayContaining(named));
  });
});
