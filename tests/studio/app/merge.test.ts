import { expect, test } from "vitest";
import { isGroup, type Json } from "../../../src/model/fields.ts";
import type { Group } from "../../../src/node/check/site.ts";
import { partsApart, type Side } from "../../../src/studio/app/merge/parts.ts";
import { aPage, lookup } from "../studio.ts";
import { mergedOf } from "./merging.ts";
import { intro, page } from "./site.ts";

const base = page("/", intro("One"), intro("Two"), { type: "cta", heading: "Three" });

/** What is apart, in a few words. */
function told(mine: Group, theirs: Group): string[] {
  const headingOf = (side?: { value: Json }): string => {
    if (side === undefined) return "none";
    if (Array.isArray(side.value)) return side.value.map((value) => headingOf({ value })).join(",");
    return isGroup(side.value) ? String(side.value["heading"]) : String(side.value);
  };
  return partsApart(lookup, aPage, { base, mine, theirs }).map(
    (part) => `${headingOf(part.mine)} | ${headingOf(part.theirs)} -> ${part.isAsked ? "asked" : part.suggested}`,
  );
}

function merged(mine: Group, theirs: Group, side?: Side): Group {
  return mergedOf(aPage, { base, mine, theirs }, side);
}

const [one, two, three] = base.blocks as [Group, Group, Group];

interface Case {
  mine: Group;
  theirs: Group;
  parts: string[];
  /** With what is suggested. */
  together: Group;
}

const cases: Readonly<Record<string, Case>> = {
  "the same": { mine: base, theirs: base, parts: [], together: base },
  "another block each": {
    mine: { ...base, blocks: [intro("Mine"), two, three] },
    theirs: { ...base, blocks: [one, two, { ...three, heading: "Theirs" }] },
    parts: ["Mine | One -> mine", "Three | Theirs -> theirs"],
    together: { ...base, blocks: [intro("Mine"), two, { ...three, heading: "Theirs" }] },
  },
  "the same block": {
    mine: { ...base, blocks: [one, intro("Mine"), three] },
    theirs: { ...base, blocks: [one, intro("Theirs"), three] },
    parts: ["Mine | Theirs -> asked"],
    together: { ...base, blocks: [one, intro("Mine"), three] },
  },
  "another field of the same block each, where they have no more in common": {
    mine: { ...base, blocks: [one, two, { ...three, heading: "Mine" }] },
    theirs: { ...base, blocks: [intro("New"), one, two, { ...three, text: "Theirs" }] },
    parts: ["Mine | Three -> mine", "none | Theirs -> theirs", "none | New -> theirs"],
    together: { ...base, blocks: [intro("New"), one, two, { ...three, heading: "Mine", text: "Theirs" }] },
  },
  "a block that one changes and the other deletes": {
    mine: { ...base, blocks: [one, { ...two, heading: "Mine" }, three] },
    theirs: { ...base, blocks: [one, three] },
    parts: ["Mine | none -> asked"],
    together: { ...base, blocks: [one, { ...two, heading: "Mine" }, three] },
  },
  "blocks that come at the start and at the end": {
    mine: { ...base, blocks: [one, two, three, intro("Mine")] },
    theirs: { ...base, blocks: [intro("New"), intro("Newer"), one, two, three] },
    parts: ["Mine | none -> mine", "none | New -> theirs", "none | Newer -> theirs"],
    together: { ...base, blocks: [intro("New"), intro("Newer"), one, two, three, intro("Mine")] },
  },
  "title and blocks": {
    mine: { ...base, title: "Mine" },
    theirs: { ...base, blocks: [one, two] },
    parts: ["Mine | / -> mine", "Three | none -> theirs"],
    together: { ...base, title: "Mine", blocks: [one, two] },
  },
  "one deletes, one adds": {
    mine: { ...base, blocks: [two, three] },
    theirs: { ...base, blocks: [one, two, three, { type: "hero", heading: "Theirs" }] },
    parts: ["none | One -> mine", "none | Theirs -> theirs"],
    together: { ...base, blocks: [two, three, { type: "hero", heading: "Theirs" }] },
  },
  "another order, and another text": {
    mine: { ...base, blocks: [three, one, two] },
    theirs: { ...base, blocks: [one, intro("Theirs"), three] },
    parts: ["Two | Theirs -> theirs", "Three,One,Theirs | One,Theirs,Three -> mine"],
    together: { ...base, blocks: [three, one, intro("Theirs")] },
  },
  "a field comes, a field goes": {
    mine: { ...base, titleAlone: true },
    theirs: { route: "/", title: "/", blocks: base.blocks },
    parts: ["A page. | none -> theirs", "true | none -> mine"],
    together: { route: "/", title: "/", titleAlone: true, blocks: base.blocks },
  },
};

test.each(Object.entries(cases))("%s", (_what, { mine, theirs, parts, together }) => {
  expect(told(mine, theirs)).toEqual(parts);
  expect(merged(mine, theirs)).toEqual(together);
  expect(merged(mine, theirs, "theirs")).toEqual(theirs);
  expect(merged(mine, theirs, "mine")).toEqual(mine);
});

test("all is asked where nobody knows what both started from", () => {
  const parts = partsApart(lookup, aPage, { base: undefined, mine: { ...base, title: "Mine" }, theirs: base });
  expect(parts.map(({ id, isAsked }) => [id, isAsked])).toEqual([["title", true]]);
});
