import { expect, test } from "vitest";
import type { Json } from "../../../src/model/fields.ts";
import { isGroup } from "../../../src/node/check/lookup.ts";
import type { Group } from "../../../src/node/check/site.ts";
import { mergedText } from "../../../src/studio/app/merge/mergedText.ts";
import { type Part, partsApart, type Side } from "../../../src/studio/app/merge/parts.ts";
import { differences, nameOfPart, tellSide } from "../../../src/studio/app/merge/words.ts";
import { siteOf } from "../../../src/studio/app/session.ts";
import type { Named } from "../../../src/studio/document/read.ts";
import { aPage, lookup } from "../studio.ts";
import { intro, page, sessionWith, stored } from "./site.ts";

const base = page("/", intro("One"), intro("Two"), { type: "cta", heading: "Three" });

/** What is apart, in a few words. */
function told(mine: Group, theirs: Group): string[] {
  const headingOf = (side?: { value: Json }): string => {
    if (side === undefined) return "none";
    if (Array.isArray(side.value)) return side.value.map((value) => headingOf({ value })).join(",");
    return isGroup(side.value) ? String(side.value["heading"]) : String(side.value);
  };
  return partsApart(lookup, aPage, { base, mine, theirs }).map(
    (part) => `${headingOf(part.mine)} | ${headingOf(part.theirs)} -> ${part.suggested}`,
  );
}

interface Versions {
  base: Group;
  mine: Group;
  theirs: Group;
}

function mergedOf(named: Named, versions: Versions, side?: Side): Group {
  const parts = partsApart(lookup, named, versions);
  const chosen = parts.map((part) => ({ part, side: side ?? part.suggested }));
  const { mine, theirs } = versions;
  return JSON.parse(mergedText(lookup, { named, text: stored("x", theirs).text, mine }, chosen)) as Group;
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
    parts: ["Mine | Theirs -> mine"],
    together: { ...base, blocks: [one, intro("Mine"), three] },
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

/** Each part as the table of the dialog has it: what it is, both versions, and which is suggested. */
function tableOf(named: Named, versions: Versions): string[] {
  const { mine, theirs } = versions;
  const document = (data: Group) => ({ ...named, text: "", data });
  const site = siteOf(sessionWith({}));
  const words = { lookup, site, documents: { mine: document(mine), theirs: document(theirs) } };
  const row = (part: Part) => {
    const [own, other] = [tellSide(words, part, "mine"), tellSide(words, part, "theirs")];
    return [`${nameOfPart(words, part)}: ${own} | ${other} -> ${part.suggested}`, ...differences(words, part)];
  };
  return partsApart(lookup, named, versions).flatMap(row);
}

function expectEachSide(named: Named, versions: Versions): void {
  expect(mergedOf(named, versions, "mine")).toEqual(versions.mine);
  expect(mergedOf(named, versions, "theirs")).toEqual(versions.theirs);
}

test("the settings of the site are settled field by field and link by link", () => {
  const link = (label: string, href = "/x") => ({ label, href });
  const named: Named = { file: "pages/_site.json", role: "site", name: "" };
  const site = (links: Json[], brand: Group, forms: Group): Group => ({
    brand,
    header: { menu: links },
    forms,
  });
  const was = [link("Home", "/"), link("Work", "/work"), link("Blog", "/blog")];
  const form = (fields: string[]) => ({ fields, submit: "Send" });
  const versions: Versions = {
    base: site(was, { name: "Kites", founded: 2019 }, { contact: form(["name"]) }),
    mine: site(
      [link("Start", "/"), was[1]!, was[2]!, link("Jobs", "/jobs")],
      { name: "Kites & Co", founded: 2019 },
      { contact: form(["name", "email"]), quote: form(["name"]) },
    ),
    theirs: site(
      [was[0]!, link("Our work", "/work"), was[2]!],
      { name: "Kites", founded: 2020 },
      { contact: { ...form(["name"]), submit: "Go" } },
    ),
  };
  expect(tableOf(named, versions)).toMatchInlineSnapshot(`
    [
      "Name of brand: Kites & Co | Kites -> mine",
      "Founded of brand: 2019 | 2020 -> theirs",
      "Menu entry 1 of header: Start | Home -> mine",
      "In header > menu entry 1: label changed from "Start" to "Home".",
      "Menu entry 2 of header: Work | Our work -> theirs",
      "In header > menu entry 2: label changed from "Work" to "Our work".",
      "Menu entry 4 of header: Jobs | Not there -> mine",
      "Fields of contact of forms: name, email | name -> mine",
      "Button of contact of forms: Send | Go -> theirs",
      "Quote of forms: Send | Not there -> mine",
    ]
  `);
  expectEachSide(named, versions);
  expect(mergedOf(named, versions)).toEqual({
    brand: { name: "Kites & Co", founded: 2020 },
    header: { menu: [link("Start", "/"), link("Our work", "/work"), was[2], link("Jobs", "/jobs")] },
    forms: { contact: { fields: ["name", "email"], submit: "Go" }, quote: form(["name"]) },
  });
});

test("a shared block is settled field by field and item by item, its picture as a whole", () => {
  const named: Named = { file: "pages/_shared/questions.json", role: "shared", name: "questions" };
  const ask = (question: string, answer = "Yes.") => ({ question, answer });
  const block = (heading: string, items: Json[], more: Group = {}): Group => ({
    block: { type: "faq", heading, items, ...more },
  });
  const versions: Versions = {
    base: block("Questions", [ask("One?"), ask("Two?"), ask("Three?")]),
    mine: block("Mine", [ask("Three?"), ask("One?"), ask("Two?")]),
    theirs: block("Questions", [ask("One?"), ask("Two?", "No."), ask("Three?")], { ground: "mist" }),
  };
  expect(tableOf(named, versions)).toMatchInlineSnapshot(`
    [
      "Heading of the block: Mine | Questions -> mine",
      "Question 3 of the block: Two? | Two? -> theirs",
      "In the block (faq "Questions") > question 2: answer changed from "Yes." to "No.".",
      "Order of questions of the block: Three?, One?, Two? | One?, Two?, Three? -> mine",
      "Background of the block: Not there | mist -> theirs",
    ]
  `);
  expectEachSide(named, versions);
  expect(mergedOf(named, versions)).toEqual(
    block("Mine", [ask("Three?"), ask("One?"), ask("Two?", "No.")], { ground: "mist" }),
  );
  const pictures: Versions = {
    base: { block: { type: "hero", heading: "A", image: { src: "a.webp", alt: "A" } } },
    mine: { block: { type: "hero", heading: "A", image: { src: "b.webp", alt: "B" } } },
    theirs: { block: { type: "hero", heading: "A", image: { src: "a.webp", alt: "Another" } } },
  };
  expect(partsApart(lookup, named, pictures).map(({ id }) => id)).toEqual(["block image"]);
  expectEachSide(named, pictures);
});
