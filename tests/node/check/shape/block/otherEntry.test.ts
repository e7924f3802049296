/** An entry of one list of the site file in another one, which is one mistake: its place. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../src/model/fields.ts";
import { type Group, problemsOf, settings, text } from "../../site.ts";

const site = settings();
const header = site["header"] as Group;
const footer = site["footer"] as Group;

const told = (change: Group) =>
  problemsOf({ "pages/_site.json": text({ ...site, ...change }) }).map(({ message, fix }) => `${message} ${fix}`);

const link = { label: "Our work", href: "/portfoliopage" };
const inMenu = { label: "Our work", text: "What we made", href: "/portfoliopage" };
const menuEntry: Group = { label: "Work", links: [inMenu] };
const column: Group = { heading: "Work", links: [link] };

const social = (...links: Group[]) => ({ social: [...(site["social"] as Group[]), ...links] });
const menu = (...entries: Group[]) => ({ header: { ...header, menu: [...(header["menu"] as Group[]), ...entries] } });
const columns = (...all: Group[]) => ({ footer: { ...footer, columns: [...(footer["columns"] as Group[]), ...all] } });
const links = (...all: Json[]) => ({ footer: { ...footer, columns: [{ heading: "More", links: [link, ...all] }] } });

const MOVE = "move all of it, from { to }, with a comma beside it, to where such entries stand:";
const LINKS_OF_MENU = `${MOVE} the "links" of a menu entry in pages/_site.json.`;

test.each<[what: string, change: Group, said: string]>([
  [
    "a menu entry among the social links",
    social(menuEntry),
    `"links" is not something a link has: it is a field of a menu entry. ${MOVE} the "menu" of pages/_site.json.`,
  ],
  [
    "a column among the social links",
    social(column),
    `"heading" and "links" are not something a link has: they are fields of a column. ${MOVE} the "columns" of pages/_site.json.`,
  ],
  [
    "a menu link among the social links",
    social(inMenu),
    `"text" is not something a link has: it is a field of a menu link. ${LINKS_OF_MENU}`,
  ],
  [
    "a menu link among the entries",
    menu(inMenu),
    `"text" is not something a menu entry has: it is a field of a menu link. ${LINKS_OF_MENU}`,
  ],
  [
    "a menu link in a column",
    links(inMenu),
    `"text" is not something a link has: it is a field of a menu link. ${LINKS_OF_MENU}`,
  ],
  [
    "a menu entry among the columns, with what only menu links have",
    columns(menuEntry),
    `"label" is not something a column has: it is a field of a menu entry. ${MOVE} the "menu" of pages/_site.json.`,
  ],
  // With its name put right it fits where it stands.
  [
    "a column among the menu entries",
    menu(column),
    '"heading" is not something a menu entry has. rename it to "label".',
  ],
  [
    "a menu entry in a column",
    links(menuEntry),
    '"links" is not something a link has. write what is in its "links" in the place of this link.',
  ],
])("%s", (_, change, said) => {
  expect(told(change)).toEqual([said]);
});

test("further entries of a list that stands elsewhere", () => {
  const more = [{ label: "X", href: "https://x.com/kitestep" }];
  const found = problemsOf({ "pages/_site.json": text({ ...site, footer: { ...footer, social: more } }) });
  expect(found.map(({ fix }) => fix!.replace(/line \d+/, "line N"))).toEqual([
    'move what stands between its [ ] to behind the [ of "social" in line N, with a comma between, and take this field out, with the comma before it.',
  ]);
});
