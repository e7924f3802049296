/** --fix on a real folder, by the command line. */
import { execFile } from "node:child_process";
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fixFolder, type Repair } from "../../../src/node/fix/fixFolder.ts";
import { loadSite } from "../../../src/node/site/loadSite.ts";
import { commandLine } from "../../support/commands.ts";
import { block, images, inOwnWords, page, pictureFiles, schemas, siteWith, text } from "../check/site.ts";
import { writeFiles } from "../../support/folders.ts";

const cta = { ...block("cta"), heading: "Do you have an app in mind?", text: "We help people to build it." };
const right = text(page(cta));
const wrong = right.replace('"heading"', '"headng"');
const other = (route: string, content = wrong) =>
  content.replace('"route": "/"', `"route": "${route}"`).replaceAll("The page under test", `The page at ${route}`);
let root: string;

function write(files: Record<string, unknown>): void {
  writeFiles(root, files);
}

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function fix(): Promise<Repair> {
  return fixFolder(root, { ...loadSite(root), schemas, images });
}

/** All files in the folder pages, so that a temporary file left behind is noticed. */
function names(): string[] {
  return readdirSync(join(root, "pages")).toSorted();
}

beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), "blockwright-fix-")), "site");
  const pages = { "pages/index.json": right, "pages/a.json": other("/a", right), "pages/b.json": other("/b", right) };
  write(inOwnWords(siteWith(pages)));
});

afterEach(() => {
  rmSync(dirname(root), { recursive: true, force: true });
});

test("nothing is written when nothing changes", async () => {
  const times = () => names().map((name) => `${name} ${statSync(join(root, "pages", name)).mtimeMs}`);
  const before = times();
  write({ "pages/a.json": other("/a", right.replace('"heading"', '"zzz"')) });
  const { told, failures, problems } = await fix();
  expect({ told, failures, codes: problems.map(({ code }) => code) }).toEqual({
    told: "There is nothing that can be put right for you.\n",
    failures: [],
    codes: ["unknown-property"],
  });
  write({ "pages/a.json": other("/a", right) });
  expect(times().filter((time) => !before.includes(time) && !time.startsWith("a.json"))).toEqual([]);
});

test("rights stay as they are, and nothing is left beside the file", async () => {
  write({ "pages/a.json": other("/a") });
  chmodSync(join(root, "pages/a.json"), 0o640);
  const before = names();
  await expect(fix()).resolves.toMatchObject({ failures: [], problems: [] });
  expect(read("pages/a.json")).toBe(other("/a", right));
  expect((statSync(join(root, "pages/a.json")).mode & 0o777).toString(8)).toBe("640");
  expect(names()).toEqual(before);
});

test("a symbolic link stays one, and the file it leads to is put right once", async () => {
  write({ "texts/a.txt": other("/a") });
  rmSync(join(root, "pages/a.json"));
  symlinkSync("../texts/a.txt", join(root, "pages/a.json"));
  await expect(fix()).resolves.toMatchObject({ failures: [], problems: [] });
  expect(readlinkSync(join(root, "pages/a.json"))).toBe("../texts/a.txt");
  expect(read("texts/a.txt")).toBe(other("/a", right));
});

test("the folder of pages may be a link", async () => {
  write({ "pages/a.json": other("/a") });
  const elsewhere = join(dirname(root), "elsewhere");
  renameSync(join(root, "pages"), elsewhere);
  symlinkSync(elsewhere, join(root, "pages"));
  await expect(fix()).resolves.toMatchObject({ failures: [], problems: [] });
  expect(read("pages/a.json")).toBe(other("/a", right));
});

test("two names for one file", async () => {
  write({ "pages/a.json": other("/a") });
  symlinkSync("a.json", join(root, "pages/c.json"));
  expect((await fix()).failures).toEqual([]);
  expect(read("pages/a.json")).toBe(other("/a", right));
});

test("files that cannot be written are named, and the rest is written", async () => {
  const outside = join(dirname(root), "outside.json");
  writeFileSync(outside, other("/b"));
  rmSync(join(root, "pages/b.json"));
  symlinkSync(outside, join(root, "pages/b.json"));
  write({ "pages/a.json": other("/a"), "pages/index.json": wrong });
  chmodSync(join(root, "pages/a.json"), 0o444);
  const { told, failures, problems } = await fix();
  expect(told).toBe('pages/index.json:8   renamed "headng" to "heading".\n\n1 mistake in 1 file was put right.\n');
  expect(failures).toEqual([
    "pages/a.json could not be changed, because it may only be read. Give yourself the right to write it.",
  ]);
  expect(problems.map(({ file, code, edit }) => [file, code, edit !== undefined])).toEqual([
    ["pages/a.json", "unknown-property", false],
    ["pages/b.json", "link-outside", false],
  ]);
  expect([read("pages/index.json"), read("pages/a.json"), readFileSync(outside, "utf8")]).toEqual([
    right,
    other("/a"),
    other("/b"),
  ]);
});

