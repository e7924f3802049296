/** Links to the file of a page in place of its address. */
import { expect, test } from "vitest";
import { page, pageAt, problemsOf, shortIntro, text } from "../site.ts";

test("the name of a page's file, with its ending or that of other programs", () => {
  const team = { route: "/who-we-are-and-what-we-do", title: "Who we are, and what we do for others" };
  const about = text({ ...pageAt(team.route, shortIntro({})), ...team });
  for (const href of ["/team.html", "/team.json", "/team.php"]) {
    const files = {
      "pages/team.json": about,
      "pages/index.json": text(pageAt("/", shortIntro({ text: `See [us](${href}).` }))),
    };
    const broken = problemsOf(files).filter(({ code }) => code === "broken-link");
    const message = `"${href}" is the name of a file, but a link leads to the address of a page.`;
    expect(broken.map((each) => [each.message, each.fix])).toEqual([[message, 'write "/who-we-are-and-what-we-do".']]);
  }
});

test.each<[href: string, message: string, fix: string]>([
  [
    "contact.html",
    '"contact.html" is the name of a file, but a link leads to the address of a page.',
    'write "/contact".',
  ],
  ["/contcat.json", 'no page lives at "/contcat.json".', 'did you mean "/contact"?'],
  [
    "/kites.json",
    'no page lives at "/kites.json".',
    "write the address of one of the pages, add the page, or take the link out.",
  ],
])("%s in a button", (href, message, fix) => {
  const files = { "pages/index.json": text(page(shortIntro({ button: { label: "Ask", href } }))) };
  const [told] = problemsOf(files);
  expect([told?.message, told?.fix]).toEqual([message, fix]);
});
