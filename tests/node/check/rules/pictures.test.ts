import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../src/node/check/outputs/report.ts";
import { IMAGE_FAULTS } from "../../../../src/node/images/imageError.ts";
import { type Group, images, page, schemas, sentences, siteWith, text, toldOfEach } from "../site.ts";

/** A short block, so that the lines of a page can be counted. */
function hero(src: string): Group {
  return { type: "hero", heading: "Hello", lead: "A few words.", image: { src, alt: "A kite over a field" } };
}

const known = new Set([
  ...images,
  "a/kite.webp",
  "b/kite.webp",
  "team/asha.webp",
  "team/photo.heic",
  "team/noend",
  "A.WEBP",
  "c/01-fair.webp",
  "c/tall/01-fair-tall.webp",
]);

function toldOf(...names: string[]): string {
  const files = siteWith({ "pages/index.json": text(page(...names.map(hero))) });
  const imageFault = (image: string) => (image === "team/asha.webp" ? IMAGE_FAULTS.damaged : undefined);
  return formatProblems(check({ files, schemas, images: known, imageFault }), files);
}

test("pictures from other sites", () => {
  expect(toldOf("https://other.example/kite.webp", "//x/team/ASHA.webp?w=3", "data:image/png;base64,AAAA"))
    .toMatchInlineSnapshot(`
      "pages/index.json:11:16   In block 1 (hero "Hello") > image: "https://other.example/kite.webp" is an address on the web. Pictures from there are not loaded.
          11 |         "src": "https://other.example/kite.webp",
             |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: save the picture into the folder images/ and write its name from there, with its folder if it is in one: "folder/name.webp".   [image-address]

      pages/index.json:20:16   In block 2 (hero "Hello") > image: "//x/team/ASHA.webp?w=3" is an address on the web. Pictures from there are not loaded.
          20 |         "src": "//x/team/ASHA.webp?w=3",
             |                ^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: did you mean "team/asha.webp"?                          [image-address]

      pages/index.json:29:16   In block 3 (hero "Hello") > image: the picture is written into the page: "data:image/png;base64,AAAA".
          29 |         "src": "data:image/png;base64,AAAA",
             |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: save the picture into the folder images/ and write its name from there, with its folder if it is in one: "folder/name.webp".   [image-address]
      "
    `);
});

test("a picture by its place on a computer, as JSON has it and with single backslashes", () => {
  const files = ["/Users/maya/Pictures/Our team.JPG", "file:///C:/team.png", "/users/maya.webp", "C:\temp\new.png"];
  expect(toldOf(...files)).toMatchInlineSnapshot(`
    "pages/index.json:11:16   In block 1 (hero "Hello") > image: "/Users/maya/Pictures/Our team.JPG" is a path on your computer, where no visitor can see it.
        11 |         "src": "/Users/maya/Pictures/Our team.JPG",
           |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: copy the file into a folder in images/, under the name "our-team.jpg", and write that folder and the name here, for example "people/our-team.jpg".   [image-outside]

    pages/index.json:20:16   In block 2 (hero "Hello") > image: "file:///C:/team.png" is a path on your computer, where no visitor can see it.
        20 |         "src": "file:///C:/team.png",
           |                ^^^^^^^^^^^^^^^^^^^^^
        Fix: copy the file into a folder in images/, and write that folder and the name here, for example "people/team.png".   [image-outside]

    pages/index.json:29:16   In block 3 (hero "Hello") > image: there is no picture "/users/maya.webp" in the folder images/.
        29 |         "src": "/users/maya.webp",
           |                ^^^^^^^^^^^^^^^^^^
        Fix: write "users/maya.webp", and put the file into the folder images/users/, or write the name of one that is there.   [missing-image]

    pages/index.json:38:16   In block 4 (hero "Hello") > image: "C:\\temp\\new.png" is a path on your computer, where no visitor can see it.
        38 |         "src": "C:\\temp\\new.png",
           |                ^^^^^^^^^^^^^^^^^
        Fix: copy the file into a folder in images/, and write that folder and the name here, for example "people/new.png".   [image-outside]
    "
  `);
  const withSlip = (path: string) => text(page(hero("x.png"))).replace("x.png", path);
  const slips = [
    String.raw`C:\Users\Marie\Images\site\images\anna.jpg`,
    String.raw`C:\Users\Maya\team.png`,
    String.raw`C:\Users\Maya\images\team\maya.png`,
  ].map(withSlip);
  expect(sentences(toldOfEach(...slips))).toMatchInlineSnapshot(`
    "

    pages/x.json:11:19   "C:\\Users\\Marie\\Images\\site\\images\\anna.jpg" is a path on your computer, where no visitor can see it.
        Fix: write "anna.jpg", and put the file into the folder images/ under this name if it is not there.   [bad-backslash]

    pages/x.json:11:19   "C:\\Users\\Maya\\team.png" is a path on your computer, where no visitor can see it.
        Fix: copy the file into a folder in images/, and write that folder and the name here, for example "people/team.png".   [bad-backslash]

    pages/x.json:11:19   "C:\\Users\\Maya\\images\\team\\maya.png" is a path on your computer, where no visitor can see it.
        Fix: write "team/maya.png", and put the file into the folder images/ under this name if it is not there.   [bad-backslash]

    "
  `);
});