test("a file that somebody else has changed or taken away since it was read", async () => {
  write({ "pages/a.json": other("/a"), "pages/b.json": other("/b") });
  const loaded = loadSite(root);
  const input = { ...loaded, files: { ...loaded.files }, schemas, images };
  write({ "pages/a.json": other("/a").replace("an app", "a shop") });
  rmSync(join(root, "pages/b.json"));
  const before = names();
  expect((await fixFolder(root, input)).failures).toEqual([
    "pages/a.json was changed by another program in the meantime, so it was left as it is. Run this again.",
    "pages/b.json was changed by another program in the meantime, so it was left as it is. Run this again.",
  ]);
  expect(read("pages/a.json")).toBe(other("/a").replace("an app", "a shop"));
  expect(names()).toEqual(before);
});

test("many files, of which some are written together and others are left as they are", async () => {
  const many = Array.from({ length: 150 }, (_, i) => `pages/many-${i}.json`);
  for (const [i, file] of many.entries()) write({ [file]: other(`/many-${i}`) });
  chmodSync(join(root, many[3]!), 0o444);
  symlinkSync("many-100.json", join(root, "pages/many-101-too.json"));
  const before = names();
  const { failures } = await fix();
  expect(failures).toEqual([
    "pages/many-3.json could not be changed, because it may only be read. Give yourself the right to write it.",
  ]);
  const wanted = many.map((_, i) => other(`/many-${i}`, i === 3 ? wrong : right));
  expect(many.map(read)).toEqual(wanted);
  expect(names()).toEqual(before);
});

describe("the command", () => {
  function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
    return new Promise((resolve) => {
      execFile(process.execPath, commandLine("check", ...args), (error, out, err) => {
        resolve({ code: Number(error?.code ?? 0), out: out.replaceAll(root, "<site>"), err });
      });
    });
  }

  test("says what it did, then what is left; the second time there is nothing to do", async () => {
    write(pictureFiles());
    write({ "pages/a.json": `\ufeff${other("/a")}`, "pages/b.json": other("/b").replace('"/contact"', '" /contact"') });
    expect(await run("--fix", root)).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "",
        "out": "pages/a.json:1   took out a character that cannot be seen (U+FEFF).
      pages/a.json:8   renamed "headng" to "heading".
      pages/b.json:8   renamed "headng" to "heading".
      pages/b.json:12   changed " /contact" to "/contact".

      4 mistakes in 2 files were put right.

      12 pages checked, no problems.
      ",
      }
    `);
    const forPrograms = await run("--fix", "--format", "json", root);
    expect(forPrograms.err).toBe("There is nothing that can be put right for you.\n\n");
    expect(JSON.parse(forPrograms.out)).toMatchObject({ problems: [] });
    expect(await run("--fix", "--changed", root)).toEqual({
      code: 2,
      out: "",
      err: "Write --fix without --changed: the whole site is put right.\n",
    });
    expect(await run("--fix", root)).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "",
        "out": "There is nothing that can be put right for you.

      12 pages checked, no problems.
      ",
      }
    `);
    write({ "pages/a.json": other("/a", right).replace('"cta"', '"ctaa"') });
    chmodSync(join(root, "pages/a.json"), 0o444);
    expect((await run("--fix", root)).code).toBe(1);
    write({ "pages/b.json": other("/b") });
    chmodSync(join(root, "pages/b.json"), 0o444);
    expect(await run("--fix", root)).toMatchInlineSnapshot(`
      {
        "code": 3,
        "err": "pages/b.json could not be changed, because it may only be read. Give yourself the right to write it.
      ",
        "out": "Nothing was changed.

      pages/a.json:7:15   In block 1: there is no block called "ctaa".
          7 |       "type": "ctaa",
            |               ^^^^^^
          Fix: did you mean "cta"?                                     [unknown-block]

      pages/b.json:8:7   In block 1 (cta "Do you have an app in mind?"): "headng" is not something a cta has.
          8 |       "headng": "Do you have an app in mind?",
            |       ^^^^^^^^
          Fix: rename it to "heading".                                 [unknown-property]

      2 problems in 2 pages, 10 pages are fine.
      ",
      }
    `);
  });
});
