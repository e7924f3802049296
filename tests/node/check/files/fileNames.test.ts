/** File names that some operating systems do not allow or do not distinguish. */
import { describe, expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../src/node/check/outputs/report.ts";
import { pictureNames } from "../../../../src/node/check/files/fileNames.ts";
import { portablePath } from "../../../../src/node/check/files/portable.ts";
import { images, inputOf, page, pageAt, shortHero, problemsOf, shortIntro, siteWith, text, told } from "../site.ts";

const SMALL = text(pageAt("/small", shortIntro({})));

/** The report for pages with pictures of these names. */
function toldWith(...there: string[]): string {
  const blocks = there.map((src, i) => ({ ...shortHero("A kite over a field", src), heading: `Kite ${i}` }));
  const files = siteWith({ "pages/x.json": text(pageAt("/x", ...blocks)) });
  return `\n${formatProblems(check({ ...inputOf(files), images: new Set([...images, ...there]) }), files)}`;
}

describe("names that Windows does not allow", () => {
  test.each([
    ["pages/con.json", "pages/con-page.json"],
    ["pages/NUL.json", "pages/NUL-page.json"],
    ["pages/aux/team.json", "pages/aux-page"],
    ["pages/com1.old.json", "pages/com1-page.old.json"],
    ["pages/a:b.json", "pages/a-b.json"],
    ["pages/what?.json", "pages/what-.json"],
    ["pages/old./team.json", "pages/old"],
    ["pages/old /team.json", "pages/old"],
  ])("%s", (file, better) => {
    const found = check(inputOf(siteWith({ [file]: SMALL })));
    expect(found.map(({ code, severity, fix }) => `${severity} ${code}: ${fix}`)).toEqual([
      `warning windows-name: rename it to ${better}.`,
    ]);
  });

  test.each(["pages/console.json", "pages/auxiliary/a.json", "pages/a.con.json", "pages/.con/x.json"])(
    "%s is a name like others",
    (file) => {
      expect(check(inputOf(siteWith({ [file]: SMALL }))).filter(({ code }) => code === "windows-name")).toEqual([]);
    },
  );

  test("a page, a shared block and pictures", () => {
    const files = {
      "pages/aux/a.json": SMALL,
      "pages/aux/b.json": text(pageAt("/b", shortIntro({}))),
      "pages/_shared/prn.json": text({ block: shortIntro({}), open: [] }),
    };
    expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
      "
      pages/_shared/prn.json   On Windows nothing can be called "prn.json".
          Fix: rename it to pages/_shared/prn-block.json, and where pages name it.   [windows-name, a warning]

      pages/aux   On Windows nothing can be called "aux".
          Fix: rename it to pages/aux-page.                            [windows-name, a warning]
      "
    `);
    expect(toldWith("nul.webp", "kites: red/1.webp", "kites: red/2.webp")).toMatchInlineSnapshot(`
      "
      images/kites: red   On Windows nothing can be called "kites: red".
          Fix: rename it to images/kites-red, and where pages name it.   [windows-name, a warning]

      images/nul.webp   On Windows nothing can be called "nul.webp".
          Fix: rename it to images/nul-picture.webp, and where pages name it.   [windows-name, a warning]
      "
    `);
  });

  test("a point or a space at the end of a page's name has been told", () => {
    for (const file of ["pages/team.json.", "pages/team.json "])
      expect(check(inputOf(siteWith({ [file]: SMALL }))).map(({ code }) => code)).toEqual(["unknown-file"]);
  });

  test("new names are what every computer can have", () => {
    expect(portablePath("pages/con/nul.json")).toBe("pages/con-page/nul-page.json");
    expect(portablePath("pages/about.json")).toBe("pages/about.json");
  });
});

test("a link to a folder, of which no page is shown", () => {
  expect(`\n${told({ "pages/team": { unreadable: "directory" } })}\n`).toMatchInlineSnapshot(`
    "
    pages/team   This is a link to a folder. No page in that folder is shown.
        Fix: put the folder itself in its place, or delete the link.   [unknown-file]
    "
  `);
});

describe("names that differ only in capitals", () => {
  test("a page with its copy", () => {
    expect(`\n${told({ "pages/small.json": SMALL, "pages/Small.json": SMALL })}\n`).toMatchInlineSnapshot(`
      "
      pages/Small.json   Windows and macOS take this file and pages/small.json for the same, so that one of them gets lost there.
          Fix: delete it: pages/small.json has the same content.       [same-name]
      "
    `);
    expect(told({ "pages/small.json": SMALL, "pages/Small.json": "{" })).toContain("[same-name]");
    const newer = SMALL.replace(/"description": ".*"/, '"description": "A newer one."');
    expect(told({ "pages/small.json": SMALL, "pages/Small.json": newer })).toContain(
      "the two differ in line 4 of this one. Where this one is right, write the same into pages/small.json. Then delete this file, or rename it to pages/small-2.json and give it an address of its own.",
    );
  });

  test("two pages, and two shared blocks", () => {
    const files = {
      "pages/Small.json": SMALL,
      "pages/small.json": text(pageAt("/large", shortIntro({}))),
      "pages/small-2.json": text(pageAt("/other", shortIntro({}))),
      "pages/_shared/talk.json": text({ block: shortIntro({}), open: [] }),
      "pages/_shared/Talk.json": text({ block: shortIntro({}), open: [] }),
    };
    expect(told(files).match(/^pages.*|Fix: .*(?= {3})/gm)).toEqual([
      "pages/Small.json   Windows and macOS take this file and pages/small.json for the same, so that one of them gets lost there.",
      "Fix: rename it to pages/small-3.json, or delete it if it is a copy.",
      "pages/_shared/Talk.json   Windows and macOS take this file and pages/_shared/talk.json for the same, so that one of them gets lost there.",
      "Fix: delete it: pages/_shared/talk.json has the same content.",
    ]);
  });

  test("pictures", () => {
    expect(toldWith("kites/red.webp", "kites/Red.webp")).toMatchInlineSnapshot(`
      "
      images/kites/Red.webp   Windows and macOS take this file and images/kites/red.webp for the same, so that one of them gets lost there.
          Fix: rename it to images/kites/red-2.webp, or delete it if it is a copy.   [same-name]
      "
    `);
  });

  test("the home page", () => {
    const files = siteWith({
      "pages/index.json": text(page(shortIntro({}))),
      "pages/Index.json": text(page(shortIntro({}))),
    });
    expect(check(inputOf(files)).map(({ file, code }) => `${file} ${code}`)).toEqual(["pages/Index.json same-name"]);
  });
});

test("what an office program leaves beside a file that it has open", () => {
  const files = { "pages/~$small.json": "\u0004Maya", "pages/~$small.docx": "\u0004Maya" };
  expect(told(files)).toMatchInlineSnapshot(`
    "pages/~$small.docx   This is no page: an office program writes such a file while it has another one open.
        Fix: close that program. If the file is still there, delete it.   [unknown-file]

    pages/~$small.json   This is no page: an office program writes such a file while it has another one open.
        Fix: close that program. If the file is still there, delete it.   [unknown-file]"
  `);
});

test("a name of several lines, or of what a terminal obeys, is spelt out wherever it is named", () => {
  const copies = ["pages/a.json", "pages/b\n::error::c.json", "pages/d\u001b[31m\u202e.json"];
  const files = Object.fromEntries(copies.map((file) => [file, SMALL]));
  const clash = check(inputOf(siteWith(files))).find(({ code }) => code === "duplicate-route");
  expect(clash?.detail).toMatchInlineSnapshot(
    `"The others are pages/b<U+000A>::error::c.json, line 2; pages/d<U+001B>[31m<U+202E>.json, line 2."`,
  );
});

const pageIn = (route: string) => text(pageAt(route, shortIntro({})));

test("two folders whose names differ by capitals", () => {
  const files = {
    "pages/team/a.json": pageIn("/a"),
    "pages/Team/b.json": pageIn("/b"),
    "pages/Team/in/c.json": pageIn("/c"),
  };
  const found = problemsOf(files).filter(({ code }) => code !== "orphan-page");
  expect(found.map(({ file, severity, message, fix }) => [file, severity, message, fix])).toEqual([
    [
      "pages/Team",
      "warning",
      "Windows and macOS take this folder and pages/team for the same.",
      "move its files to pages/team.",
    ],
  ]);
  const same = { "pages/team/a.json": pageIn("/a"), "pages/Team/a.json": pageIn("/b") };
  expect(problemsOf(same).filter(({ code }) => code === "same-name")).toHaveLength(1);
  expect(
    pictureNames(new Set(["people/a.webp", "People/b.webp", "panels/c.webp"])).map(({ file, fix }) => [file, fix]),
  ).toEqual([["images/People", "move its files to images/people, and change its name where pages name it."]]);
  expect(pictureNames(new Set(["people/a.webp", "peoples/b.webp", "c.webp"]))).toEqual([]);
});
