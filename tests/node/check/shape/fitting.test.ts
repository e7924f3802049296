/** Texts that a fix suggests have the format of their field, so that the next check accepts them. */
import { expect, test } from "vitest";
import type { Json } from "../../../../src/model/fields.ts";
import { type Group, page, problemsOf, shortIntro, text } from "../site.ts";

const posts = (...all: Json[]): Group => ({ type: "postCards", heading: "Read on", posts: all });

const told: readonly [block: Group, fix: string][] = [
  [
    posts({ order: 1, file: "app.json" }, { order: 2, file: "ios.json" }),
    'write them as texts, without { }: ["/HowtoCreateAppfromScratch", "/IosorAndroidFindout"].',
  ],
  [
    posts({ route: "/IosorAndroidFindout" }, { url: "https://example.com/HowtoCreateAppfromScratch" }),
    'write them as texts, without { }: ["/IosorAndroidFindout", "/HowtoCreateAppfromScratch"].',
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
