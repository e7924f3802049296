/** A text in the place of a group that begins with the words of its title. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, text } from "../../../site.ts";

const services = block("servicesGrid")["items"] as Group[];
const fixFor = (value: string) => {
  const items = [...services, value];
  return problemsOf({ "pages/index.json": text(page({ ...block("servicesGrid"), items })) })[0]?.fix;
};
const DRAWING =
  ' "services/web-development" is only one of the drawings: choose yours in docs/blocks.md, which has all names.';
const written = (title: string, words: string) =>
  `{ "pictogram": "services/web-development", "title": "${title}", "text": "${words}" }.${DRAWING}`;

test.each([
  ["Video: Short films that show it.", "Video", "Short films that show it."],
  ["Short films, three a month: we cut them.", "Short films, three a month", "we cut them."],
])("%s", (value, title, words) => expect(fixFor(value)).toBe(`write it like this: ${written(title, words)}`));

test.each(["Video", "Note to us: more soon", "See https://a.example: it is good."])(
  "%s is no title and text",
  (value) =>
    expect(fixFor(value)).toBe(`write it like this, with your own words for the three dots: ${written(value, "…")}`),
);
