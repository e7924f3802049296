/** What belongs to the group around a list, as an entry of that list. */
import { expect, test } from "vitest";
import { block, type Group, sentences, toldOf } from "../../site.ts";

const bars = [{ label: "Android", value: 3 }];
const withChart = (chart: Group) => {
  const article = block("article");
  const [first, ...others] = article["sections"] as Group[];
  return sentences(toldOf({ ...article, sections: [{ ...first!, chart }, ...others] }));
};

test("the caption of a chart among its bars", () => {
  expect(withChart({ bars: [{ caption: "Days until the store" }, ...bars] })).toMatchInlineSnapshot(`
    "
    pages/index.json:20:17   In block 1 (article) > section 1 > chart > bar 1: "caption" is not something a bar has.
        Fix: move it out of "bars", to before "bars" in line 18, with a comma at the end: it belongs to the chart. Take the empty { } away, with the comma beside it.   [unknown-property]
    "
  `);
});

test("the base of a process among its stages", () => {
  const { base, stages, ...process } = block("process") as { stages: Group[] } & Group;
  const last = base ?? { title: "Support", text: "We stay with you." };
  expect(sentences(toldOf({ ...process, stages: [...stages, { base: last }] }))).toMatchInlineSnapshot(`
    "
    pages/index.json:35:11   In block 1 (process "Our Development Process") > stage 4: "base" is not something a stage has.
        Fix: move it out of "stages", to before "stages" in line 9, with a comma at the end: it belongs to the process. Take the empty { } away, with the comma beside it.   [unknown-property]
    "
  `);
});

test("another word for a field of an entry stays one", () => {
  expect(withChart({ bars: [{ caption: "Android", value: 3 }] })).toContain('rename it to "label"');
  expect(withChart({ caption: "Days", bars: [{ caption: "Android" }, ...bars] })).toContain('rename it to "label"');
});
