import { describe, expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../src/node/check/outputs/report.ts";
import type { SiteFiles } from "../../../../src/node/check/site.ts";
import { type Group, pageAt, problemsOf, schemas, settings, siteWith, text, told, words } from "../site.ts";

/** A short block, so that the lines of a page can be counted. */
const intro: Group = { type: "intro", heading: "Hello", text: "A few words." };

function at(route: string, fields: Group = {}): string {
  return text({ ...pageAt(route, intro), ...fields });
}

describe("titles and descriptions", () => {
  test("that several pages have", () => {
    const same = { title: "Web shops by {company}" };
    const files = {
      "pages/a.json": at("/a", same),
      "pages/b.json": at("/b", { title: "web shops by Kitestep" }),
      "pages/c.json": at("/c", { ...words("What is said twice"), title: "Shops" }),
      "pages/d.json": at("/d", { ...words("what is said TWICE"), title: "Shops | Kitestep" }),
      "pages/e.json": at("/e", { ...same, titleAlone: true }),
    };
    expect(told(files)).toMatchInlineSnapshot(`
      "pages/a.json:3:12   Three pages have the same title: "Web shops by Kitestep".
          3 |   "title": "Web shops by {company}",
            |            ^^^^^^^^^^^^^^^^^^^^^^^^
          The others are pages/b.json, line 3; pages/e.json, line 3.
          Fix: give each of them a title of its own. If one of them is a copy, change that one. Nobody can tell them apart in search results.   [duplicate-title]

      pages/c.json:3:12   Two pages have the same title and the same description: "Shops | Kitestep".
          3 |   "title": "Shops",
            |            ^^^^^^^
          The other is pages/d.json, line 3.
          Fix: give each of them a title and a description of its own. If one of them is a copy, change that one. If one has taken the place of the other, delete the old file, add its address to the "aliases" of the new page, and run "npm run check -- --fix", which changes the links to it. Nobody can tell them apart in search results.   [duplicate-title]"
    `);
  });

  test("are told once for a page that is there twice", () => {
    const codes = problemsOf({ "pages/a.json": at("/a"), "pages/b.json": at("/a") }).map(({ code }) => code);
    expect(codes).toEqual(["duplicate-route"]);
  });

  test("that have changed places", () => {
    const { title, description } = words("What stands here") as Record<"title" | "description", string>;
    expect(told({ "pages/a.json": at("/a", { title: description, description: title }) })).toMatchInlineSnapshot(`
      "pages/a.json:3:12   The title and the description of this page have changed places.
          3 |   "title": "What stands here, described in one sentence that search results can show as a whole.",
            |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: let the words behind "title" and those behind "description" change places.   [title-length, a warning]"
    `);
    const sentence = "What stands here, in words.";
    expect(
      problemsOf({ "pages/a.json": at("/a", { title: description, description: sentence }) }).map(({ code }) => code),
    ).toEqual(["title-length", "description-length"]);
    const filled = { title: "Kites for everybody who likes the wind and the sea %%sep%% %%sitename%%", description };
    expect(problemsOf({ "pages/a.json": at("/a", filled) }).map(({ message, fix }) => [message, fix]))
      .toMatchInlineSnapshot(`
        [
          [
            "there is a name of another program in this text: "%%sep%% %%sitename%%" would be shown as it is written.",
            "take it out, with the space before it. The company's name is added by itself.",
          ],
        ]
      `);
    const tooLong = { title: description.repeat(3), description: title };
    expect(problemsOf({ "pages/a.json": at("/a", tooLong) }).map(({ code }) => code)).toEqual([
      "title-length",
      "description-length",
    ]);
  });

  test("of an unusual length", () => {
    const files = {
      "pages/a.json": at("/a", { title: "Hi", titleAlone: true, description: "All about us." }),
      "pages/b.json": at("/b", { title: "W".repeat(60), description: "W".repeat(171) }),
    };
    expect(told(files)).toMatchInlineSnapshot(`
      "pages/a.json:3:12   The title is 2 characters long as visitors see it: "Hi".
          3 |   "title": "Hi",
            |            ^^^^
          Fix: write a longer one: 10 to 70 characters.                [title-length, a warning]

      pages/a.json:4:18   The description is 13 characters long.
          4 |   "description": "All about us.",
            |                  ^^^^^^^^^^^^^^^
          Fix: write a longer one: 50 to 170 characters. Search results would put words of their own in its place.   [description-length, a warning]

      pages/b.json:3:12   The title is 71 characters long as visitors see it: "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW…".
          3 |   "title": "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
            |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write a shorter one: at most 59 characters, as " | Kitestep" is added by itself, or "titleAlone": true, which leaves the name out.   [title-length, a warning]

      pages/b.json:4:18   The description is 171 characters long.
          4 |   "description": "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW…WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
            |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: write a shorter one: 50 to 170 characters. Search results would cut it.   [description-length, a warning]"
    `);
  });

  test.each([
    ["title", "T".repeat(59)],
    ["title", "Hi"],
    ["description", "T".repeat(50)],
    ["description", "T".repeat(170)],
    // Seven signs for eight letters and a name in braces.
    ["description", `{company} ${"T".repeat(161)}`],
    // An emoji is one character, however it is encoded.
    ["description", "🪁".repeat(170)],
  ])("%s of the right length: %s", (name, value) => {
    expect(problemsOf({ "pages/a.json": at("/a", { [name]: value }) })).toEqual([]);
  });

  test("are not measured while the company's name is not known", () => {
    const codes = problemsOf({ "pages/a.json": at("/a", { title: "Hi" }), "pages/_site.json": "{" });
    expect(codes.map(({ code }) => code)).toEqual(["unclosed-bracket"]);
  });
});

describe("pages that no link leads to", () => {
  /** A site with a page at /lonely to which nothing leads but what is in these files. */
  function siteAround(files: SiteFiles): SiteFiles {
    const site = siteWith({ "pages/lonely.json": at("/lonely", { aliases: ["/old"] }), ...files });
    const { blocks, ...all } = JSON.parse(String(site["pages/all.json"]).replaceAll("](/lonely)", "](/)")) as Group;
    const others = (blocks as Group[]).filter(({ use }) => use !== "note");
    return { ...site, "pages/all.json": text({ ...all, blocks: others }) };
  }
  function codesOf(files: SiteFiles): string[] {
    return check({ files: siteAround(files), schemas }).map(({ code }) => code);
  }
  const linking = (...links: string[]) => ({ blocks: [{ ...intro, text: links }] });
  const shared = text({ block: { ...intro, text: "[To it](/lonely)" }, open: [] });
  const placed = { blocks: [{ type: "shared", use: "note" }] };

  test("are told", () => {
    const files = siteAround({});
    expect(formatProblems(check({ files, schemas }), files)).toMatchInlineSnapshot(`
      "pages/lonely.json:2:12   No link leads to this page, whose address is "/lonely".
          2 |   "route": "/lonely",
            |            ^^^^^^^^^
          Fix: add a link to it on another page, or in the menu or the footer in pages/_site.json.   [orphan-page, a warning]
      "
    `);
  });

  test("are told in one go where a whole folder is lonely", () => {
    const toldFor = (count: number, link = "/") => {
      const kites = Array.from({ length: count }, (_, i) => [
        `pages/kites/${i + 10}.json`,
        at(`/kites/${i + 10}`, words(`A kite of ${i + 10} feet`)),
      ]);
      const site = siteWith(Object.fromEntries(kites));
      const all = String(site["pages/all.json"]).replaceAll(/\]\(\/kites\/(\d+)\)/g, `](${link})`);
      const files = { ...site, "pages/all.json": all };
      return formatProblems(check({ files, schemas }), files);
    };
    expect(toldFor(21)).toMatchInlineSnapshot(`
      "pages/kites/10.json:2:12   No link leads to this page, whose address is "/kites/10", nor to 20 more in pages/kites.
          2 |   "route": "/kites/10",
            |            ^^^^^^^^^^^
          21 pages have none. The others are in pages/kites/11.json, line 2; pages/kites/12.json, line 2; pages/kites/13.json, line 2; pages/kites/14.json, line 2; pages/kites/15.json, line 2; pages/kites/16.json, line 2; pages/kites/17.json, line 2; pages/kites/18.json, line 2; pages/kites/19.json, line 2; pages/kites/20.json, line 2; pages/kites/21.json, line 2; pages/kites/22.json, line 2; pages/kites/23.json, line 2; pages/kites/24.json, line 2; pages/kites/25.json, line 2; pages/kites/26.json, line 2; pages/kites/27.json, line 2; pages/kites/28.json, line 2; pages/kites/29.json, line 2; pages/kites/30.json, line 2.
          Fix: add links to them, for example on a page that lists them all.   [orphan-page, a warning]
      "
    `);
    expect(toldFor(22)).toContain('pages/kites/16.json, line 2; and 15 more files, which "--format json" names.');
    expect(toldFor(20).match(/\[orphan-page/g)).toHaveLength(20);
    // Each page has a misspelt link that may be meant for it, so none is reported.
    expect(toldFor(120, "/kits/$1")).not.toContain("orphan-page");
  });

  test.each([
    ["a link on itself", { "pages/lonely.json": at("/lonely", linking("[Up](/lonely#top)")) }],
    ["a longer address", { "pages/a.json": at("/a", linking("[It](https://other.example/lonely)")) }],
    [
      "a shared block on no page but itself",
      { "pages/_shared/note.json": shared, "pages/lonely.json": at("/lonely", placed) },
    ],
  ])("are told in spite of %s", (_, files) => {
    expect(codesOf(files)).toEqual(["orphan-page"]);
  });

  const menu = {
    ...settings(),
    footer: { ...(settings()["footer"] as Group), button: { label: "To it", href: "/lonely" } },
  };
  test.each([
    ["a link with a place", { "pages/a.json": at("/a", linking("[It](/lonely#top)")) }],
    ["an old address", { "pages/a.json": at("/a", linking("[It](/old)")) }],
    ["other capital letters", { "pages/a.json": at("/a", linking("[It](/Lonely/)")) }],
    ["the whole address", { "pages/a.json": at("/a", linking("[It](https://kitestep.example/lonely)")) }],
    ["a misspelt address", { "pages/a.json": at("/a", linking("[It](/lonly)")) }],
    ["the footer", { "pages/_site.json": text(menu) }],
    ["a shared block in use", { "pages/_shared/note.json": shared, "pages/a.json": at("/a", placed) }],
  ])("are not told: %s leads to it", (_, files) => {
    expect(codesOf(files)).not.toContain("orphan-page");
  });

  const lost = (name: string, ...slip: [string, string]) => ({
    [`pages/${name}.json`]: at(`/${name}`, linking("One line.")).replace(...slip),
  });
  test.each([
    ["with a line break in a text", "line-break-in-text", lost("lonely", "One line", "Two\nlines")],
    ["without a comma on another page", "json-syntax", lost("a", '/a",', '/a"')],
  ])("are told beside a page %s: nothing is hidden there", (_, code, files) => {
    expect(codesOf(files).toSorted()).toEqual([code, "orphan-page"].toSorted());
  });

  test("are not told while a link may be hidden behind a mistake", () => {
    for (const line of ["[It](/lonely)\nnow", "It is\nthere", "It](/lon\nely)"])
      expect(codesOf(lost("a", "One line", line))).not.toContain("orphan-page");
    const taken = lost("a", '"title"', '// "href": "/lonely"\n"title"');
    expect(codesOf(taken)).not.toContain("orphan-page");
    expect(codesOf({ "pages/contact.json": "{" })).toEqual(["unclosed-bracket"]);
    const misspelt = { blocks: [{ ...intro, button: { label: "To it", hrf: "/lonely" } }] };
    expect(codesOf({ "pages/a.json": at("/a", misspelt) })).toEqual(["unknown-property"]);
    expect(codesOf({ "pages/lonely.json": at("/lonely", { route: "lonely" }) })).toEqual(["bad-route"]);
  });
});

test("a copied page with another address: the copy is to be changed, whatever the words", () => {
  const contact = {
    title: "Contact and free consultation",
    description:
      "Tell us about your app, website or software project. We reply within a few days, first with questions.",
  };
  const files = Object.fromEntries(
    ["contact", "contact-copy"].map((name) => [
      `pages/${name}.json`,
      text({ route: `/${name}`, ...contact, blocks: [intro] }),
    ]),
  );
  expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
    "
    pages/contact-copy.json:3:12   Two pages have the same title and the same description: "Contact and free consultation | Kitestep".
        3 |   "title": "Contact and free consultation",
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The other is pages/contact.json, line 3.
        Fix: give each of them a title and a description of its own. If one of them is a copy, change that one. If one has taken the place of the other, delete the old file, add its address to the "aliases" of the new page, and run "npm run check -- --fix", which changes the links to it. Nobody can tell them apart in search results.   [duplicate-title]
    "
  `);
});
