/** Entries of the menu that lead nowhere: the address that links with the same words have. */
import { expect, test } from "vitest";
import { type Group, problemsOf, settings, text } from "../site.ts";

const ELSE = 'Or add another address there, or "links" with a list of links';
const OUT = ", or take the entry out, from { to }, with a comma beside it.";
const PLAIN = 'add "href" with an address, or "links" with a list of links';
const HOME = { label: "Home", href: "/" };
const adding = (href: string) => `add behind its "label", with a comma between: "href": "${href}"`;

/** What is told of this menu, with these links in the footer. */
function saidOf(menu: Group[], links: Group[] = []): unknown[] {
  const own = settings();
  const columns = [{ heading: "All", links: [HOME, ...links] }];
  const site = {
    ...own,
    header: { ...(own["header"] as Group), menu },
    footer: { ...(own["footer"] as Group), columns },
  };
  return problemsOf({ "pages/_site.json": text(site) }).flatMap(({ code, message, fix }) =>
    code === "menu-without-link" ? [message, fix] : [],
  );
}

const linksTo = (...all: string[]) => all.map((href) => ({ label: "who we are", href }));

test.each<[string, Group[], string]>([
  [
    "in the footer",
    linksTo("/contact"),
    `${adding("/contact")}, to which "Who we are" in line 66 leads. ${ELSE}${OUT}`,
  ],
  [
    "twice, to one page",
    linksTo("/blog", "/blog"),
    `${adding("/blog")}, to which "Who we are" in line 66 leads. ${ELSE}${OUT}`,
  ],
  ["twice, to two pages", linksTo("/contact", "/technology"), `${PLAIN}${OUT}`],
  ["in a link that leads nowhere itself", linksTo("/gone"), `${PLAIN}${OUT}`],
  ["nowhere else", [], `${PLAIN}${OUT}`],
])("an entry whose words are there %s", (_, links, fix) => {
  expect(saidOf([{ label: "Who we are" }, HOME], links)).toEqual([
    'this entry of the menu, "Who we are", leads nowhere.',
    fix,
  ]);
});

test("an entry that is called as a page, and one that is all of the menu", () => {
  expect(saidOf([{ label: "Technology" }, HOME])).toEqual([
    'this entry of the menu, "Technology", leads nowhere.',
    `${adding("/technology")}, the address of a page that is called so. ${ELSE}${OUT}`,
  ]);
  expect(saidOf([{ label: "Who we are" }]).at(-1)).toBe(`${PLAIN}.`);
});