test("backslashes between a folder and a file, also where they have become something else", () => {
  expect(toldOf("b\\kite.webp", "\tent\new.webp", "kite.webp\t")).toMatchInlineSnapshot(`
    "pages/index.json:11:16   In block 1 (hero "Hello") > image: there is no picture "b\\kite.webp" in the folder images/: "/" stands between a folder and its files.
        11 |         "src": "b\\\\kite.webp",
           |                ^^^^^^^^^^^^^^
        Fix: write "b/kite.webp".                                    [missing-image, can be fixed for you]

    pages/index.json:20:16   In block 2 (hero "Hello") > image: there is no picture "\\tent\\new.webp" in the folder images/: "/" stands between a folder and its files.
        20 |         "src": "\\tent\\new.webp",
           |                ^^^^^^^^^^^^^^^^
        Fix: write "tent/new.webp", and put the file into the folder images/tent/, or write the name of one that is there.   [missing-image]

    pages/index.json:29:16   In block 3 (hero "Hello") > image: there is no picture "kite.webp<U+0009>" in the folder images/.
        29 |         "src": "kite.webp\\t",
           |                ^^^^^^^^^^^^^
        Fix: did you mean "a/kite.webp" or "b/kite.webp"?            [missing-image]
    "
  `);
});

test("pictures outside the folder images/", () => {
  expect(toldOf("../team/asha.webp", "C:\\Users\\me\\kite.png", "a/../kite.webp", "file:///x.png"))
    .toMatchInlineSnapshot(`
      "pages/index.json:11:16   In block 1 (hero "Hello") > image: "../team/asha.webp" is not in the folder images/.
          11 |         "src": "../team/asha.webp",
             |                ^^^^^^^^^^^^^^^^^^^
          Fix: did you mean "team/asha.webp"?                          [image-outside]

      pages/index.json:20:16   In block 2 (hero "Hello") > image: "C:\\Users\\me\\kite.png" is a path on your computer, where no visitor can see it.
          20 |         "src": "C:\\\\Users\\\\me\\\\kite.png",
             |                ^^^^^^^^^^^^^^^^^^^^^^^^^
          Fix: copy the file into a folder in images/, and write that folder and the name here, for example "people/kite.png".   [image-outside]

      pages/index.json:29:16   In block 3 (hero "Hello") > image: "a/../kite.webp" is not in the folder images/.
          29 |         "src": "a/../kite.webp",
             |                ^^^^^^^^^^^^^^^^
          Fix: copy the file into the folder images/ and write its name from there.   [image-outside]

      pages/index.json:38:16   In block 4 (hero "Hello") > image: "file:///x.png" is a path on your computer, where no visitor can see it.
          38 |         "src": "file:///x.png",
             |                ^^^^^^^^^^^^^^^
          Fix: copy the file into a folder in images/, and write that folder and the name here, for example "people/x.png".   [image-outside]
      "
    `);
});

