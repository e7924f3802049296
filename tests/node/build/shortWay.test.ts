/** A big site whose pages change: what the short way makes is what the long way makes, which looks at everything. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandLine } from "../../support/commands.ts";
import { hashesBelow, linkPictures, writeFiles } from "../../support/folders.ts";
import { filesBelow } from "../../../src/node/filesBelow.mjs";
import { storeOf } from "../../../src/node/known/surroundings.ts";
import { addPages } from "../../../tools/bench/sitePages.ts";
import { writeAgency } from "../../support/agency/folder.ts";
import { engine } from "../../support/engine.ts";

const COUNT = 210;
let root: string;
let site: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "blockwright-short-"));
  site = join(root, "site");
  writeAgency(site);
  addPages(site, COUNT);
  writeFiles(site, { "public/prices.pdf": "Prices" });
  linkPictures(site);
  // What was written just now is not relied on.
  const past = new Date(Date.now() - 60_000);
  for (const file of filesBelow(join(site, "pages"))) utimesSync(join(site, "pages", file), past, past);
  // Each test leaves the site as it was built last.
  run("build", site);
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function run(command: string, folder: string, environment: Record<string, string> = {}): string {
  const env = { ...process.env, CI: "", ...environment, BLOCKWRIGHT_SITE: folder };
  const args = commandLine(command, ...(command === "check" ? [folder] : []));
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
  return stderr + stdout;
}

/** The environment of a command in which other functions of `fs` stand. */
function patched(program: string): Record<string, string> {
  const all = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";\n${program}\nsyncBuiltinESMExports();`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(all)}` };
}

/** What is said by a build that starts from nothing and remembers nothing, and what it makes. */
function fromNothing(): { said: string; made: Record<string, string>[] } {
  const folder = join(root, "fresh");
  mkdirSync(folder);
  cpSync(join(site, "pages"), join(folder, "pages"), { recursive: true });
  for (const part of ["images", "public"]) symlinkSync(join(site, part), join(folder, part));
  linkPictures(folder);
  const said = run("build", folder, { CI: "true" });
  const made = madeIn(folder);
  rmSync(folder, { recursive: true });
  return { said, made };
}

function madeIn(folder: string): Record<string, string>[] {
  return ["dist", "hosting"].map((name) => hashesBelow(join(folder, name)));
}

const pageFile = (name: number | string) =>
  join(site, `pages/${typeof name === "number" ? `many/${name}` : name}.json`);

function replaceIn(name: number | string, from: string | RegExp, to: string): void {
  const text = readFileSync(pageFile(name), "utf8");
  expect(text).toMatch(from);
  writeFileSync(pageFile(name), text.replace(from, to));
}

const moreToRead = (name: number, words: string) => replaceIn(name, "There is more to read.", words);
const setTimes = (name: number, time: Date) => utimesSync(pageFile(name), time, time);
const future = new Date(Date.now() + 1e8);

