/** Broken links beside a page without an address that can be read. */
import { expect, test } from "vitest";
import { pageAt, problemsOf, shortIntro, text, told } from "../../site.ts";

const TEAM = pageAt("/our-team", shortIntro({}));
const { route: _, ...WITHOUT } = TEAM;
/** A page without an address, by what the file holds. */
const BEGUN: [string, string | Uint8Array][] = [
  ["an empty file", ""],
  ["no route", text(WITHOUT)],
  ["nothing as the route", text({ ...TEAM, route: null })],
  ["a number as the route", text({ ...TEAM, route: 5 })],
  ["an empty route", text({ ...TEAM, route: "" })],
  ["fields of another format", "route: /our-team\ntitle: Our team\n"],
  ["a picture", Uint8Array.from([0x52, 0x49, 0x46, 0x46, 0, 1, 0, 2])],
];

function linking(href: string): string {
  return text(pageAt("/here", shortIntro({ button: { label: "Read all of it", href } })));
}

function codesOf(files: Parameters<typeof problemsOf>[0]): string[] {
  return problemsOf(files).map(({ file, code }) => `${file} ${code}`);
}

const FAR = "/prices-and-offers";

test.each(BEGUN)("%s hides no broken link", (_name, content) => {
  const found = problemsOf({ "pages/our-team.json": content, "pages/here.json": linking(FAR) });
  const link = found.filter(({ file }) => file === "pages/here.json");
  expect(link.map(({ message, fix }) => [message, fix])).toEqual([
    [`no page lives at "${FAR}".`, "write the address of one of the pages, add the page, or take the link out."],
  ]);
  const page = found.filter(({ file }) => file === "pages/our-team.json");
  expect(JSON.stringify(page)).not.toContain(FAR);
});

test.each(["/our-team", "/team", "/ourteam", "/Our_Team", "/about/our-team", "/our-taem", "/our-team.html"])(
  "a link to %s waits for the page that is called so",
  (href) => {
    expect(codesOf({ "pages/our-team.json": "", "pages/here.json": linking(href) })).toEqual([
      "pages/our-team.json empty-file",
    ]);
    expect(told({ "pages/our-team.json": "", "pages/here.json": linking(href) })).toContain(
      "The links to this page are checked when this is put right.",
    );
  },
);

test.each([
  ["pages/seo.json", "/search-engine-optimization"],
  ["pages/search-engine-optimization.json", "/seo"],
])("%s waits for a link to %s", (file, href) => {
  expect(codesOf({ [file]: "", "pages/here.json": linking(href) })).toEqual([`${file} empty-file`]);
});

test("a link waits for a page by its title, and for one by what is written of its address", () => {
  const titled = { ...WITHOUT, title: "Prices and offers of the year" };
  const files = { "pages/p1.json": text(titled), "pages/here.json": linking(FAR) };
  expect(told(files)).toContain("The links to this page are checked when this is put right.");
  expect(codesOf(files)).toEqual(["pages/p1.json missing-property"]);
  const written = `{\n<<<<<<< HEAD\n  "route": "${FAR}",\n=======\n  "route": "/p1",\n>>>>>>> maya\n  "title": "One"\n}`;
  expect(codesOf({ "pages/p1.json": written, "pages/here.json": linking(FAR) })).toEqual([
    "pages/p1.json merge-conflict",
  ]);
});

test("a page whose advice has the address that links lead to needs no note", () => {
  const found = told({ "pages/our-team.json": text(WITHOUT), "pages/here.json": linking("/our-team") });
  expect(found).toContain('"route": "/our-team"');
  expect(found).not.toContain("are checked when");
});

test.each(["/our-team", "/our-taem"])("of two links, %s is the address of the page", (href) => {
  const files = { "pages/our-team.json": text(WITHOUT), "pages/here.json": linking(FAR), "pages/all2.json": "" };
  expect(told({ ...files, "pages/here2.json": linking(href).replace('"/here"', '"/here2"') })).toContain(
    `for example: "route": "${href}",`,
  );
});

test("near misses among articles are told as well", () => {
  const blog = pageAt("/news", { type: "postCards", heading: "Guides", posts: ["/IosorAndroidFindot", "/nowhere"] });
  const found = problemsOf({ "pages/our-team.json": "", "pages/news.json": text(blog) });
  const ofBlog = found.filter(({ file }) => file === "pages/news.json").map(({ message, fix }) => [message, fix]);
  expect(ofBlog).toEqual([
    ['no page lives at "/IosorAndroidFindot".', 'did you mean "/IosorAndroidFindout"?'],
    ['no page lives at "/nowhere".', expect.stringContaining("write the address of")],
  ]);
});
