/** What to change in the copy of an entry, where a list has too few. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, text } from "../../../site.ts";

const slide = { image: { src: "brand/logo.svg", alt: "A logo" }, title: "One" };

test.each<[whole: Group, change: string]>([
  [{ ...block("tabs"), items: [{ title: "One", content: "Only." }] }, "its words"],
  [onlyFirst("article", "sections"), 'its words and its "id"'],
  [{ ...block("carousel"), slides: [slide] }, "its picture and its words"],
  [{ ...block("carousel"), slides: [{ title: "One" }, slide] }, "its picture and its words"],
  [onlyFirst("servicesGrid", "items"), "its words and where it leads"],
])("%j", (whole, change) => {
  const found = problemsOf({ "pages/index.json": text(page(whole)) }).find(({ code }) => code === "too-few");
  expect(/put a comma between, and change (.*?)\./.exec(found?.fix ?? "")?.[1]).toBe(change);
});

function onlyFirst(type: string, list: string): Group {
  const whole = block(type);
  return { ...whole, [list]: (whole[list] as Group[]).slice(0, 1) };
}
