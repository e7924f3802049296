import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRequest } from "../../../src/node/page/options.ts";
import { commandLine } from "../../support/commands.ts";
import { images, siteWith } from "./site.ts";
import { writeFiles } from "../../support/folders.ts";
import { engine } from "../../support/engine.ts";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "blockwright-page-"));
  const pictures = Object.fromEntries([...images].map((image) => [`images/${image}`, ""]));
  writeFiles(root, { ...siteWith(), ...pictures });
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

function run(...args: string[]): { code: number | null; out: string; err: string } {
  return runIn(root, ...args);
}

function runIn(site: string, ...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine("page", ...args, "--site", site), {
    cwd: engine,
    encoding: "utf8",
  });
  return { code: status, out: stdout, err: stderr };
}

function pages(): string[] {
  return readdirSync(join(root, "pages")).toSorted();
}

describe("the command", { timeout: 60_000 }, () => {
  test("a trial changes nothing; the same without one does", () => {
    const before = pages();
    const trial = run("mv", "/team", "/people", "--dry-run");
    expect(trial).toEqual({
      code: 0,
      out: expect.stringMatching(/\nThis was a trial: nothing was changed\.\n$/),
      err: "",
    });
    expect(pages()).toEqual(before);
    const { code, out } = run("mv", "/team", "/people");
    expect({ code, out }).toEqual({
      code: 0,
      out: trial.out.replace("This was a trial: nothing was changed.", "Done."),
    });
    expect(pages()).toEqual(before.map((file) => (file === "team.json" ? "people.json" : file)).toSorted());
    expect(readFileSync(join(root, "pages/people.json"), "utf8")).toContain('"aliases": ["/team"]');
  });

  test("makes a page, says where it is used, takes it away", () => {
    expect(run("new", "/prices", "--title", "What kites cost", "--from=intro,cta", "--file", "costs")).toMatchObject({
      code: 0,
      out: expect.stringContaining('Its title is "What kites cost". Change the description and the texts.\n'),
      err: "",
    });
    expect(readFileSync(join(root, "pages/costs.json"), "utf8")).toContain('"title": "What kites cost"');
    expect(run("new", "/workshop", "--template", "article", "--dry-run")).toMatchObject({
      code: 0,
      // The pictures of this site are empty files.
      out: expect.stringContaining('Left out, because this site lacks what it needs: hero (the "image" is missing), '),
    });
    expect(run("where-used", "/prices").out).toBe('"/prices" (pages/costs.json): nothing in pages/ leads to it.\n');
    expect(run("rm", "/prices", "--redirect", "/contact").code).toBe(0);
    expect(readFileSync(join(root, "pages/contact.json"), "utf8")).toContain('"aliases": ["/prices"]');
  });

  test("1: refused", () => {
    const { code, out, err } = run("rm", "/contact");
    expect({ code, out, last: err.split("\n").at(-2) }).toEqual({ code: 1, out: "", last: "Nothing was changed." });
  });

  test("whoever reads may stop early: what was done is done", () => {
    const line = '("$0" "$@"; echo "code $?" >&2) | true';
    const command = commandLine("page", "where-used", "/contact", "--site", root);
    const { stderr } = spawnSync("sh", ["-c", line, process.execPath, ...command], { cwd: engine, encoding: "utf8" });
    expect(stderr).toBe("code 0\n");
  });

  test("1: a folder without pages is no wrong use", () => {
    const without = join(root, "images");
    expect(runIn(without, "new", "/a")).toEqual({
      code: 1,
      out: "",
      err: `There is no site in ${without}: it has no folder pages/. If that was deleted or renamed, bring it back. Else run this in the folder of the project, or name that with --site.\n`,
    });
    expect(existsSync(join(without, "pages"))).toBe(false);
  });

  test("2: wrong use; 3: the program failed", () => {
    expect(run("mvv", "/a", "/b")).toEqual({ code: 2, out: "", err: 'There is no command "mvv". Did you mean mv?\n' });
    expect(run("mv", "/a", "/b", "--site=/nowhere").err).toBe("--site is given twice. Give it once.\n");
    const nowhere = join(root, "nowhere");
    expect(runIn(nowhere, "new", "/a")).toEqual({ code: 2, out: "", err: `There is no folder ${nowhere}.\n` });
    writeFileSync(join(root, "pages/a"), "");
    const { code, out, err } = run("new", "/a/b");
    expect({ code, out }).toEqual({ code: 3, out: "" });
    expect(err).toMatch(
      /^The program failed, and all files are as they were: .+\nRun it again with --debug to see where\.\n$/,
    );
    expect(run("new", "/a/b", "--debug").err).toMatch(/\n +at /);
    rmSync(join(root, "pages/a"));
  });
});

describe("what is asked for", () => {
  test("is understood", () => {
    expect(readRequest(["new", "/x", "--title", "A -- b", "--dry-run"])).toEqual({
      command: "new",
      words: ["/x"],
      options: { title: "A -- b", "dry-run": "" },
    });
    expect(readRequest(["rm", "--redirect=/y", "/x"])).toEqual({
      command: "rm",
      words: ["/x"],
      options: { redirect: "/y" },
    });
    for (const args of [[], ["--help"], ["help"], ["mv", "-h"]]) expect(readRequest(args)).toBe("help");
  });

  test("or told what is wrong with it", () => {
    const asked = [
      "--dry-run",
      "delete /x",
      "rename /x /y",
      "whereused /x",
      "list",
      "mv /x",
      "new",
      "new /x two words",
      "mv /x /y --redirect /z",
      "rm /x --redirct /z",
      "new /x --titel y",
      "rm /x --force",
      "new /x --title",
      "new /x --from --dry-run",
      "rm /x --redirect /y --redirect /z",
      "new /x --from hero --template service",
    ];
    const told = asked.map((line) => {
      const request = readRequest(line.split(" "));
      return `${line}\n  ${(request as { wrong: string }).wrong}`;
    });
    expect(`\n${told.join("\n")}\n`).toMatchInlineSnapshot(`
      "
      --dry-run
        Say first what to do: new, mv, rm or where-used.
      delete /x
        There is no command "delete". Did you mean rm?
      rename /x /y
        There is no command "rename". Did you mean mv?
      whereused /x
        There is no command "whereused". Did you mean where-used?
      list
        There is no command "list". There are new, mv, rm and where-used.
      mv /x
        After mv /x stands its new address. See --help.
      new
        After new stands the address of the new page. See --help.
      new /x two words
        new takes 1 word; "two", "words" is too much. Put a text with spaces in quotation marks.
      mv /x /y --redirect /z
        mv has no option "--redirect". See --help for what there is.
      rm /x --redirct /z
        rm has no option "--redirct". Did you mean --redirect?
      new /x --titel y
        new has no option "--titel". Did you mean --title?
      rm /x --force
        rm has no option "--force". See --help for what there is.
      new /x --title
        After --title stands a title. See --help.
      new /x --from --dry-run
        After --from stands blocks or the address of a page. See --help.
      rm /x --redirect /y --redirect /z
        --redirect is given twice. Give it once.
      new /x --from hero --template service
        A page is made after --from or after --template. Write one of the two.
      "
    `);
  });
});
