/** Parts of a page that other programs would hide. */
import { expect, test } from "vitest";
import { block, fixesOf, type Group, page, problemsOf, text } from "../../../site.ts";

const away = (noun: string, name: string) =>
  `to hide this ${noun}, take all of it out, from { to }, with a comma beside it, and keep a copy outside the folder pages. To show it, take only "${name}" out.`;

test.each<[own: Group, fix: string]>([
  [{ visible: false }, away("intro", "visible")],
  [{ hidden: true }, away("intro", "hidden")],
  [{ draft: "yes" }, away("intro", "draft")],
  [{ hidden: "until May" }, away("intro", "hidden")],
  [{ hidden: false }, "take it out, with the comma behind it: each intro is shown."],
  [{ enabled: "yes" }, "take it out, with the comma behind it: each intro is shown."],
])("a block: %j", (own, fix) => {
  const intro = { type: "intro", ...own, heading: "Kites", text: "We make them." };
  expect(problemsOf({ "pages/index.json": text(page(intro)) }).map((each) => each.fix)).toEqual([fix]);
});

test("an entry of a list, and a group", () => {
  const [first, ...items] = block("faq")["items"] as Group[];
  const faq = { ...block("faq"), items: [{ hidden: true, ...first }, ...items] };
  expect(problemsOf({ "pages/index.json": text(page(faq)) }).map(({ fix }) => fix)).toEqual([
    away("question", "hidden"),
  ]);
  expect(fixesOf({ button: { label: "Write to us", href: "/", hidden: true } })).toEqual([
    'to hide this button, take "button" out, with its { }, with a comma beside it, and keep a copy outside the folder pages. To show it, take only "hidden" out, with the comma before it.',
  ]);
});

test("a picture without which there is no tile", () => {
  const grid = block("portfolioGrid");
  const [{ image, ...first } = {}, ...items] = grid["items"] as Group[];
  const tiles = { ...grid, items: [{ image: { hidden: true, ...(image as Group) }, ...first }, ...items] };
  expect(problemsOf({ "pages/index.json": text(page(tiles)) }).map(({ fix }) => fix)).toEqual([
    'take it out, with the comma behind it: "image" is always shown.',
  ]);
});

test("a shared block", () => {
  const files = {
    "pages/index.json": text(page({ type: "shared", use: "our-way" })),
    "pages/_shared/our-way.json": text({ block: { hidden: true, ...block("intro") } }),
  };
  expect(problemsOf(files).map(({ fix }) => fix)).toEqual([
    'take it out, with the comma behind it: a page shows it as long as it has a block with "use": "our-way".',
  ]);
});

test.each(["none", "no", "None", "n/a", "-", "null", "off", "keine"])("a group that is left out as %j", (value) => {
  expect(fixesOf({ button: value })).toEqual([
    `take "button": "${value}" out, with the comma before it, at the end of line 9.`,
  ]);
});