test("files of types that cannot be shown", () => {
  expect(toldOf("team/photo.heic", "team/noend")).toMatchInlineSnapshot(`
    "pages/index.json:11:16   In block 1 (hero "Hello") > image: files of the type ".heic" cannot be shown: "team/photo.heic".
        11 |         "src": "team/photo.heic",
           |                ^^^^^^^^^^^^^^^^^
        Fix: export it as WebP, PNG or JPEG, and write its new name here.   [unknown-image-type]

    pages/index.json:20:16   In block 2 (hero "Hello") > image: a file without an ending cannot be shown: "team/noend".
        20 |         "src": "team/noend",
           |                ^^^^^^^^^^^^
        Fix: export it as WebP, PNG or JPEG, and write its new name here.   [unknown-image-type]
    "
  `);
});

test("files that are damaged", () => {
  expect(toldOf("team/asha.webp")).toMatchInlineSnapshot(`
    "pages/index.json:11:16   In block 1 (hero "Hello") > image: images/team/asha.webp cannot be read as a picture: the file is damaged or of another kind than its name says.
        11 |         "src": "team/asha.webp",
           |                ^^^^^^^^^^^^^^^^
        Fix: export it again as WebP, PNG, JPEG or SVG.              [broken-image]
    "
  `);
});

test("files that are fine, and those that are not there", () => {
  expect(toldOf("a/kite.webp", "A.WEBP")).toBe("");
  expect(toldOf("team/photo.psd", "/a/kite.webp")).toMatchInlineSnapshot(`
    "pages/index.json:11:16   In block 1 (hero "Hello") > image: there is no picture "team/photo.psd" in the folder images/.
        11 |         "src": "team/photo.psd",
           |                ^^^^^^^^^^^^^^^^
        Fix: did you mean "team/photo.heic"?                         [missing-image]

    pages/index.json:20:16   In block 2 (hero "Hello") > image: "/a/kite.webp" has "/" in front, but names of pictures start inside the folder images/.
        20 |         "src": "/a/kite.webp",
           |                ^^^^^^^^^^^^^^
        Fix: write "a/kite.webp".                                    [missing-image, can be fixed for you]
    "
  `);
});

test("a name with an ending too many", () => {
  expect(toldOf("team/asha.webp.webp", "team/asha.jpg.webp")).toMatchInlineSnapshot(`
    "pages/index.json:11:16   In block 1 (hero "Hello") > image: there is no picture "team/asha.webp.webp" in the folder images/.
        11 |         "src": "team/asha.webp.webp",
           |                ^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "team/asha.webp"?                          [missing-image]

    pages/index.json:20:16   In block 2 (hero "Hello") > image: there is no picture "team/asha.jpg.webp" in the folder images/.
        20 |         "src": "team/asha.jpg.webp",
           |                ^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "team/asha.webp"?                          [missing-image]
    "
  `);
});

