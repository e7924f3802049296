/** Addresses and anchors that are anagrams of others. */
import { expect, test } from "vitest";
import { block, type Group, page, pageAt, problemsOf, settings, shortIntro, text } from "../../site.ts";

const pages = (...routes: string[]) =>
  Object.fromEntries(routes.map((route) => [`pages${route}.json`, text(pageAt(route, shortIntro({})))]));
const linking = (...hrefs: string[]) => ({
  "pages/index.json": text(page(shortIntro({ text: hrefs.map((href) => `[What ${href.slice(1, 3)} is](${href})`) }))),
});

test.each<[string, string[], string]>([
  ["/whoarewe", ["/whoweare"], 'did you mean "/whoweare"?'],
  ["/people/our", ["/our/people"], 'did you mean "/our/people"?'],
  ["/stale", ["/least"], "write the address of one of the pages, add the page, or take the link out."],
  ["/kites-2025-12", ["/kites-1252-20"], "write the address of one of the pages, add the page, or take the link out."],
])("%s beside %j", (href, routes, fix) =>
  expect(problemsOf({ ...pages(...routes), ...linking(href) }).map((problem) => problem.fix)).toEqual([fix]),
);

test("the only links to a page, in the menu and in the footer, are told where they stand", () => {
  const links = [{ label: "Who we are", href: "/whoarewe" }];
  const { header, footer, ...site } = settings() as Record<string, Group>;
  const files = {
    ...pages("/whoweare"),
    "pages/_site.json": text({
      ...site,
      header: { ...header, menu: links },
      footer: { ...footer, columns: [{ heading: "Us", links }] },
    }),
    "pages/all.json": text(pageAt("/all", shortIntro({}))),
  };
  const found = problemsOf(files).filter(({ code }) => /link|orphan/.test(code));
  expect(found.map(({ file, code, fix }) => [file, code, fix])).toMatchInlineSnapshot(`
    [
      [
        "pages/_site.json",
        "broken-link",
        "did you mean "/whoweare"?",
      ],
      [
        "pages/_site.json",
        "broken-link",
        "did you mean "/whoweare"?",
      ],
    ]
  `);
});

test.each([
  ["/contact#froms", /^lead to "\/contact#form", give the block/],
  ["/contact#mister", /^give the block that is meant "id": "mister", leave/],
])("a place on another page: %s", (href, fix) =>
  expect(problemsOf(linking(href)).map((problem) => problem.fix)).toEqual([expect.stringMatching(fix)]),
);

test("a name that the program makes for a block is not what is meant", () => {
  const details = text(pageAt("/x", shortIntro({}), block("contactDetails")));
  const [found, ...others] = problemsOf({ "pages/x.json": details, ...linking("/x#contact") });
  expect(others).toEqual([]);
  expect(found!.fix).toMatchInlineSnapshot(
    `"give block 2 (contactDetails "Other ways to reach us") in pages/x.json "id": "contact", or leave "#contact" out to lead to the page "/x", or take the link out."`,
  );
});
