/** A list or a group without its name, between entries that have it: that name is told, and what stands in it is checked. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text } from "../../site.ts";

const LOGOS = ['{ "logo": "kotlin-icon", "label": "Kotlin" }', '{ "logo": "swift", "label": "Swift" }'].join(", ");
const named = (title: string) => `{ "title": "${title}", "logos": [ ${LOGOS} ] }`;
const nameless = `{ "title": "None", [ ${LOGOS} ] }`;
const card = '{ "title": "Fast", "text": "We are fast.", "image": { "src": "brand/logo.svg", "alt": "Our logo" } }';
const grid = (...groups: string[]) =>
  `{ "type": "logoGrid", "heading": "What we use", "groups": [ ${groups.join(", ")} ] }`;
const cards = (...all: string[]) => `{ "type": "cardGrid", "heading": "Why us", "items": [ ${all.join(", ")} ] }`;

const blocks = {
  "behind others": grid(named("One"), named("Two"), nameless),
  "before others": grid(nameless, named("One")),
  "in a line of its own, with a mistake in it": grid(
    named("One"),
    nameless.replace("[", "\n[").replace('"label": "S', '"lable": "S'),
  ),
  "a group": cards(card, card.replace('"image": ', "").replace("Fast", "Sure")),
  "no neighbour": grid(nameless),
  "a neighbour of another type": `${grid(named("One"))}, { "type": "cardGrid", "heading": "Why us", [ ${card} ] }`,
};

test("a bracket without a name", () => {
  const whole = text(page(shortIntro({})));
  const end = whole.lastIndexOf("]");
  const told = Object.entries(blocks).map(([where, own]) => {
    const found = problemsOf({ "pages/index.json": `${whole.slice(0, end)}, ${own} ]\n}\n` });
    const errors = found.filter(({ file, severity }) => file === "pages/index.json" && severity === "error");
    return [where, ...errors.map(({ sentence, fix }) => `${sentence} ${fix}`)].join("\n");
  });
  expect(`\n${told.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    behind others
    There is no name before this [. write the name and a colon before it, as its neighbours have it: "logos": [.

    before others
    There is no name before this [. write the name and a colon before it, as its neighbours have it: "logos": [.

    in a line of its own, with a mistake in it
    There is no name before this [. write the name and a colon before it, as its neighbours have it: "logos": [.
    In block 2 (logoGrid "What we use") > group 2 > logo 2: "lable" is not something a logo has. rename it to "label".

    a group
    There is no name before this {. write the name and a colon before it, as its neighbours have it: "image": {.

    no neighbour
    There is no name before this [. write its name and a colon before it: "logos": [.

    a neighbour of another type
    There is no name before this [. write a name and a colon before it, "items": [ for example.
    "
  `);
});
