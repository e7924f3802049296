import { expect, test } from "vitest";
import { article, block, type Group, page, pageAt, problemsOf, settings, text, told, toldOf } from "../site.ts";

const cta = block("cta");
const hero = block("hero");

test("addresses that no link may have", () => {
  const hrefs = [
    "javascript:alert(1)",
    "http://example.com",
    "//example.com",
    "/\\example.com",
    "www.example.com",
    "contact us",
    "IosorAndroidFindout",
    "me@example.com",
    "+91 000 000",
    "HTTPS://example.com",
    "https://me:secret@example.com",
    "data:text/html,x",
    "/a\u200bb",
    "mailto:{emial}",
    " /contact",
  ];
  const links = hrefs.map((href) => ({ ...cta, button: { label: "Go", href } }));
  expect(toldOf(...links)).toMatchInlineSnapshot(`
    "pages/index.json:12:17   In block 1 (cta "Got an App Idea? Let's Talk!") > button: a link cannot lead to "javascript" addresses: "javascript:alert(1)".
        12 |         "href": "javascript:alert(1)"
           |                 ^^^^^^^^^^^^^^^^^^^^^
        Fix: write "/page", "#place", "https://…", "mailto:…" or "tel:…".   [unsafe-url]

    pages/index.json:21:17   In block 2 (cta "Got an App Idea? Let's Talk!") > button: a link cannot lead to "http" addresses: "http://example.com".
        21 |         "href": "http://example.com"
           |                 ^^^^^^^^^^^^^^^^^^^^
        Fix: write "https://example.com".                            [unsafe-url]

    pages/index.json:30:17   In block 3 (cta "Got an App Idea? Let's Talk!") > button: the address "//example.com" starts with two slashes, which leads to another site.
        30 |         "href": "//example.com"
           |                 ^^^^^^^^^^^^^^^
        Fix: write "https://example.com".                            [unsafe-url]

    pages/index.json:39:17   In block 4 (cta "Got an App Idea? Let's Talk!") > button: the address "/\\example.com" has a backslash.
        39 |         "href": "/\\\\example.com"
           |                 ^^^^^^^^^^^^^^^^
        Fix: write "/page", "#place", "https://…", "mailto:…" or "tel:…".   [unsafe-url]

    pages/index.json:48:17   In block 5 (cta "Got an App Idea? Let's Talk!") > button: "www.example.com" is not an address that a link can have.
        48 |         "href": "www.example.com"
           |                 ^^^^^^^^^^^^^^^^^
        Fix: write "https://www.example.com".                        [unsafe-url]

    pages/index.json:57:17   In block 6 (cta "Got an App Idea? Let's Talk!") > button: the address "contact us" has a space in it.
        57 |         "href": "contact us"
           |                 ^^^^^^^^^^^^
        Fix: write "/contact".                                       [unsafe-url]

    pages/index.json:66:17   In block 7 (cta "Got an App Idea? Let's Talk!") > button: "IosorAndroidFindout" is not an address that a link can have.
        66 |         "href": "IosorAndroidFindout"
           |                 ^^^^^^^^^^^^^^^^^^^^^
        Fix: write "/IosorAndroidFindout".                           [unsafe-url]

    pages/index.json:75:17   In block 8 (cta "Got an App Idea? Let's Talk!") > button: "me@example.com" is not an address that a link can have.
        75 |         "href": "me@example.com"
           |                 ^^^^^^^^^^^^^^^^
        Fix: write "mailto:me@example.com".                          [unsafe-url]

    pages/index.json:84:17   In block 9 (cta "Got an App Idea? Let's Talk!") > button: "+91 000 000" is a phone number without "tel:" before it.
        84 |         "href": "+91 000 000"
           |                 ^^^^^^^^^^^^^
        Fix: write "tel:+91 000 000".                                [unsafe-url]

    pages/index.json:93:17   In block 10 (cta "Got an App Idea? Let's Talk!") > button: the address "HTTPS://example.com" starts with capital letters.
        93 |         "href": "HTTPS://example.com"
           |                 ^^^^^^^^^^^^^^^^^^^^^
        Fix: write "https://example.com".                            [unsafe-url, can be fixed for you]

    pages/index.json:102:17   In block 11 (cta "Got an App Idea? Let's Talk!") > button: the address "https://me:secret@example.com" has a name or a password before "@".
        102 |         "href": "https://me:secret@example.com"
            |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "https://example.com".                            [unsafe-url]

    pages/index.json:111:17   In block 12 (cta "Got an App Idea? Let's Talk!") > button: a link cannot lead to "data" addresses: "data:text/html,x".
        111 |         "href": "data:text/html,x"
            |                 ^^^^^^^^^^^^^^^^^^
        Fix: write "/page", "#place", "https://…", "mailto:…" or "tel:…".   [unsafe-url]

    pages/index.json:120:17   In block 13 (cta "Got an App Idea? Let's Talk!") > button: the address "/a<U+200B>b" has a character in it that cannot be seen: U+200B.
        120 |         "href": "/a<U+200B>b"
            |                 ^^^^^^^^^^^^^
        Fix: write "/page", "#place", "https://…", "mailto:…" or "tel:…".   [unsafe-url]

    pages/index.json:129:17   In block 14 (cta "Got an App Idea? Let's Talk!") > button: nothing is known that could be filled in for {emial}.
        129 |         "href": "mailto:{emial}"
            |                 ^^^^^^^^^^^^^^^^
        Fix: did you mean "{email}"?                                 [unknown-token]

    pages/index.json:138:17   In block 15 (cta "Got an App Idea? Let's Talk!") > button: the address " /contact" has a space in it.
        138 |         "href": " /contact"
            |                 ^^^^^^^^^^^
        Fix: write "/contact".                                       [unsafe-url, can be fixed for you]"
  `);
  const fine = [
    "/",
    "/contact#form",
    "#form",
    "https://example.com/?q=1",
    "mailto:{email}",
    "tel:{phone}",
    "tel:+91 000 000",
  ];
  expect(
    toldOf({ ...block("contactForm"), id: "form" }, ...fine.map((href) => ({ ...cta, button: { label: "Go", href } }))),
  ).toBe("");
});

