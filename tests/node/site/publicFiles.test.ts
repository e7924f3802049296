/** The files in the folders `public` of the program and of a site in another folder. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import { report } from "../../../src/node/check/outputs/report.ts";
import { openDevSite } from "../../../src/node/dev/site.ts";
import { filesBelow } from "../../../src/node/filesBelow.mjs";
import { checkInputOf } from "../../../src/node/site/checkInput.ts";
import { placesOf } from "../../../src/node/site/places.ts";
import { dividedFiles, publicFiles } from "../../../src/node/site/publicFiles.ts";
import { page, pictureFiles, shortIntro, siteWith, text } from "../check/site.ts";
import { engine } from "../../support/engine.ts";
import { writeFiles } from "../../support/folders.ts";

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "public-"));
});

afterEach(() => rmSync(site, { recursive: true }));

const ofEngine = filesBelow(join(engine, "public"));

test("a site without the folder has the files of the program", () => {
  expect([...publicFiles(placesOf(engine, site))]).toEqual(
    ofEngine.map((file) => [file, join(engine, "public", file)]),
  );
});

test("a file of the site takes the place of the program's, and is one more beside those", () => {
  writeFiles(site, { "public/favicon.svg": "<svg/>", "public/papers/prices.pdf": "Prices" });
  const files = publicFiles(placesOf(engine, site));
  expect([...files.keys()].toSorted()).toEqual([...ofEngine, "papers/prices.pdf"].toSorted());
  expect(files.get("favicon.svg")).toBe(join(site, "public/favicon.svg"));
  expect(files.get("favicon.ico")).toBe(join(engine, "public/favicon.ico"));
});

test("the folder of the program is that of its own site, and counts once", () => {
  expect(placesOf(engine).publicFolders).toEqual([join(engine, "public")]);
});

test("what only leads elsewhere is no file of the folder", () => {
  mkdirSync(join(site, "public"));
  symlinkSync(join(engine, "package.json"), join(site, "public/package.json"));
  expect(publicFiles(placesOf(engine, site)).has("package.json")).toBe(false);
});

test.each([
  ["prices.pdf", true],
  ["images/map.png", true],
  [".well-known/security.txt", true],
  ["prices.txt", true],
  // Files that the build makes beside the pages.
  ["robots.txt", false],
  ["sitemap.xml", false],
  ["_headers", false],
  ["404.html", false],
  // Files of a page at "/contact/us", with the alias "/Old".
  ["contact/us.html", false],
  ["data/contact/us.json", false],
  ["Old/index.html", false],
  ["old/index.html", false],
  // Folders that the build makes.
  ["contact", false],
  ["images", false],
  // Hosts take these for compressed forms of other files.
  ["sitemap.xml.gz", false],
  ["prices.pdf.br", false],
  ["archive.gz", true],
])("%s is published: %s", (file, isPublished) => {
  const files = new Map([file, "prices.pdf"].map((each) => [each, `/public/${each}`]));
  const { published, leftOut } = dividedFiles(files, [{ route: "/contact/us", aliases: ["/Old"] }]);
  expect(published.has(file)).toBe(isPublished);
  expect(leftOut).toEqual(isPublished ? [] : [file]);
});

const linked = text(page(shortIntro({ text: "See [our prices](/prices.pdf)." })));
const addFile = () => writeFiles(site, { "public/prices.pdf": "Prices" });

/** What the check says of a site in a folder, with a link to a file in its own `public`. */
function said(): string {
  // Its other pages have texts of examples.
  const { samples: _, ...input } = checkInputOf(engine, site);
  return report(check(input), input);
}

test("the check knows the folder of the site, and names it", () => {
  writeFiles(site, { ...siteWith({ "pages/index.json": linked }), ...pictureFiles() });
  expect(said()).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (intro "Hello"): no page lives at "/prices.pdf".
        9 |       "text": "See [our prices](/prices.pdf)."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: put the file into the folder public: public/prices.pdf, lead the link elsewhere, or take it out.   [broken-link]

    1 problem in 1 page, 9 pages are fine.
    "
  `);
  addFile();
  expect(said()).toMatchInlineSnapshot(`
    "10 pages checked, no problems.
    "
  `);
});

test("the dev server has a file as soon as it is there, and no longer", () => {
  writeFiles(site, { ...siteWith({ "pages/index.json": linked }), ...pictureFiles() });
  const dev = openDevSite(placesOf(engine, site));
  const known = () => [
    dev.publicFile("/prices.pdf"),
    dev.content().problems.some(({ code }) => code === "broken-link"),
  ];
  expect(known()).toEqual([undefined, true]);
  addFile();
  dev.takeUp("public/prices.pdf");
  expect(known()).toEqual([join(site, "public/prices.pdf"), false]);
  rmSync(join(site, "public"), { recursive: true });
  dev.takeUp("public/prices.pdf");
  expect(known()).toEqual([undefined, true]);
  expect(dev.publicFile("/%E0%A4%A")).toBeUndefined();
  expect(dev.publicFile("/favicon.svg")).toBe(join(engine, "public/favicon.svg"));
});
