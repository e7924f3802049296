/** Renamed folders in addresses: all links into them are one mistake. */
import { expect, test } from "vitest";
import { page, pageAt, shortIntro, text, told } from "../../site.ts";

const NAMES = ["apps", "sites", "shops", "texts"];

/** A site whose home page links into one folder, with its pages in another one. */
function site(linked: string, home: string, names = NAMES): Record<string, string> {
  const links = names.map((name) => shortIntro({ heading: `About ${name}`, text: `See [${name}](${linked}${name}).` }));
  const pages = NAMES.map((name) => [`pages/${name}.json`, text(pageAt(`${home}${name}`, shortIntro({})))]);
  return { "pages/index.json": text(page(...links)), ...Object.fromEntries(pages) };
}

test("a folder with another name", () => {
  expect(`\n${told(site("/service/", "/services/"))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "About apps"): no page lives at "/service/apps", nor at 3 other addresses that start with "/service/". The addresses of these pages start with "/services/".
        9 |       "text": "See [apps](/service/apps)."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        4 places name them. The others are in pages/index.json, lines 14, 19 and 24.
        Fix: write "/services/" in the place of "/service/" at the start of these addresses in all 4 places, or give the 4 pages addresses that start with "/service/".   [broken-link]
    "
  `);
});

test("a folder in front of all links, and of all pages", () => {
  expect(told(site("/en/", "/"))).toContain('start with "/en/". The addresses of these pages start with "/".');
  expect(told(site("/", "/en/"))).toContain('start with "/". The addresses of these pages start with "/en/".');
});

test("two links may each have a slip", () => {
  expect(told(site("/service/", "/services/", NAMES.slice(0, 2)))).not.toContain("The addresses of these pages");
});

test("in a folder with other pages these may be pages that are still to be written", () => {
  const german = text(pageAt("/de/start", shortIntro({})));
  expect(told({ ...site("/de/", "/"), "pages/start.json": german })).not.toContain("The addresses of these pages");
});