test("pictures that are not there, and those without a description or with a poor one", () => {
  const portfolioGrid = block("portfolioGrid");
  const [tile] = portfolioGrid["items"] as Group[];
  const tiles: Group[] = [
    tile!,
    { ...tile!, image: { src: "brand/logo.svg" } },
    { ...tile!, image: { src: "brand/logo.svg", alt: " " } },
  ];
  expect(toldOf({ ...hero, image: { src: "brand/logo.svg" } }, { ...portfolioGrid, items: tiles }))
    .toMatchInlineSnapshot(`
      "pages/index.json:10:7   Block 1 (hero "Let's talk about your project") has a picture but no description of it.
          10 |       "image": {
             |       ^^^^^^^
          Fix: add "alt": "…" below "src", with a comma between the two. For … write a few words on what the picture shows. People who cannot see it, and search engines, rely on it.   [missing-alt]

      pages/index.json:35:11   In block 2 (portfolioGrid "Portfolio"), tile 2 has a picture but no description of it.
          35 |           "image": {
             |           ^^^^^^^
          Fix: add "alt": "…" below "src", with a comma between the two. For … write a few words on what the picture shows. People who cannot see it, and search engines, rely on it.   [missing-alt]

      pages/index.json:46:20   In block 2 (portfolioGrid "Portfolio"), tile 3 has a picture but no description of it.
          46 |             "alt": " "
             |                    ^^^
          Fix: write into "alt" a few words on what the picture shows, or write "decorative": true in its place if it adds nothing to the text. People who cannot see it, and search engines, rely on it.   [missing-alt]"
    `);
  expect(toldOf({ ...hero, image: { src: "brand/logo.svg", alt: "The logo of Kitestep", decorative: true } }))
    .toMatchInlineSnapshot(`
      "pages/index.json:13:9   In block 1 (hero "Let's talk about your project") > image: the picture has a description ("alt") and is marked as decorative.
          13 |         "decorative": true
             |         ^^^^^^^^^^^^
          Fix: if the picture says something, take "decorative" out. If it is there only for its looks, take "alt" out. A comma beside it goes as well.   [alt-and-decorative]"
    `);
  expect(toldOf({ ...hero, image: { src: "brand/logo.svg", atl: "Logo" } })).toMatchInlineSnapshot(`
    "pages/index.json:12:9   In block 1 (hero "Let's talk about your project") > image: "atl" is not something an image has.
        12 |         "atl": "Logo"
           |         ^^^^^
        Fix: rename it to "alt".                                     [unknown-property, can be fixed for you]

    pages/index.json:12:16   In block 1 (hero "Let's talk about your project") > image: "Logo" says nothing of what is on the picture.
        12 |         "atl": "Logo"
           |                ^^^^^^
        Fix: say in a few words what is on it, or write "decorative": true instead if it adds nothing to the text.   [weak-alt]"
  `);
  const files = [
    "Brand/Logo.svg",
    "images/brand/logo.svg",
    "brand/logo.png",
    "logo.svg",
    "brand/lgo.svg",
    "panels/conatct.webp",
    "nothing.webp",
  ];
  expect(toldOf(...files.map((src) => ({ ...hero, image: { src, alt: "The logo of Kitestep" } }))))
    .toMatchInlineSnapshot(`
    "pages/index.json:11:16   In block 1 (hero "Let's talk about your project") > image: there is no picture "Brand/Logo.svg" in the folder images/.
        11 |         "src": "Brand/Logo.svg",
           |                ^^^^^^^^^^^^^^^^
        Fix: write "brand/logo.svg".                                 [missing-image, can be fixed for you]

    pages/index.json:25:16   In block 2 (hero "Let's talk about your project") > image: "images/brand/logo.svg" has "images/" in front, but names of pictures start inside the folder images/.
        25 |         "src": "images/brand/logo.svg",
           |                ^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "brand/logo.svg".                                 [missing-image, can be fixed for you]

    pages/index.json:39:16   In block 3 (hero "Let's talk about your project") > image: there is no picture "brand/logo.png" in the folder images/.
        39 |         "src": "brand/logo.png",
           |                ^^^^^^^^^^^^^^^^
        Fix: did you mean "brand/logo.svg"?                          [missing-image]

    pages/index.json:53:16   In block 4 (hero "Let's talk about your project") > image: there is no picture "logo.svg" in the folder images/.
        53 |         "src": "logo.svg",
           |                ^^^^^^^^^^
        Fix: did you mean "brand/logo.svg"?                          [missing-image]

    pages/index.json:67:16   In block 5 (hero "Let's talk about your project") > image: there is no picture "brand/lgo.svg" in the folder images/.
        67 |         "src": "brand/lgo.svg",
           |                ^^^^^^^^^^^^^^^
        Fix: did you mean "brand/logo.svg"?                          [missing-image]

    pages/index.json:81:16   In block 6 (hero "Let's talk about your project") > image: there is no picture "panels/conatct.webp" in the folder images/.
        81 |         "src": "panels/conatct.webp",
           |                ^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "panels/contact.webp"?                     [missing-image]

    pages/index.json:95:16   In block 7 (hero "Let's talk about your project") > image: there is no picture "nothing.webp" in the folder images/.
        95 |         "src": "nothing.webp",
           |                ^^^^^^^^^^^^^^
        Fix: put the file into the folder images/, or write the name of one that is there.   [missing-image]"
  `);
  const { card } = article as { card: Group };
  expect(
    told({
      "pages/ios.json": text({
        ...article,
        socialImage: { src: "brand/logo.svg" },
        card: { ...card, image: { src: "brand/logo.svg" } },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/ios.json:6:5   The card has a picture but no description of it.
        6 |     "image": {
          |     ^^^^^^^
        Fix: add "alt": "…" below "src", with a comma between the two. For … write a few words on what the picture shows. People who cannot see it, and search engines, rely on it.   [missing-alt]

    pages/ios.json:63:3   The page has a "socialImage" but no description of it.
        63 |   "socialImage": {
           |   ^^^^^^^^^^^^^
        Fix: add "alt": "…" below "src", with a comma between the two. For … write a few words on what the picture shows. People who cannot see it, and search engines, rely on it.   [missing-alt]"
  `);
  const site = settings();
  expect(told({ "pages/_site.json": text({ ...site, socialImage: { src: "brand/logo.svg" } }) }))
    .toMatchInlineSnapshot(`
      "pages/_site.json:26:3   pages/_site.json has a "socialImage" but no description of it.
          26 |   "socialImage": {
             |   ^^^^^^^^^^^^^
          Fix: add "alt": "…" below "src", with a comma between the two. For … write a few words on what the picture shows. People who cannot see it, and search engines, rely on it.   [missing-alt]"
    `);
});

test.each([
  ['{ "src": "brand/logo.svg" }', "behind"],
  ['{\n    "src": "brand/logo.svg"\n  }', "below"],
])("where the words for a picture go: %j", (picture, where) => {
  const whole = text({ ...pageAt("/ios", hero), socialImage: {} });
  const [found] = problemsOf({ "pages/ios.json": whole.replace(/\{\}(?=\s*\}\s*$)/, picture) }).filter(
    ({ code }) => code === "missing-alt",
  );
  expect(found!.fix).toContain(`add "alt": "…" ${where} "src", with a comma between the two.`);
});

test("names in braces that nothing is known for", () => {
  expect(
    toldOf({
      ...cta,
      heading: "Write to {emial} or {Phone}, {fax}",
      text: ["{company}", "{x}"],
      button: { label: "Go", href: "mailto:{mail}" },
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:18   In block 1 (cta "Write to {emial} or {Phone}, {fax}"): nothing is known that could be filled in for {emial}.
        8 |       "heading": "Write to {emial} or {Phone}, {fax}",
          |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "{email}"?                                 [unknown-token]

    pages/index.json:8:18   In block 1 (cta "Write to {emial} or {Phone}, {fax}"): nothing is filled in for {Phone} as it is written.
        8 |       "heading": "Write to {emial} or {Phone}, {fax}",
          |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "{phone}".                                        [unknown-token]

    pages/index.json:8:18   In block 1 (cta "Write to {emial} or {Phone}, {fax}"): nothing is known that could be filled in for {fax}.
        8 |       "heading": "Write to {emial} or {Phone}, {fax}",
          |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write one of "{company}", "{email}", "{phone}", "{skype}", "{city}", or words without braces. If people are to read the braces, write \\\\{fax}.   [unknown-token]

    pages/index.json:11:9   In block 1 (cta "Write to {emial} or {Phone}, {fax}") > text: nothing is known that could be filled in for {x}.
        11 |         "{x}"
           |         ^^^^^
        Fix: write one of "{company}", "{email}", "{phone}", "{skype}", "{city}", or words without braces. If people are to read the braces, write \\\\{x}.   [unknown-token]

    pages/index.json:15:17   In block 1 (cta "Write to {emial} or {Phone}, {fax}") > button: nothing is known that could be filled in for {mail}.
        15 |         "href": "mailto:{mail}"
           |                 ^^^^^^^^^^^^^^^
        Fix: did you mean "{email}"?                                 [unknown-token]"
  `);
  expect(toldOf({ ...hero, image: { src: "brand/logo.svg", alt: "Logo of {compny}" } })).toMatchInlineSnapshot(`
    "pages/index.json:12:16   In block 1 (hero "Let's talk about your project") > image: nothing is known that could be filled in for {compny}.
        12 |         "alt": "Logo of {compny}"
           |                ^^^^^^^^^^^^^^^^^^
        Fix: did you mean "{company}"?                               [unknown-token]"
  `);
  expect(toldOf({ ...cta, heading: "{company} \\{name} { x } {} {1, 2} {a b}" })).toBe("");
  const site = settings();
  const { skype: _, ...contact } = site["contact"] as Group;
  expect(
    told({
      "pages/_site.json": text({ ...site, contact }),
      "pages/index.json": text(page({ ...cta, heading: "{skype}" })),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:18   In block 1 (cta "{skype}"): nothing can be filled in for {skype}: pages/_site.json has no "skype".
        8 |       "heading": "{skype}",
          |                  ^^^^^^^^^
        Fix: add "skype" under "contact" there, or take it out here.   [unknown-token]"
  `);
});

test("links inside a text", () => {
  expect(
    toldOf({ ...cta, text: ["Read [our guide](javascript:alert(1)).", "<https://example.com> and [that](contact)"] }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:9   In block 1 (cta "Got an App Idea? Let's Talk!") > text: a link cannot lead to "javascript" addresses: "javascript:alert(1)".
        10 |         "Read [our guide](javascript:alert(1)).",
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "/page", "#place", "https://…", "mailto:…" or "tel:…".   [unsafe-url]

    pages/index.json:11:43   In block 1 (cta "Got an App Idea? Let's Talk!") > text: "contact" is not an address that a link can have.
        11 |         "<https://example.com> and [that](contact)"
           |                                           ^^^^^^^
        Fix: write "[that](/contact)".                               [unsafe-url]"
  `);
});
