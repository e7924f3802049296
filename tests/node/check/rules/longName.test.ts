/** A company's name that leaves no room for titles is one mistake, told at the name. */
import { expect, test } from "vitest";
import { type Group, pageAt, problemsOf, sentences, settings, shortIntro, siteWith, text, toldAlone } from "../site.ts";

const NAME = "Zimmerei & Dachdeckerei Gebrüder Brodbeck GmbH & Co. KG";

function site(name: string, ...titles: Group[]) {
  const brand = { ...(settings()["brand"] as Group), name };
  const pages = titles.map((fields, i) => [
    `pages/p${i}.json`,
    text({ ...pageAt(`/p${i}`, shortIntro({})), ...fields }),
  ]);
  return { "pages/_site.json": text({ ...settings(), brand }), ...Object.fromEntries(pages) };
}

test("that is behind the titles of many pages", () => {
  expect(sentences(toldAlone(siteWith(site(NAME))))).toMatchInlineSnapshot(`
    "
    pages/_site.json:6:13   In brand: the title of a page may have 70 characters, and " | Zimmerei & Dachdeckerei Gebrüder Brodbeck GmbH & Co. KG" takes 58 of them.
        10 titles are too long with it. They are in pages/all.json, line 2; pages/app.json, line 3; pages/blog.json, line 2; pages/contact.json, line 2; pages/index.json, line 2; pages/ios.json, line 3; pages/portfoliopage.json, line 2; pages/search-engine-optimization.json, line 2; pages/technology.json, line 2; pages/web-development-services.json, line 2.
        Fix: write a shorter name, or "titleAlone": true in these pages, which leaves it out of their titles.   [title-length, a warning]

    "
  `);
});

test("that few titles are too long for, with the way out", () => {
  const files = site(NAME, { title: "A page with many words" }, { title: "T".repeat(71) });
  const alone = (content: unknown) => String(content).replace(/"title": /, '"titleAlone": true, "title": ');
  const all = Object.entries(siteWith(files)).map(([file, content]) => [
    file,
    file in files ? content : alone(content),
  ]);
  expect(sentences(toldAlone(Object.fromEntries(all)))).toMatchInlineSnapshot(`
    "
    pages/p0.json:3:12   The title is 80 characters long as visitors see it: "A page with many words | Zimmerei & Dachdeckerei Gebrüder B…".
        Fix: write a shorter one: at most 12 characters, as " | Zimmerei & Dachdeckerei Gebrüder Brodbeck GmbH & Co. KG" is added by itself, or "titleAlone": true, which leaves the name out.   [title-length, a warning]

    pages/p1.json:3:12   The title is 129 characters long as visitors see it: "TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT…".
        Fix: write a shorter one: at most 12 characters, as " | Zimmerei & Dachdeckerei Gebrüder Brodbeck GmbH & Co. KG" is added by itself.   [title-length, a warning]

    "
  `);
});

test("a name that leaves room, behind titles that are too long with it", () => {
  const title = "Kites for children and for those who have not grown up";
  const found = problemsOf(
    site("Zimmerei Brodbeck GmbH", ...["A", "B", "C"].map((end) => ({ title: `${title} ${end}` }))),
  );
  expect(found.map(({ code, file, fix }) => [code, file, fix])).toEqual(
    ["pages/p0.json", "pages/p1.json", "pages/p2.json"].map((file) => [
      "title-length",
      file,
      'write a shorter one: at most 45 characters, as " | Zimmerei Brodbeck GmbH" is added by itself, or "titleAlone": true, which leaves the name out.',
    ]),
  );
});

test("a name that the author wrote into the title", () => {
  const [found] = problemsOf(site("Kite House", { title: `${"T".repeat(60)} | {company}` }));
  expect(found?.fix).toBe(
    'write a shorter one: at most 57 characters. Leave " | Kite House" out: it is added by itself.',
  );
  const alone = { title: `${"T".repeat(60)} | Kite House`, titleAlone: true };
  expect(problemsOf(site("Kite House", alone))[0]?.fix).toBe(
    'write a shorter one: 10 to 70 characters, of which " | Kite House" is added by itself.',
  );
});

test("that is in descriptions which are too long with it", () => {
  const long = (i: number) =>
    `${"{company} builds kites of all kinds for children and for those who have not grown up. "}${"Come by and see. ".repeat(3)}${i}`;
  const alone = { titleAlone: true };
  const found = (...descriptions: string[]) =>
    problemsOf(site(NAME, ...descriptions.map((description) => ({ ...alone, description }))))
      .filter(({ code }) => code === "description-length")
      .map(({ file, message, fix }) => [file, message, fix]);
  expect(found(long(1), long(2), long(3))).toEqual([
    [
      "pages/_site.json",
      "the description of a page may have 170 characters, and the name takes 55 of them.",
      "write a shorter name, or take {company} out of these descriptions.",
    ],
  ]);
  expect(found(long(1), "W".repeat(180)).map(([file]) => file)).toEqual(["pages/p0.json", "pages/p1.json"]);
  expect(found("W".repeat(171), "X".repeat(171), "Y".repeat(171))).toHaveLength(3);
});
