import { expect, test } from "vitest";
import type { Group } from "../../../src/node/check/site.ts";
import { mergedText, partsApart, type Side } from "../../../src/studio/app/merge.ts";
import { aPage, lookup } from "../studio.ts";
import { intro, page, stored } from "./site.ts";

const base = page("/", intro("One"), intro("Two"), { type: "cta", heading: "Three" });

/** What is apart, in a few words. */
function told(mine: Group, theirs: Group): string[] {
  const headingOf = (side?: { value: unknown }) =>
    side === undefined ? "none" : ((side.value as { heading?: string }).heading ?? String(side.value));
  return partsApart({ base, mine, theirs }).map(
    (part) => `${headingOf(part.mine)} | ${headingOf(part.theirs)} -> ${part.suggested}`,
  );
}

function merged(mine: Group, theirs: Group, side?: Side): Group {
  const chosen = partsApart({ base, mine, theirs }).map((part) => ({ part, side: side ?? part.suggested }));
  return JSON.parse(mergedText(lookup, { named: aPage, text: stored("x", theirs).text }, chosen)) as Group;
}

const [one, two, three] = base.blocks as [Group, Group, Group];

test.each<[what: string, mine: Group, theirs: Group, told: string[], together: Group]>([
  ["the same", base, base, [], base],
  [
    "another block each",
    { ...base, blocks: [intro("Mine"), two, three] },
    { ...base, blocks: [one, two, { ...three, heading: "Theirs" }] },
    ["Mine | One -> mine", "Three | Theirs -> theirs"],
    { ...base, blocks: [intro("Mine"), two, { ...three, heading: "Theirs" }] },
  ],
  [
    "the same block",
    { ...base, blocks: [one, intro("Mine"), three] },
    { ...base, blocks: [one, intro("Theirs"), three] },
    ["Mine | Theirs -> mine"],
    { ...base, blocks: [one, intro("Mine"), three] },
  ],
  [
    "title and blocks",
    { ...base, title: "Mine" },
    { ...base, blocks: [one, two] },
    ["Mine | / -> mine", "Three | none -> theirs"],
    { ...base, title: "Mine", blocks: [one, two] },
  ],
  [
    "one deletes, one adds",
    { ...base, blocks: [two, three] },
    { ...base, blocks: [one, two, three, { type: "hero", heading: "Theirs" }] },
    ["none | One -> mine", "none | Theirs -> theirs"],
    { ...base, blocks: [two, three, { type: "hero", heading: "Theirs" }] },
  ],
  [
    "a field comes, a field goes",
    { ...base, titleAlone: true } as Group,
    { route: "/", title: "/", blocks: base.blocks } as Group,
    ["A page. | none -> theirs", "true | none -> mine"],
    { route: "/", title: "/", titleAlone: true, blocks: base.blocks } as Group,
  ],
])("%s", (_what, mine, theirs, parts, together) => {
  expect(told(mine, theirs)).toEqual(parts);
  expect(merged(mine, theirs)).toEqual(together);
  expect(merged(mine, theirs, "theirs")).toEqual(theirs);
  expect(merged(mine, theirs, "mine")).toEqual(mine);
});
