/** What copying, saving and other programs do to words, names and files. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../src/node/check/outputs/report.ts";
import { loadSite } from "../../../../src/node/site/loadSite.ts";
import { fixSite } from "../../../../src/node/fix/fixSite.ts";
import {
  images,
  inputOf,
  page,
  problemsOf,
  schemas,
  settings,
  shortHero,
  shortIntro,
  siteWith,
  text,
  told,
  toldOf,
  type Group,
  sentences,
} from "../site.ts";

test("letters that were lost", () => {
  const paragraphs = ["We donâ€™t bite.", "Ask for MÃ¼ller in the office.", "A �ood plan.", "Half a sign: \ud83d."];
  expect(sentences(toldOf(shortIntro({ text: paragraphs })))).toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (intro "Hello") > text: a letter was lost in "We donâ€™t bite.".
        Fix: write "’" in the place of "â€™".                        [lost-letter, can be fixed for you]

    pages/index.json:11:9   In block 1 (intro "Hello") > text: a letter was lost in "Ask for MÃ¼ller in the office.".
        Fix: write "ü" in the place of "Ã¼".                         [lost-letter, can be fixed for you]

    pages/index.json:12:9   In block 1 (intro "Hello") > text: a letter was lost in "A �ood plan.".
        Fix: type the word again.                                    [lost-letter]

    pages/index.json:13:9   In block 1 (intro "Hello") > text: "\\ud83d" is half of an emoji, of which nothing can be seen.
        Fix: take it out, or write the emoji itself in its place.    [lost-letter]
    "
  `);
});

test("letters of Windows that were read as control characters", () => {
  expect(sentences(toldOf(shortIntro({ text: ["We\u0092re \u0093here\u0094.", "Hm \u0081."] }))))
    .toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (intro "Hello") > text: a letter was lost in "We<U+0092>re <U+0093>here<U+0094>.".
        Fix: write "We’re “here”.".                                  [lost-letter, can be fixed for you]

    pages/index.json:11:9   In block 1 (intro "Hello") > text: a letter was lost in "Hm <U+0081>.".
        Fix: type the word again.                                    [lost-letter]
    "
  `);
});

test.each<[string, string]>([
  ["One \uf0e0 two \uf0e0 three", 'write "→" in the place of each of them, or take them out.'],
  ["See you \uf04a", 'write "🙂" in its place, or take it out.'],
  ["\uf0a7 Design", "take it out."],
  ["We look at it \uf0b7 together", 'write "•" in its place, or take it out.'],
  ["Call us \ue90a now", "take it out, or write a sign that all fonts have in its place."],
  ["We do:\n\uf0fc Design\n\uf0fc Code", 'write "-" in the place of each: then these lines are a list.'],
])("a sign that only one font has: %s", (written, fix) => {
  const [found, ...others] = problemsOf({ "pages/index.json": text(page(shortIntro({ text: written }))) });
  expect(others).toEqual([]);
  expect([found?.code, found?.fix]).toEqual(["lost-letter", fix]);
  const shown = found!.message.slice(0, found!.message.indexOf(":"));
  expect(shown).toMatch(/^only one font has the sign U\+[EF][0-9A-F]{3}, so that visitors see an empty box$/);
});

test("dots of Word that are those of a list are told as such", () => {
  const codesOf = (written: string | string[]) =>
    problemsOf({ "pages/index.json": text(page(shortIntro({ text: written }))) }).map(({ code }) => code);
  expect(codesOf("\uf0b7 Design\n\uf0b7 Code")).toEqual(["pasted-list"]);
  expect(codesOf(["\uf0b7 Design", "\uf0b7 Code"])).toEqual(["pasted-list"]);
});

test("several kinds of lost letters in a text that is too long to be shown", () => {
  const long = `It suits web apps â€“ a dashboard or a configurator â€“ where people log in and work. Itâ€™s not the tool ${"for pages that search engines read ".repeat(4)}.`;
  const [found, ...others] = problemsOf({ "pages/index.json": text(page(shortIntro({ text: long }))) });
  expect(others).toEqual([]);
  expect(found!.fix).toBe('write "–" in the place of each "â€“", and "’" in the place of "â€™".');
});

test.each([
  // Turkish, Polish and Latvian, then what was read as in the East of Europe, then Russian, Greek, Hebrew and Hindi.
  ["kullanÄ±cÄ±", "kullanıcı"],
  ["ÅŸirket", "şirket"],
  ["Ä°stanbul", "İstanbul"],
  ["Å»ycie jest piÄ™kne i maÅ‚e", "Życie jest piękne i małe"],
  ["Å›wiat siÄ™ krÄ™ci, jadÄ…", "świat się kręci, jadą"],
  ["LabÄ«bas", "Labības"],
  ["fĂĽr Ĺ»abka, zaĹĽĂłĹ‚Ä‡", "für Żabka, zażółć"],
  ["ÄŤerven a rok", "červen a rok"],
  ["ÐŸÑ€Ð¸Ð²ÐµÑ‚", "Привет"],
  ["Î³ÎµÎ¹Î±", "γεια"],
  ["×©×œ×•×", "שלום"],
  ["à¤¨à¤®à¤¸", "नमस"],
])("letters of other languages that were lost: %s", (lost, meant) => {
  for (const written of [{ heading: lost }, { text: lost }] as Group[]) {
    const [found, ...others] = problemsOf({ "pages/index.json": text(page(shortIntro(written))) });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: "lost-letter", fix: expect.stringContaining("write ") });
    const site = siteWith({ "pages/index.json": text(page(shortIntro(written))) });
    expect(fixSite(inputOf(site)).files["pages/index.json"]).toContain(JSON.stringify(meant));
  }
});

test.each([
  "Von A bis Ä… und von Ö bis Ü…",
  "SEPPÄLÄ® ja SEPPÄLÄ™, HELSINGÖ–TAMPERE, BORGÅ–ÅBO",
  "HÄ­MEENLINNA, «Å», “Ä” och ”Å”",
  "PÄŤDESIAT DEVÄŤ, «CAMERĂ», Ăştia, «MĂ»",
  "Å kommune, Å’s, Ä–Ö–Ü, Å·Ä·Ö",
  "Ø… Ñ» × – 3 ×² Ð. Île-de-France, ÎLE «Ï»",
  "O programa escreveu «MANHû à «noite».",
])("%s has no lost letters", (words) => expect(toldOf(shortIntro({ text: words }))).toBe(""));

test("codes of letters with two backslashes", () => {
  const paragraphs = [
    "Your translators\\u2019 files.",
    "\\u201cOne\\u201d, \\ud83d\\ude00 and \\u002a",
    "Say \\u0022yes\\u0022.",
    "A\\u00a0B",
    "A\\u200bB",
  ];
  expect(sentences(toldOf(shortIntro({ text: paragraphs })))).toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (intro "Hello") > text: \\u2019 would be shown as it is written in "translators\\u2019 files.".
        Fix: write "’" in the place of \\\\u2019.                      [letter-code, a warning, can be fixed for you]

    pages/index.json:11:9   In block 1 (intro "Hello") > text: \\u201c would be shown as it is written in "\\u201cOne\\u201d, \\".
        Fix: write "“" in the place of \\\\u201c.                      [letter-code, a warning]

    pages/index.json:12:9   In block 1 (intro "Hello") > text: \\u0022 would be shown as it is written in "Say \\u0022yes\\u0022.".
        Fix: write "\\"" in the place of \\\\u0022.                     [letter-code, a warning]

    pages/index.json:13:9   In block 1 (intro "Hello") > text: \\u00a0 would be shown as it is written in "A\\u00a0B".
        Fix: write a space in its place.                             [letter-code, a warning]

    pages/index.json:14:9   In block 1 (intro "Hello") > text: \\u200b would be shown as it is written in "A\\u200bB".
        Fix: take \\\\u200b out.                                       [letter-code, a warning]
    "
  `);
  const fine = ["The code `\\u2019`", "The code \\\\u2019", "\\u and \\user, \\u20"];
  expect(toldOf(shortIntro({ text: fine }))).toBe("");
});

test("codes of letters are put right where no sign of a text can come of them", () => {
  const paragraphs = ["\\u201cA\\u201d \\ud83d\\ude00", "\\u201cB\\u201d \\u002a"];
  const site = siteWith({ "pages/index.json": text(page(shortIntro({ text: paragraphs }))) });
  const after = text(page(shortIntro({ text: ["“A” 😀", paragraphs[1]!] })));
  expect(fixSite(inputOf(site)).files["pages/index.json"]).toBe(after);
});

test("letters with accents, signs and pictures made of two are not lost", () => {
  expect(toldOf(shortIntro({ text: "Müller & Søn – 24 € “Âme”, à côté 👍🏽 Ångström." }))).toBe("");
});

test("a letter that was lost because of the encoding of the file is told once", () => {
  const latin = Buffer.from(text(page(shortIntro({ text: "Müller" }))), "latin1");
  expect(told({ "pages/index.json": new Uint8Array(latin) })).not.toContain("lost-letter");
});

test("a heading of nothing but a character that cannot be seen", () => {
  expect(sentences(toldOf(shortIntro({ heading: "\u200b" })))).toMatchInlineSnapshot(`
    "
    pages/index.json:8:18   In block 1 (intro): nothing that can be seen is written in "heading", only U+200B.
        Fix: write something.                                        [blank-text]
    "
  `);
});

test("names in braces with spaces in them, or without the second brace", () => {
  expect(sentences(toldOf(shortIntro({ text: "Call { phone }, {phone or \\{phone." })))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is filled in for { phone } as it is written.
        Fix: write "{phone}".                                        [unknown-token]

    pages/index.json:9:15   In block 1 (intro "Hello"): nothing is filled in for {phone as it is written.
        Fix: write "{phone}".                                        [unknown-token]
    "
  `);
});

test("an entry of the menu with an address and links", () => {
  const site = settings();
  const toldOfMenu = (href: string, ...others: Group[]) => {
    const links = [{ label: "All articles", href }];
    const header = { ...(site["header"] as Group), menu: [{ label: "Blog", href: "/blog", links }, ...others] };
    return sentences(told({ "pages/_site.json": text({ ...site, header }) }));
  };
  expect(toldOfMenu("/contact", { label: "Our blog", href: "/blog" })).toContain(
    'Fix: take "href" out, with a comma beside it. If its list is to lead there as well, add to its "links": { "label": "Blog", "href": "/blog" }.',
  );
  expect(toldOfMenu("/blog") + toldOfMenu("/contact")).toMatchInlineSnapshot(`
    "
    pages/_site.json:34:9   In header > menu entry 1: this entry has both "href" and "links": an entry with links only opens its list.
        Fix: take "href" out, with a comma beside it: "/blog" is in the list of this entry already.   [menu-without-link]

    pages/_site.json:34:9   In header > menu entry 1: this entry has both "href" and "links": an entry with links only opens its list.
        Fix: take "href" out, with a comma beside it, and begin its "links" with this entry, with a comma behind it: { "label": "Blog", "href": "/blog" }. Nothing else in the menu leads there.   [menu-without-link]
    "
  `);
});

test("the name of a picture whose accents are stored in another way", () => {
  const files = siteWith({ "pages/index.json": text(page(shortHero("A kite", "brand/caf\u00e9.webp"))) });
  const problems = check({ ...inputOf(files), images: new Set([...images, "brand/cafe\u0301.webp"]) });
  expect(sentences(formatProblems(problems, files).normalize())).toMatchInlineSnapshot(`
    "
    pages/index.json:10:16   In block 1 (hero "Hello") > image: there is no picture "brand/café.webp" in the folder images/.
        The file has the same name, but its letters with accents are stored in another way, as some computers do.
        Fix: write "brand/café.webp".                               [missing-image, can be fixed for you]

    "
  `);
});

test("files that are no text have no rest", () => {
  const files = { "pages/a.json": Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, 0, 0, 0, 0xd]) };
  expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
    "
    pages/a.json   This file is no text, so it cannot be a page.
        Fix: put the page in its place, or give it its own ending and move it out of the folder pages.   [not-text]
    "
  `);
  // A word processor's file and a PDF may start with letters that can be read.
  const codes = ["PK\u0003\u0004\u0014", "%PDF-1.7\n1 0 obj"].map(
    (start) => problemsOf({ "pages/a.json": start })[0]!.code,
  );
  expect(codes).toEqual(["not-text", "not-text"]);
});

test("a pipe between two programs is no file", () => {
  const root = mkdtempSync(join(tmpdir(), "blockwright-"));
  try {
    mkdirSync(join(root, "pages"));
    execFileSync("mkfifo", [join(root, "pages/stream.json")]);
    const { files } = loadSite(root);
    expect(sentences(told({ "pages/stream.json": files["pages/stream.json"]! }))).toMatchInlineSnapshot(`
      "
      pages/stream.json   This is no ordinary file: nothing is kept in it.
          Fix: delete it. If there was a page here, bring it back from an older copy.   [unreadable-file]
      "
    `);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test("files as broken disks and other programs leave them", () => {
  const root = mkdtempSync(join(tmpdir(), "blockwright-"));
  try {
    for (const folder of ["pages", "images"]) mkdirSync(join(root, folder));
    writeFileSync(join(root, "pages/wide.json"), Buffer.from(text(page(shortIntro({}))), "utf16le"));
    writeFileSync(join(root, "pages/gone.json"), Buffer.alloc(200));
    symlinkSync("nowhere.webp", join(root, "images/link.webp"));
    const site = loadSite(root);
    expect([...site.images]).toEqual([]);
    const problems = check({ ...site, schemas });
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      "pages/_site.json missing-site-file",
      "pages/gone.json not-text",
      "pages/wide.json utf-16",
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test.each(["#", "javascript:void(0)", "/nowhere"])(
  "an entry of the menu with links, and with the address %s",
  (href) => {
    const site = settings();
    const links = [{ label: "All articles", href: "/blog" }];
    const header = { ...(site["header"] as Group), menu: [{ label: "Blog", href, links }] };
    expect(problemsOf({ "pages/_site.json": text({ ...site, header }) }).map(({ code }) => code)).toEqual([
      "menu-without-link",
    ]);
  },
);

test("many letters that were read in another encoding are one mistake, and are written as they were", () => {
  const paragraphs = ["Weâ€™re here.", "Ask MÃ¼ller, CafÃ© â‚¬ 5.", "â\u0080\u009cYesâ\u0080\u009d ðŸ‘‹"];
  const written = text(page(shortIntro({ text: paragraphs })));
  expect(sentences(told({ "pages/index.json": written }))).toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (intro "Hello") > text: a letter was lost in "Weâ€™re here.".
        3 texts have lost letters. The others are in pages/index.json, lines 11 and 12.
        Fix: take these texts from an older copy of the file, or write "’" in the place of "â€™", and so on.   [lost-letter, can be fixed for you]
    "
  `);
  const { files, problems } = fixSite(inputOf(siteWith({ "pages/index.json": written })));
  expect(problems).toEqual([]);
  const before = ["We’re here.", "Ask Müller, Café € 5.", "“Yes” 👋"];
  expect(files["pages/index.json"]).toBe(text(page(shortIntro({ text: before }))));
});

test("what code shows is not lost", () => {
  const shown = "`Ã¼` is what is left of ü.";
  const siteOf = (last: string) => ({ "pages/index.json": text(page(shortIntro({ text: `${shown} ${last}` }))) });
  const site = siteOf("The cafÃ© is open.");
  expect(problemsOf(site).map(({ message, fix }) => [message, fix])).toEqual([
    ['a letter was lost in "of ü. The cafÃ© is open.".', 'write "é" in the place of "Ã©".'],
  ]);
  expect(fixSite(inputOf(siteWith(site))).files).toEqual(siteWith(siteOf("The café is open.")));
});

test("line breaks and spaces at both ends", () => {
  const [found, ...others] = problemsOf({ "pages/index.json": text(page(shortIntro({ text: " A few words.\n" }))) });
  expect(others).toEqual([]);
  expect([found!.message, found!.fix, found!.edit!.text]).toEqual([
    '" A few words.<U+000A>" starts with a space and ends with a line break.',
    "take the space out where it starts, and \\n out where it ends.",
    '"A few words."',
  ]);
});

test("several letters of one text are shown as they were", () => {
  const found = problemsOf({ "pages/index.json": text(page(shortIntro({ text: "We donâ€™t bite â€“ really." }))) });
  expect(found.map(({ fix }) => fix)).toEqual(['write "We don’t bite – really.".']);
});
