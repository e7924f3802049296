import { execFileSync } from "node:child_process";
import fs, { chmodSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import { loadSite } from "../../../src/node/site/loadSite.ts";
import { commandLine } from "../../support/commands.ts";
import { inOwnWords, pageAt, pictureFiles, block, schemas, siteWith, text } from "./site.ts";
import { writeFiles } from "../../support/folders.ts";
import { engine } from "../../support/engine.ts";

let folder: string;
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g/></svg>';

function write(site: string, files: Record<string, unknown>): string {
  const root = join(folder, site);
  writeFiles(root, files);
  return root;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "blockwright-check-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("loadSite", () => {
  test("reads what lies among the pages, but for what may lie there, and lists images", () => {
    const files = { ...siteWith({ "pages/blog/first.json": "{}" }), "pages/notes.txt": "no page" };
    const copies = ["index.json~", "a/index.json.bak", "#index.json#", ".#index.json"];
    const beside = [".DS_Store", ".gitkeep", ".old/x.txt", "README.md", "Thumbs.db", ...copies];
    const more = Object.fromEntries(beside.map((name) => [`pages/${name}`, "x"]));
    const site = loadSite(write("plain", { ...files, ...more, "images/a/B.webp": "x" }));
    expect(site.files).toEqual(files);
    expect(site.images).toEqual(new Set(["a/B.webp"]));
  });

  test("tells what cannot be read", () => {
    const root = write("odd", {
      "pages/folder.json/in.json": "{}",
      "pages/plain.json": "{}",
      "pages/closed.json": "{}",
    });
    symlinkSync("nowhere.json", join(root, "pages/dangling.json"));
    symlinkSync("loop.json", join(root, "pages/loop.json"));
    symlinkSync("folder.json", join(root, "pages/linked.json"));
    symlinkSync("plain.json", join(root, "pages/alias.json"));
    chmodSync(join(root, "pages/closed.json"), 0);
    writeFileSync(join(root, "pages/latin.json"), new Uint8Array([0x22, 0xe9, 0x22]));
    const { files } = loadSite(root);
    // Root may read everything.
    const closed = process.getuid?.() === 0 ? "{}" : { unreadable: "denied" };
    expect(files).toEqual({
      "pages/alias.json": { unreadable: "again", other: "pages/plain.json" },
      "pages/closed.json": closed,
      "pages/dangling.json": { unreadable: "dangling" },
      "pages/folder.json": { unreadable: "directory" },
      "pages/folder.json/in.json": "{}",
      "pages/latin.json": Buffer.from([0x22, 0xe9, 0x22]),
      "pages/linked.json": { unreadable: "directory" },
      "pages/loop.json": { unreadable: "looping" },
      "pages/plain.json": "{}",
    });
  });

  test("reads no file outside of the site, whatever links to it", () => {
    const root = write("linked", {
      "pages/index.json": "{}",
      "pages/_shared/a.json": "{}",
      "texts/b.txt": "{}",
      ".env": "TOKEN=x",
      "elsewhere/pages/c.json": "{}",
    });
    const secret = join(root, "..", "secret.json");
    writeFileSync(secret, '{ "route": "/x", "blocks": [] }');
    symlinkSync(secret, join(root, "pages/secret.json"));
    symlinkSync(secret, join(root, "pages/_shared/secret.json"));
    symlinkSync(secret, join(root, "beside.json"));
    symlinkSync("../.env", join(root, "pages/hidden.json"));
    symlinkSync("../texts/b.txt", join(root, "pages/b.json"));
    symlinkSync("a.json", join(root, "pages/_shared/too.json"));
    symlinkSync("../elsewhere", join(root, "pages/other"));
    const files = {
      "pages/_shared/a.json": "{}",
      "pages/_shared/secret.json": { unreadable: "outside" },
      "pages/_shared/too.json": "{}",
      "pages/b.json": "{}",
      "pages/hidden.json": { unreadable: "outside" },
      "pages/index.json": "{}",
      "pages/other": { unreadable: "directory" },
      "pages/secret.json": { unreadable: "outside" },
    };
    expect(loadSite(root).files).toEqual(files);
    // The folder of a site and its folder of pages may be symlinks.
    symlinkSync(root, join(root, "../linkedToo"));
    expect(loadSite(join(root, "../linkedToo")).files).toEqual(files);
    symlinkSync("c.json", join(root, "elsewhere/pages/d.json"));
    const other = write("linkedPages", { "x.txt": "" });
    symlinkSync(join(root, "elsewhere/pages"), join(other, "pages"));
    const again = { unreadable: "again", other: "pages/c.json" };
    expect(loadSite(other).files).toEqual({ "pages/c.json": "{}", "pages/d.json": again });
  });

  test("opens no picture outside of the site, whatever links to it", () => {
    const root = write("linkedPictures", { "images/a.svg": DRAWING, "other/b.svg": DRAWING, ".c/c.svg": DRAWING });
    writeFileSync(join(root, "..", "secret.svg"), DRAWING);
    symlinkSync(join(root, "..", "secret.svg"), join(root, "images/secret.svg"));
    symlinkSync("../.c/c.svg", join(root, "images/hidden.svg"));
    symlinkSync("../other/b.svg", join(root, "images/b.svg"));
    symlinkSync("a.svg", join(root, "images/too.svg"));
    const { images, imageFault } = loadSite(root);
    const faults = [...images].toSorted().map((src) => [src, imageFault(src)]);
    const outside = {
      what: "is a link to a file that is not in the project",
      fix: "Put the file itself in its place.",
    };
    expect(Object.fromEntries(faults)).toEqual({
      "a.svg": undefined,
      "b.svg": undefined,
      "hidden.svg": outside,
      "secret.svg": outside,
      "too.svg": undefined,
    });
    // The folder of pictures may be a symlink.
    const other = write("linkedImages", { "x.txt": "" });
    symlinkSync(join(root, "images"), join(other, "images"));
    expect(loadSite(other).imageFault("a.svg")).toBeUndefined();
    expect(loadSite(other).imageFault("b.svg")).toEqual(outside);
  });

  test("an empty folder is a site without pages", () => {
    expect(loadSite(write("empty", { "x.txt": "" }))).toMatchObject({ files: {}, images: new Set() });
  });
});

