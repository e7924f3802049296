/** Docs lead where they say, and show what there is. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { caching, everywhere } from "../src/node/hosting/headers.ts";
import { filesBesideSite, filesInSite } from "../src/node/hosting/hostFiles.ts";
import { exampleHashes, MADE_FROM } from "../tools/madeFrom.ts";
import { images, page, problemsOf, schemas, text, types } from "./node/check/site.ts";

const files = ["README.md", ...readdirSync("docs").map((name) => `docs/${name}`)].filter((file) =>
  file.endsWith(".md"),
);

/** The anchors that GitHub gives to the headings of a page. */
function anchorsIn(file: string): string[] {
  const headings = Array.from(readFileSync(file, "utf8").matchAll(/^#{1,6} (.*)$/gm), ([, heading]) => heading!);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test.each(files)("every link in %s leads somewhere", (file) => {
  const withoutCode = readFileSync(file, "utf8").replaceAll(/^```.*?^```$|`[^`\n]*`/gms, "");
  for (const [, link = ""] of withoutCode.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (link.startsWith("https:")) continue;
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? file : join(dirname(file), path);
    expect(existsSync(target), `${link} in ${file}`).toBe(true);
    if (anchor !== undefined) expect(anchorsIn(target), `${link} in ${file}`).toContain(anchor);
  }
});

const forTheCode = ["CONTRIBUTING.md", "src/studio/README.md"].concat(
  readdirSync("docs/decisions").map((name) => `docs/decisions/${name}`),
);

test.each(forTheCode)("every file and folder that %s names is there", (file) => {
  // What stands for any block in the example of how to add one is not.
  const named = readFileSync(file, "utf8").matchAll(/`((?:src|tests|docs|schema|tools)\/[\w./-]+)`/g);
  for (const [, path = ""] of named)
    if (!/motto/i.test(path)) expect(existsSync(path) || isStartOfName(path), `${path} in ${file}`).toBe(true);
});

describe("docs/decisions", () => {
  const names = readdirSync("docs/decisions").filter((name) => /^\d/.test(name));
  const index = readFileSync("docs/decisions/README.md", "utf8");

  test.each(names)("%s has the four parts, and is in the index under its title", (name) => {
    const decision = readFileSync(`docs/decisions/${name}`, "utf8");
    const parts = Array.from(decision.matchAll(/^## (.*)$/gm), ([, heading]) => heading);
    expect(parts).toEqual(["Context", "Decision", "Consequences", "To undo"]);
    const [, title] = /^# (.*)$/m.exec(decision)!;
    expect(index).toContain(`- [${title}](${name})\n`);
  });
});

/** Decisions are called by their numbers. */
function isStartOfName(path: string): boolean {
  return readdirSync(dirname(path)).some((name) => /^\d{4}$/.test(basename(path)) && name.startsWith(basename(path)));
}

describe("docs/blocks.md", () => {
  const blocks = readFileSync("docs/blocks.md", "utf8");

  test.each(types)("has a picture of %s that is small enough", async (type) => {
    const picture = `docs/blocks/${type}.webp`;
    expect(blocks).toContain(`(blocks/${type}.webp)`);
    expect(statSync(picture).size).toBeLessThanOrEqual(40_000);
    expect((await sharp(picture).metadata()).width).toBe(960);
  });

  test("has no picture of a block that is gone", () => {
    const pictures = readdirSync("docs/blocks").filter((name) => name.endsWith(".webp"));
    expect(pictures.toSorted()).toEqual(types.map((type) => `${type}.webp`));
  });

  test("has pictures of the examples as they are; npm run docs:pictures takes new ones", () => {
    expect(JSON.parse(readFileSync(MADE_FROM, "utf8"))).toEqual(exampleHashes(schemas));
  });

  test("shows a page, a shared block and a site that are fine", () => {
    const [shownPage, shared, site] = ["page", "sharedBlock", "site"].map((name) =>
      text(schemas[`${name}.schema.json`]!.examples![0]!),
    );
    const use = text(page({ type: "shared", use: "shown" }));
    expect(images).toContain("brand/og-image.jpg");
    const shown = { "pages/hello.json": shownPage!, "pages/_shared/shown.json": shared!, "pages/index.json": use };
    expect(problemsOf(shown)).toEqual([]);
    expect(problemsOf({ "pages/_site.json": site! }).filter(({ file }) => file === "pages/_site.json")).toEqual([]);
  });
});

describe("docs/deploy.md", () => {
  const guide = readFileSync("docs/deploy.md", "utf8");

  test.each(Object.entries(everywhere))("shows %s as it is sent", (name, value) => {
    expect(guide).toContain(`\n${name.toLowerCase()}: ${value}\n`);
  });

  test("says how long files are kept, and names every file for a host", () => {
    for (const policy of Object.values(caching)) expect(guide).toContain(`cache-control: ${policy}`);
    for (const path of Object.keys(filesInSite([]))) expect(guide).toContain(`dist/${path}`);
    for (const path of Object.keys(filesBesideSite([]))) expect(guide).toContain(`hosting/${path}`);
  });

  test.each([
    ["/", "/index.html"],
    ["/contact", "/contact.html"],
    ["/many/1", "/many/1.html"],
    ["/data/contact.json", "/data/contact.json"],
    // These are not there, so the not-found page leads on.
    ["/contact/", "/contact/.html"],
    ["/portfolioPage", "/portfolioPage.html"],
  ])("has CloudFront ask for %s as %s", (uri, asked) => {
    const [, code = ""] = /```js\n(.*?)```/s.exec(guide) ?? [];
    expect(runInNewContext(`${code}handler({ request: { uri } }).uri`, { uri })).toBe(asked);
  });

  test("publishes on GitHub with the versions of actions that check it there", () => {
    const [, workflow = ""] = /```yaml\n(.*?)```/s.exec(guide) ?? [];
    const steps = readFileSync(".github/workflows/check.yml", "utf8");
    const shared = Array.from(workflow.matchAll(/actions\/(checkout|setup-node)@\S+/g));
    expect(shared.map(([, name]) => name)).toEqual(["checkout", "setup-node"]);
    for (const [action] of shared) expect(steps).toContain(action);
    expect(parse(workflow)).toMatchObject({ permissions: { pages: "write", "id-token": "write" } });
  });
});