/** One after the other, with a build after each edit. A page keeps what was done to it. */
const edits: Record<string, (() => void)[]> = {
  texts: [
    () => moreToRead(5, "There is much more to read."),
    () => {
      replaceIn(5, "There is much more", "There is so much more");
      moreToRead(6, "There is less to read.");
    },
    () => {
      replaceIn(7, "Page 7 of many", "The seventh of many pages");
      replaceIn(8, "This is page 8 of many", "This is the eighth page of many");
    },
    () => moreToRead(10, "There is [page twenty](/many/20) to read."),
    // Files whose times say nothing.
    () => {
      const { mtime } = statSync(pageFile(9));
      moreToRead(9, "There is less to read.");
      setTimes(9, mtime);
    },
    () => {
      moreToRead(19, "There is less to read.");
      setTimes(19, future);
    },
    () => {
      replaceIn(19, "There is less", "There is most");
      setTimes(19, future);
    },
    // Pages of which others show something.
    () => replaceIn("ios-or-android", /"card": {([^]*?)"title": "[^"]*"/, '"card": {$1"title": "Other words"'),
    () => replaceIn("app-from-scratch", /"title": "/, '"title": "Read: '),
    // A page that is checked before it is built, and one that was built where nothing is remembered.
    () => {
      moreToRead(14, "There is even more to read.");
      run("check", site);
    },
    () => {
      moreToRead(24, "There is even more to read.");
      run("build", site, { CI: "true" });
      replaceIn(24, "There is even more to read.", "There is more to read.");
    },
    // A warning, and texts beside it.
    () => replaceIn(10, '"/many/11"', '"/many/21"'),
    () => moreToRead(12, "There is a lot more to read."),
    () => moreToRead(11, "There is a lot more to read."),
  ],
  "a link to a place that is not there": [() => moreToRead(13, "There is [a place](/many/30#place) to read.")],
  "that place, then under another name, and a title of another page": [
    () => replaceIn(30, /"type": "cta",(\s+"heading": "What comes)/, '"type": "cta", "id": "place",$1'),
    () => replaceIn(30, '"id": "place"', '"id": "spot"'),
    () => replaceIn(31, "Page 31 of many", "Page 32 of many"),
  ],
  "all in order again, other files, and one that is no page": [
    () => replaceIn(30, '"id": "spot"', '"id": "place"'),
    () => replaceIn(31, "Page 32 of many", "Page 31 of many once more"),
    () => replaceIn(15, '"route": "/many/15"', '"route": "/many/fifteen", "aliases": ["/many/15"]'),
    () => replaceIn(14, '"/many/15"', '"/many/fifteen"'),
    () => renameSync(pageFile(16), pageFile("many/sixteen")),
    () => cpSync(pageFile(17), `${pageFile(17)}.txt`),
  ],
  "the same without it, and what was made and is remembered": [
    () => rmSync(`${pageFile(17)}.txt`),
    () => rmSync(join(site, "dist/many/40.html")),
    () => {
      const path = join(site, ".cache/build/built.json");
      writeFileSync(path, readFileSync(path).subarray(0, -9));
      moreToRead(17, "There is hardly more to read.");
    },
    () => moreToRead(18, "There is no more to read."),
  ],
  "a file in public that a page names, and one more": [
    () => moreToRead(21, "There are [prices](/prices.pdf) to read."),
    () => writeFiles(site, { "public/prices.pdf": "Higher prices" }),
    () => writeFiles(site, { "public/terms.pdf": "Terms" }),
  ],
  "one of them less, so that a link leads nowhere": [() => rmSync(join(site, "public/prices.pdf"))],
  "the other one less": [
    () => writeFiles(site, { "public/prices.pdf": "Prices" }),
    () => rmSync(join(site, "public/terms.pdf")),
  ],
  "what all pages share": [() => replaceIn("_site", '"name": "Kitestep"', '"name": "Kitestepping"')],
};

test("whatever is edited, one after the other", { timeout: 600_000 }, () => {
  for (const [name, steps] of Object.entries(edits)) {
    let said = "";
    for (const edit of steps) {
      edit();
      said = run("build", site);
    }
    const whole = fromNothing();
    expect(said, name).toBe(whole.said);
    // With an error all stays as it was.
    if (!said.includes("Nothing was built")) expect(madeIn(site), name).toEqual(whole.made);
  }
});

test("what another command has remembered over it makes no difference", { timeout: 120_000 }, () => {
  const store = storeOf(engine, site);
  const known = dirname(store);
  const kept = join(root, "known");
  // What other tests remember of their sites lies beside it.
  const own = () => readdirSync(known).filter((name) => name.startsWith(basename(store, ".json")));
  for (const name of own()) cpSync(join(known, name), join(kept, name), { preserveTimestamps: true });
  moreToRead(26, "There is a little more to read.");
  expect(run("build", site)).not.toContain("failed");
  // As when both had begun with the same lines, and added theirs at the same place.
  for (const name of own()) rmSync(join(known, name));
  cpSync(kept, known, { recursive: true, preserveTimestamps: true });
  replaceIn(26, "There is a little more to read.", "There is more to read.");
  for (const page of [27, 28, 29]) replaceIn(page, `Page ${page} of many`, `Another title of page ${page}`);
  run("check", site);
  expect(run("build", site)).not.toContain("failed");
  expect(madeIn(site)).toEqual(fromNothing().made);
});

test("a folder that may not be read is told in words", { timeout: 60_000 }, () => {
  const folder = join(site, "pages/many");
  const closed = `const read = fs.readdirSync;
    fs.readdirSync = (path, ...more) => {
      if (path !== ${JSON.stringify(folder)}) return read(path, ...more);
      throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
    };`;
  expect(run("build", site, patched(closed))).toContain(
    `: the folder ${folder} may not be read. Give yourself the right to read it.\n`,
  );
});

test.each([
  ["is not published", ""],
  ["is not published by a machine that remembers nothing", "true"],
])("a page that is saved between its check and its making %s", { timeout: 120_000 }, (_what, CI) => {
  const before = madeIn(site);
  const path = pageFile(33);
  const text = readFileSync(path, "utf8");
  moreToRead(33, "There is a bit more to read.");
  // The long way, on which pages are read again.
  rmSync(join(site, ".cache/build/built.json"));
  const saving = `const read = fs.readFileSync;
    fs.readFileSync = (path, ...more) => {
      // As a text, it is read for pages.
      if (path === ${JSON.stringify(join(engine, "index.html"))} && more[0] === "utf8")
        fs.writeFileSync(${JSON.stringify(path)}, ${JSON.stringify(text.replaceAll('"/', '"javascript:/'))});
      return read(path, ...more);
    };`;
  expect(run("build", site, { ...patched(saving), CI })).toContain(
    "pages/many/33.json was changed while the site was being built. Build again.\n",
  );
  expect(madeIn(site)).toEqual(before);
  writeFileSync(path, text);
  expect(run("build", site)).not.toContain("Nothing was built");
});

test("another address of a page leaves the not-found page as it was, which lists none", { timeout: 60_000 }, () => {
  const list = "data/all.addresses.json";
  const path = (file: string) => join(site, "dist", file);
  const [page, addresses] = ["404.html", list].map((file) => statSync(path(file)).ino);
  replaceIn(20, '"route":', '"aliases": ["/twenty"], "route":');
  expect(run("build", site)).not.toContain("Nothing was built");
  expect(statSync(path("404.html")).ino).toBe(page);
  expect(readFileSync(path("404.html"), "utf8")).not.toContain("/many/");
  expect(statSync(path(list)).ino).not.toBe(addresses);
  expect(readFileSync(path(list), "utf8")).toContain('"/twenty":"/many/20"');
});
