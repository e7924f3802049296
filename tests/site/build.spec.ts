import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesInSite } from "../../src/node/hosting/hostFiles.ts";
import { commandLine } from "../support/commands.ts";
import { agencyDist } from "../support/agency/folder.ts";
import { copySite } from "../support/devSite.ts";
import { expect, test } from "@playwright/test";
import { filesBelow } from "../../src/node/filesBelow.mjs";

const VITE_BUILD = ["node_modules/vite/bin/vite.js", "build"];

function run(args: readonly string[], folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], BLOCKWRIGHT_SITE: folder },
  });
  return { status, output: stdout + stderr };
}

const HELLO = {
  route: "/hello",
  title: "Hello",
  description: "A first page to try things out.",
  blocks: [
    { type: "intro", heading: "Hello there", text: "A first page." },
    { type: "cta", heading: "Act", button: { label: "Write to us", href: "/contact#form" } },
    { type: "shared", use: "contact-form" },
  ],
};

test("one JSON file makes a page: HTML, data, sitemap entry, metadata and what hosts need to know", () => {
  const { folder, remove } = copySite();
  writeFileSync(join(folder, "pages/hello.json"), JSON.stringify(HELLO));
  expect(run(commandLine("build"), folder)).toMatchObject({ status: 0 });
  const html = readFileSync(join(folder, "dist/hello.html"), "utf8");
  expect(html).toContain("<title>Hello | Kitestep</title>");
  expect(html).toContain('<meta name="description" content="A first page to try things out.">');
  expect(html).toMatch(/<h1[^>]*>Hello there<\/h1>/);
  expect(JSON.parse(readFileSync(join(folder, "dist/data/hello.json"), "utf8"))).toMatchObject({
    page: { route: "/hello" },
  });
  expect(readFileSync(join(folder, "dist/sitemap.xml"), "utf8")).toContain("<loc>https://kitestep.example/hello</loc>");
  for (const [path, text] of Object.entries(filesInSite([{ route: "/hello" }])))
    expect(readFileSync(join(folder, "dist", path), "utf8")).toContain(text.trim());
  expect(readFileSync(join(folder, "hosting/nginx/maps.conf"), "utf8")).toContain("  /hello /hello;\n");
  remove();
});

test("a broken page stops the build with the check's words, and what was built stays", () => {
  const { folder, remove } = copySite();
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist/index.html"), "as it was");
  writeFileSync(
    join(folder, "pages/hello.json"),
    JSON.stringify(HELLO, null, 2).replace('"heading": "Act"', '"headin": "Act"'),
  );
  const check = run(commandLine("check", folder), folder);
  const build = run(VITE_BUILD, folder);
  expect(check.status).toBe(1);
  expect(build.status).toBe(1);
  expect(check.output).toContain('"headin" is not something a cta has.');
  // Only the check was told which folder.
  expect(build.output).toContain(check.output.trim().replace(`${folder} --fix`, "--fix"));
  expect(build.output).not.toMatch(/^\s+at .*:\d+:\d+/m);
  expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toBe("as it was");
  expect(existsSync(join(folder, ".cache/build"))).toBe(false);
  remove();
});

test("visitors get nothing of the studio", () => {
  const names = filesBelow(agencyDist);
  expect(names).toContain("index.html");
  expect(names.filter((name) => /studio/i.test(name))).toEqual([]);
  // Words of its code; pages may speak of a studio.
  const marks = /studio-(?:token|site)|x-studio|src[/]studio|jsonc|codemirror|dnd-kit/i;
  for (const name of names.filter((each) => /\.(?:html|js|css|json)$/.test(each)))
    expect(readFileSync(join(agencyDist, name), "utf8"), name).not.toMatch(name.endsWith(".js") ? /studio/i : marks);
});

test("every script and style sheet is named by a page, a data file, a script or a style sheet", () => {
  const files = filesBelow(agencyDist).filter((file) => /\.(?:html|js|css|json)$/.test(file));
  const texts = files.map((file) => [file, readFileSync(join(agencyDist, file), "utf8")] as const);
  const assets = files.filter((file) => file.startsWith("assets/"));
  const isNamed = (asset: string) =>
    texts.some(([file, text]) => file !== asset && text.includes(asset.slice("assets/".length)));
  expect(assets.length).toBeGreaterThan(20);
  expect(assets.filter((asset) => !isNamed(asset))).toEqual([]);
});
