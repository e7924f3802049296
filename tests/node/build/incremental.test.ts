/** What a build makes of what has changed is what a build from nothing makes. */
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const engine = new URL("../../..", import.meta.url).pathname;
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "blockwright-build-"));
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** A folder with the site, or with the one of another folder; nothing has been built in it. */
function siteFolder(name: string, from = engine): string {
  const folder = join(root, name);
  mkdirSync(join(folder, ".cache"), { recursive: true });
  for (const part of ["pages", "images"]) cpSync(join(from, part), join(folder, part), { recursive: true });
  // Pictures take long, and are made by their content alone.
  mkdirSync(join(engine, ".cache/images"), { recursive: true });
  symlinkSync(join(engine, ".cache/images"), join(folder, ".cache/images"));
  return folder;
}

function build(folder: string): string {
  const env = { ...process.env, BLOCKWRIGHT_SITE: folder };
  return execFileSync(process.execPath, [join(engine, "src/node/launch.mjs"), "build"], {
    encoding: "utf8",
    env,
    stdio: "pipe",
  });
}

/** Every file below a folder with a hash of its content. */
function filesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  const hash = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), hash(file)]));
}

function edit(folder: string, file: string, change: (page: Record<string, unknown>) => void): void {
  const path = join(folder, file);
  const page = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  change(page);
  writeFileSync(path, `${JSON.stringify(page, null, 2)}\n`);
}

const HELLO = {
  route: "/hello",
  title: "Hello",
  description: "A first page to try things out, with a description that is long enough to be a good one.",
  aliases: ["/hallo"],
  blocks: [
    { type: "intro", heading: "Hello there", text: "A first page. See [our work](/portfoliopage)." },
    { type: "shared", use: "contact-form" },
  ],
};

/** One after the other. Each leaves a site without an error. */
const steps: Record<string, (folder: string) => void> = {
  "nothing has changed": () => undefined,
  "a text has changed, and a page is new": (folder) => {
    edit(folder, "pages/contact.json", (page) => (page["title"] = "Talk to us"));
    writeFileSync(join(folder, "pages/hello.json"), JSON.stringify(HELLO));
  },
  "the page has moved, and a shared block has changed": (folder) => {
    renameSync(join(folder, "pages/hello.json"), join(folder, "pages/again.json"));
    edit(folder, "pages/again.json", (page) => Object.assign(page, { route: "/again", aliases: ["/hello", "/hallo"] }));
    const [first = ""] = readdirSync(join(folder, "pages/_shared"));
    appendFileSync(join(folder, "pages/_shared", first), "\n");
    edit(folder, `pages/_shared/${first}`, (page) => {
      (page["block"] as Record<string, unknown>)["heading"] = "Another heading for all";
    });
  },
  "the page is gone, a picture is another one, and a card says something else": (folder) => {
    rmSync(join(folder, "pages/again.json"));
    cpSync(join(folder, "images/panels/web-development.webp"), join(folder, "images/panels/blog.webp"));
    edit(folder, "pages/app-from-scratch.json", (page) => {
      (page["card"] as Record<string, unknown>)["title"] = "Another title on the card";
    });
  },
  "what all pages share has changed": (folder) =>
    edit(folder, "pages/_site.json", (site) => {
      (site["brand"] as Record<string, unknown>)["name"] = "Kitesteps";
    }),
  "somebody has taken a file away": (folder) => rmSync(join(folder, "dist/contact.html")),
};

test("step by step", { timeout: 300_000 }, () => {
  const folder = siteFolder("steps");
  build(folder);
  let before = filesIn(join(folder, "dist"));
  for (const [step, change] of Object.entries(steps)) {
    change(folder);
    build(folder);
    const fresh = siteFolder(`fresh ${step}`, folder);
    build(fresh);
    const now = filesIn(join(folder, "dist"));
    expect(now, step).toEqual(filesIn(join(fresh, "dist")));
    expect(filesIn(join(folder, "hosting")), step).toEqual(filesIn(join(fresh, "hosting")));
    const isChange = !/nothing|taken/.test(step);
    expect(JSON.stringify(now) !== JSON.stringify(before), step).toBe(isChange);
    before = now;
    rmSync(fresh, { recursive: true });
  }
});

/** How often a build is killed, at moments from its start to its end. */
const MOMENTS = 5;

test("a build that is killed leaves what was there, or all that is new", { timeout: 300_000 }, async () => {
  const folder = siteFolder("killed");
  build(folder);
  const dist = join(folder, "dist");
  const rename = (name: string) =>
    edit(folder, "pages/_site.json", (site) => Object.assign(site["brand"] as object, { name }));
  const expected: Record<string, string>[] = [filesIn(dist)];
  const start = performance.now();
  rename("Two");
  build(folder);
  const taken = performance.now() - start;
  expected.push(filesIn(dist));
  for (let i = 1; i <= MOMENTS; i++) {
    rename(i % 2 === 0 ? "Two" : "Kitestep");
    const env = { ...process.env, BLOCKWRIGHT_SITE: folder };
    const child = spawn(process.execPath, [join(engine, "src/node/launch.mjs"), "build"], { env, stdio: "ignore" });
    const end = new Promise((resolve) => child.on("exit", resolve));
    setTimeout(() => child.kill("SIGKILL"), (taken * i) / MOMENTS);
    await end;
    // Between two renames there may be nothing; the next build puts it back.
    if (existsSync(dist)) expect(expected).toContainEqual(filesIn(dist));
  }
  rename("Two");
  build(folder);
  expect(filesIn(dist)).toEqual(expected[1]);
});
