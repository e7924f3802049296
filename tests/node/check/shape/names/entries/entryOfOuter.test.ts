/** An entry that was pasted into a list of the entry before it. */
import { expect, test } from "vitest";
import { type Group, sentences, toldOf } from "../../../site.ts";

const python = { logo: "python", label: "Python" };
const more = { title: "Wearables", logos: [{ logo: "swift", label: "Watch" }] };
const grid = (...logos: object[]) =>
  sentences(toldOf({ type: "logoGrid", heading: "Tools", groups: [{ title: "Backend", logos: logos as never }] }));

test("the brackets of the entry before it come too late", () => {
  expect(grid(python, more)).toMatchInlineSnapshot(`
    "
    pages/index.json:17:13   In block 1 (logoGrid "Tools") > group 1: this is one more group like "Backend", but it stands in the list "logos" of "Backend".
        Fix: write ] } behind the } of line 16, before its comma. Take the ] of line 26 and the } of line 27 out.   [unknown-property]
    "
  `);
});

test("with other entries behind it, it moves", () => {
  expect(grid(python, more, python)).toMatchInlineSnapshot(`
    "
    pages/index.json:17:13   In block 1 (logoGrid "Tools") > group 1: this is one more group like "Backend", but it stands in the list "logos" of "Backend".
        Fix: move all of it, from { to }, behind the } of "Backend" in line 31, with a comma between. Where it was, take one comma out as well.   [unknown-property]

    pages/index.json:26:13   In block 1 (logoGrid "Tools") > group 1 > logos: logo 3 says the same as logo 1.
        Fix: take one of the two out, or change its words.           [repeated-content, a warning]
    "
  `);
});

test("an entry with names of its own is none of the list further out", () => {
  expect(grid(python, { logo: "swift", title: "Watch" })).toMatchInlineSnapshot(`
    "
    pages/index.json:19:15   In block 1 (logoGrid "Tools") > group 1 > logo 2: "title" is not something a logo has.
        Fix: rename it to "label".                                   [unknown-property, can be fixed for you]
    "
  `);
});

test("mistakes in it are told with it", () => {
  const wrong = {
    title: "Wearables",
    logos: [
      { logo: "Android icon", label: "Watch" },
      { logo: "swift", lable: "Ring" },
    ],
  };
  expect(grid(python, wrong)).toMatchInlineSnapshot(`
    "
    pages/index.json:17:13   In block 1 (logoGrid "Tools") > group 1: this is one more group like "Backend", but it stands in the list "logos" of "Backend".
        Fix: write ] } behind the } of line 16, before its comma. Take the ] of line 30 and the } of line 31 out.   [unknown-property]

    pages/index.json:21:27   In block 1 (logoGrid "Tools") > group 1 > logo 2 > logo 1: "logo" cannot be "Android icon".
        Fix: write "android-icon".                                   [unknown-option]

    pages/index.json:26:19   In block 1 (logoGrid "Tools") > group 1 > logo 2 > logo 2: "lable" is not something a logo has.
        Fix: rename it to "label".                                   [unknown-property]
    "
  `);
});

test("two lists further out, and in a list of texts", () => {
  const bars: Group[] = [
    { label: "Simple", value: 10 },
    { id: "next", heading: "What comes next", text: "We begin." },
    { label: "Large", value: 20 },
  ];
  const section = { id: "cost", heading: "What it costs", text: "It depends.", chart: { caption: "Costs", bars } };
  const first = { id: "why", heading: "Why us", text: "We listen." };
  const stage = { title: "Build", points: ["Code"] };
  const process = (...points: (string | Group)[]) => ({
    type: "process",
    heading: "How we work",
    stages: [
      { title: "Plan", points },
      { title: "Test", points: ["Try"] },
    ],
  });
  const blocks = [
    { type: "article", sections: [first, section] },
    process("Ask", stage, "Listen"),
    process("Ask", stage),
  ];
  expect(sentences(blocks.map((block) => toldOf(block)).join("\n\n"))).toMatchInlineSnapshot(`
    "
    pages/index.json:25:15   In block 1 (article) > section 2: this is one more section like "What it costs", but it stands in the list "bars" of "What it costs".
        Fix: move all of it, from { to }, behind the } of "What it costs" in line 36, with a comma between. Where it was, take one comma out as well.   [unknown-property]

    pages/index.json:14:13   In block 1 (process "How we work") > stage 1: this is one more stage like "Plan", but it stands in the list "points" of "Plan".
        Fix: move all of it, from { to }, behind the } of "Plan" in line 22, with a comma between. Where it was, take one comma out as well.   [wrong-type]

    pages/index.json:14:13   In block 1 (process "How we work") > stage 1: this is one more stage like "Plan", but it stands in the list "points" of "Plan".
        Fix: write ] } at the end of line 13, before its comma. Take the ] of line 20 and the } of line 21 out.   [wrong-type]
    "
  `);
});