test("a picture that is nowhere: in which folder to put it, and as what", () => {
  expect(toldOf("team/office.webp", "elsewhere/office.jpg", "office.heic")).toMatchInlineSnapshot(`
    "pages/index.json:11:16   In block 1 (hero "Hello") > image: there is no picture "team/office.webp" in the folder images/.
        11 |         "src": "team/office.webp",
           |                ^^^^^^^^^^^^^^^^^^
        Fix: put the file into the folder images/team/, or write the name of one that is there.   [missing-image]

    pages/index.json:20:16   In block 2 (hero "Hello") > image: there is no picture "elsewhere/office.jpg" in the folder images/.
        20 |         "src": "elsewhere/office.jpg",
           |                ^^^^^^^^^^^^^^^^^^^^^^
        Fix: put the file into the folder images/elsewhere/, or write the name of one that is there.   [missing-image]

    pages/index.json:29:16   In block 3 (hero "Hello") > image: there is no picture "office.heic" in the folder images/.
        29 |         "src": "office.heic",
           |                ^^^^^^^^^^^^^
        Fix: put the file into the folder images/ as WebP, PNG or JPEG, or write the name of one that is there.   [missing-image]
    "
  `);
});

test("a backslash in a name, which makes another sign of the letter behind it", () => {
  const src = "a\\kite.webp";
  const shown = ["b", "f", "n", "r", "t"].map((letter) => {
    const there = new Set([`brand/${letter}-logo.webp`]);
    const files = siteWith({
      "pages/index.json": text(page(hero(src))).replace("a\\\\kite.webp", `brand\\${letter}-logo.webp`),
    });
    return check({ files, schemas, images: new Set([...images, ...there]) }).map(({ fix }) => fix);
  });
  expect(shown).toEqual(["b", "f", "n", "r", "t"].map((letter) => [`write "brand/${letter}-logo.webp".`]));
});

test("a picture that several places name is told once, also where another one is nearly called so", () => {
  expect(`\n${toldOf("team/asha.png", "a/kite.webp", "team/asha.png")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:11:16   In block 1 (hero "Hello") > image: there is no picture "team/asha.png" in the folder images/.
        11 |         "src": "team/asha.png",
           |                ^^^^^^^^^^^^^^^
        2 places name it. The other is in pages/index.json, line 29.
        Fix: did you mean "team/asha.webp"?                          [missing-image]

    pages/index.json:25:15   Block 3 (hero "Hello") says the same as block 1.
        25 |       "type": "hero",
           |               ^^^^^^
        Fix: take one of the two out, or change its words.           [repeated-content, a warning]

    "
  `);
});

test("a file that is damaged is told once, also that of a drawing that has a name", () => {
  const items = ["one", "two"].map((title) => ({ pictogram: "services/seo", title, text: "A few words." }));
  const files = siteWith({
    "pages/index.json": text(
      page(hero("team/asha.webp"), hero("team/asha.webp"), { type: "servicesGrid", heading: "Services", items }),
    ),
  });
  const imageFault = (image: string) => (/asha|seo\.svg/.test(image) ? IMAGE_FAULTS.damaged : undefined);
  expect(formatProblems(check({ files, schemas, images: known, imageFault }), files)).toMatchInlineSnapshot(`
    "pages/index.json:11:16   In block 1 (hero "Hello") > image: images/team/asha.webp cannot be read as a picture: the file is damaged or of another kind than its name says.
        11 |         "src": "team/asha.webp",
           |                ^^^^^^^^^^^^^^^^
        2 places show it. The other is in pages/index.json, line 20.
        Fix: export it again as WebP, PNG, JPEG or SVG.              [broken-image]

    pages/index.json:16:15   Block 2 (hero "Hello") says the same as block 1.
        16 |       "type": "hero",
           |               ^^^^^^
        Fix: take one of the two out, or change its words.           [repeated-content, a warning]

    pages/index.json:29:24   In block 3 (servicesGrid "Services") > service 1: images/pictograms/services/seo.svg cannot be read as a picture: the file is damaged or of another kind than its name says.
        29 |           "pictogram": "services/seo",
           |                        ^^^^^^^^^^^^^^
        2 places show it. The other is in pages/index.json, line 34.
        Fix: export it again as WebP, PNG, JPEG or SVG.              [broken-image]
    "
  `);
});