describe("the command", { timeout: 60_000 }, () => {
  function run(...args: string[]): { code: number; out: string; err: string } {
    try {
      const out = execFileSync(process.execPath, commandLine("check", ...args), {
        cwd: engine,
        encoding: "utf8",
        stdio: "pipe",
      });
      return { code: 0, out, err: "" };
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
      return { code: status, out: stdout, err: stderr };
    }
  }
  const pictures = pictureFiles();

  test("0: all is fine", () => {
    const root = write("fine", { ...inOwnWords(siteWith({})), ...pictures });
    expect(run(root)).toEqual({ code: 0, out: "10 pages checked, no problems.\n", err: "" });
  });

  test("1: problems, all of them, also through a pipe", () => {
    const wrong = Array.from({ length: 60 }, () => ({ ...block("cta"), titel: "x" }));
    const pages = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`pages/p${i}.json`, text(pageAt(`/p${i}`, ...wrong))]),
    );
    const { code, out, err } = run(write("wrong", { ...inOwnWords(siteWith(pages)), ...pictures }));
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out.endsWith("1800 problems in 30 pages, 10 pages are fine.\n")).toBe(true);
  });

  test("2: wrong use", () => {
    expect(run("--debgu")).toEqual({ code: 2, out: "", err: "There is no option --debgu. Did you mean --debug?\n" });
    expect(run("--colour")).toEqual({
      code: 2,
      out: "",
      err: "There is no option --colour. See --help for what there is.\n",
    });
    expect(run("a", "b")).toEqual({
      code: 2,
      out: "",
      err: "Only one folder can be checked at a time, but 2 were given.\n",
    });
    expect(run("/nowhere")).toEqual({ code: 2, out: "", err: "There is no folder /nowhere.\n" });
    expect(run("")).toEqual({
      code: 2,
      out: "",
      err: "The name of the folder is empty: write one, or nothing.\n",
    });
    expect(run("json").err).toBe(
      `There is no folder ${join(engine, "json")}. To have the result told so, write -- before the option: npm run check -- --format json\n`,
    );
    expect(run("help").err).toBe(
      `There is no folder ${join(engine, "help")}. To see what can be written, write -- before the option: npm run check -- --help\n`,
    );
    const root = write("whole", siteWith({}));
    for (const part of ["pages", "pages/_shared"]) {
      const err = `${join(root, part)} is a part of a site, but only a whole site can be checked: write its folder, or nothing.\n`;
      expect(run(join(root, part))).toEqual({ code: 2, out: "", err });
    }
    renameSync(join(root, "pages/_site.json"), join(root, "_site.json"));
    expect(run(root)).toMatchObject({ code: 1, err: "" });
  });

  test("help", () => {
    const { code, out } = run("--help");
    expect({ code, first: out.split("\n", 1)[0] }).toEqual({
      code: 0,
      first: "Checks all pages of a site and reports what is wrong with them.",
    });
  });

  test("3: the program failed", () => {
    const root = write("failing", { pages: "" });
    rmSync(join(root, "pages"));
    symlinkSync("pages", join(root, "pages"));
    const { code, out, err } = run(root);
    expect({ code, out }).toEqual({ code: 3, out: "" });
    expect(err).toMatch(
      /^The check itself failed, so nothing is known about the pages: .+\nRun it again with --debug to see where\.\n$/,
    );
    expect(run("--debug", root).err).toMatch(/\n +at /);
  });
});

test("a folder that may not be read is named", () => {
  const root = write("closed", siteWith({ "pages/sub/a.json": "{}" }));
  const mayNot = Object.assign(new Error("EACCES"), { code: "EACCES" });
  const list = vi.spyOn(fs, "readdirSync").mockImplementation(((path: string) => {
    if (path.endsWith("pages")) throw mayNot;
    return [];
  }) as never);
  syncBuiltinESMExports();
  try {
    expect(() => loadSite(root)).toThrow(
      `the folder ${join(root, "pages")} may not be read. Give yourself the right to read it.`,
    );
  } finally {
    list.mockRestore();
    syncBuiltinESMExports();
  }
});

test("a rule that crashes is not swallowed", () => {
  const broken = {
    block() {
      throw new Error("no component");
    },
    frame: () => "",
  };
  expect(() => check({ files: siteWith({}), schemas, render: broken })).toThrow(
    'The rule "broken-anchor" failed: no component',
  );
});
