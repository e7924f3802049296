/** Where nothing is written yet, what is asked for is said, and not the words of another page. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, settings, shortIntro, text } from "../site.ts";

function saidOf(...blocks: Group[]): string[] {
  return problemsOf({ "pages/index.json": text(page(...blocks)) }).map(
    ({ sentence, fix, code }) => `${sentence} ${fix} [${code}]`,
  );
}

test("a picture or a link without anything in it is one mistake", () => {
  const hero = { ...block("hero"), image: {} };
  expect(saidOf(hero, shortIntro({ button: {} }))).toMatchInlineSnapshot(`
    [
      "In block 1 (hero "Let's talk about your project"): nothing stands between the { } of "image". write it like this, with your own words for …: { "src": "…", "alt": "…" }. [missing-property]",
      "In block 2 (intro "Hello"): nothing stands between the { } of "button". write it like this: { "label": "See our work", "href": "/portfoliopage" }, or take it out. [missing-property]",
    ]
  `);
});

test("an empty list in a field that may be left out", () => {
  expect(saidOf(shortIntro({ figures: [] }))).toMatchInlineSnapshot(`
    [
      "In block 1 (intro "Hello"): "figures" is empty, and needs at least one. write it like this: "figures": [{ "value": "50+", "label": "projects completed" }], or take "figures" out. [too-few]",
    ]
  `);
});