test("sizes in the names of pictures", () => {
  expect(toldOf("team/asha-300x200.webp", "team/asha@2x.webp").match(/Fix: .*?(?= +\[)/g)).toMatchInlineSnapshot(`
    [
      "Fix: did you mean "team/asha.webp"?",
      "Fix: did you mean "team/asha.webp"?",
    ]
  `);
});

test("spaces around a slash, and a comma for the point before the ending", () => {
  expect(toldOf("team / asha.webp", "team/asha,webp").match(/Fix: .*?(?= +\[)/g)).toMatchInlineSnapshot(`
    [
      "Fix: write "team/asha.webp".",
      "Fix: write "team/asha.webp".",
    ]
  `);
});

test("a picture that is not there, with the folder images/ in its name", () => {
  expect(toldOf("images/team/12-bakery.webp")).toMatchInlineSnapshot(`
    "pages/index.json:11:16   In block 1 (hero "Hello") > image: there is no picture "images/team/12-bakery.webp" in the folder images/.
        11 |         "src": "images/team/12-bakery.webp",
           |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "team/12-bakery.webp", and put the file into the folder images/team/, or write the name of one that is there.   [missing-image]
    "
  `);
});

test("pictures in the same folder that are called nearly so", () => {
  const files = siteWith({ "pages/index.json": text(page(hero("hero/home-steps-mobile.webp"))) });
  const there = new Set(["hero/home-steps-phone.webp", "hero/home-steps-desktop.webp", "hero/blog.webp"]);
  const found = check({ files, schemas, images: there }).filter(({ message }) => message.includes("home-steps-mobile"));
  expect(found.map(({ fix }) => fix)).toEqual([
    'put the file into the folder images/hero/, or write "hero/home-steps-phone.webp" or "hero/home-steps-desktop.webp", which are there.',
  ]);
});

test("a picture that was put among the pages is told once, where its name stands", () => {
  const card = (name: string, src: string): Group => ({ title: name, text: "A maker.", image: { src, alt: name } });
  const items = [card("Asha", "team/asha.webp"), card("Ravi", "ravi.webp"), card("Kit", "team/kit.webp")];
  const cards = { type: "cardGrid", heading: "The team", items };
  const files = siteWith({ "pages/index.json": text(page(hero("mina.webp"), cards)) });
  const names = ["ravi", "team/kit", "mina", "x"];
  const given = { ...files, ...Object.fromEntries(names.map((name) => [`pages/${name}.webp`, ""])) };
  expect(`\n${formatProblems(check({ files: given, schemas, images: known }), given)}`).toMatchInlineSnapshot(`
    "
    pages/index.json:11:16   In block 1 (hero "Hello") > image: the picture "mina.webp" lies among the pages, where nobody sees it: pages/mina.webp.
        11 |         "src": "mina.webp",
           |                ^^^^^^^^^^^
        Fix: move it to images/mina.webp.                            [missing-image]

    pages/index.json:31:20   In block 2 (cardGrid "The team") > card 2 > image: the picture "ravi.webp" lies among the pages, where nobody sees it: pages/ravi.webp.
        31 |             "src": "ravi.webp",
           |                    ^^^^^^^^^^^
        Fix: move it to images/team/ravi.webp, and write "team/ravi.webp".   [missing-image]

    pages/index.json:39:20   In block 2 (cardGrid "The team") > card 3 > image: the picture "team/kit.webp" lies among the pages, where nobody sees it: pages/team/kit.webp.
        39 |             "src": "team/kit.webp",
           |                    ^^^^^^^^^^^^^^^
        Fix: move it to images/team/kit.webp.                        [missing-image]

    pages/x.webp   This is a picture, and it lies among the pages, where nobody sees it.
        Fix: move it to the folder images.                           [unknown-file]
    "
  `);
});

test("the folder is right, and a picture in another one has the name", () => {
  expect(toldOf("c/tall/01-fair.webp")).toContain('did you mean "c/tall/01-fair-tall.webp" or "c/01-fair.webp"?');
});
