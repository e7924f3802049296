import { expect, test } from "vitest";
import type { Problem } from "../../../src/node/check/finding.ts";
import type { Group } from "../../../src/node/check/site.ts";
import { problemPlaces } from "../../../src/studio/form/problemPlaces.ts";
import { aPage, lookup } from "../studio.ts";

const data: Group = {
  route: "/x",
  title: "X",
  blocks: [
    {
      type: "hero",
      heading: "Hello",
      text: ["One.", "Two."],
      image: { src: "a.webp", alt: "" },
      button: { label: "Go", href: "/gone" },
      colour: "red",
    },
    { type: "cardGrid", heading: "Cards", items: [{ title: "A", text: ["One."] }] },
    { type: "shared", use: "consultation", with: { heading: "", text: "Ours" } },
    { type: "nothing", heading: "Hello" },
  ],
};

test.each([
  ["", ""],
  ["/title", "/title"],
  ["/blocks", "/blocks"],
  ["/blocks/0", "/blocks/0"],
  ["/blocks/0/type", "/blocks/0"],
  ["/blocks/0/heading", "/blocks/0/heading"],
  ["/blocks/0/image/alt", "/blocks/0/image/alt"],
  ["/blocks/0/button/href", "/blocks/0/button/href"],
  ["/blocks/0/colour", "/blocks/0"],
  ["/blocks/0/colour/deep/inside", "/blocks/0"],
  ["/blocks/1/items/0/text/0", "/blocks/1/items/0/text"],
  ["/blocks/1/items/0/titel", "/blocks/1/items/0"],
  ["/blocks/2/with/heading", "/blocks/2/with/heading"],
  ["/blocks/3/heading", "/blocks/3"],
])("what is wrong at %j is told at %j", (pointer, at) => {
  const problem = { pointer } as Problem;
  const places = problemPlaces(lookup, { ...aPage, text: "", data }, [problem]);
  expect([...places]).toEqual([[at, [problem]]]);
});
