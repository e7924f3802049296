/** Texts that a fix suggests have the format of their field, so that the next check accepts them. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { type Group, page, pageAt, problemsOf, shortIntro, text } from "../../../site.ts";

const posts = (...all: Json[]): Group => ({ type: "postCards", heading: "Read on", posts: all });

const told: readonly [block: Group, fix: string][] = [
  [
    posts({ order: 1, file: "app.json" }, { order: 2, file: "ios.json" }),
    'write each article as a text, without { }: "/HowtoCreateAppfromScratch".',
  ],
  [posts({ file: "pages/app.json" }), 'write it as a text, without { }: "/HowtoCreateAppfromScratch".'],
  [
    posts({ route: "/IosorAndroidFindout" }, { route: "/HowtoCreateAppfromScratch" }),
    'write each article as a text, without { }: "/IosorAndroidFindout".',
  ],
  [
    { ...posts(), posts: "app.json, ios.json" },
    'put each entry in quotation marks of its own, and all of them in square brackets: ["/HowtoCreateAppfromScratch", "/IosorAndroidFindout"].',
  ],
  [posts({ file: "gone.json" }), 'write it as a text, without { }: "gone.json".'],
  [shortIntro({ id: { name: "My Form" } }), 'write it as a text, without { }: "id": "my-form".'],
  [shortIntro({ id: ["My Form", "our-form"] }), 'write only one of them, without [ ]: "id": "my-form".'],
];

test.each(told)("%j", (block, fix) => {
  const found = problemsOf({ "pages/index.json": text(page(block)) }).filter(({ code }) => code === "wrong-type");
  expect(found.map((each) => each.fix)).toEqual([fix]);
});

test("a link by the title of its page", () => {
  const fixFor = (href: string) => {
    const intro = shortIntro({ text: "See [all](/).", button: { label: "Ask us", href } });
    const files = {
      "pages/index.json": text({ ...page(intro), description: "Read what we found out." }),
      "pages/guide.json": text({ ...pageAt("/which", shortIntro({})), title: "Kites: which one comes first?" }),
    };
    return problemsOf(files).find(({ code }) => code === "unsafe-url")?.fix;
  };
  expect(fixFor("Kites: which one comes first?")).toBe('write "/which".');
  expect(fixFor("kites, which one comes first")).toBe('write "/which".');
  expect(fixFor("Come by and see")).toBe('write "/page", "#place", "https://…", "mailto:…" or "tel:…".');
});

test("an article by the title of its page", () => {
  const files = (title: string) => ({
    "pages/index.json": text({ ...page(posts("Which kite comes first?")), description: "Read what we found out." }),
    "pages/guide.json": text({ ...pageAt("/which", shortIntro({ text: "See [all](/)." })), title }),
  });
  const fixFor = (title: string) => problemsOf(files(title)).find(({ code }) => code === "bad-route")?.fix;
  expect(fixFor("Which kite comes first?")).toBe('write "/which".');
  expect(fixFor("Which kite comes first")).toBe('write "/which".');
  expect(fixFor("Another kite")).toBe("write the address of one of the pages.");
});
