/** What visitors may be meant to read at the top of a file, and what only programs read: nothing that was written is to be lost. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, settings, shortHero, shortIntro, text } from "../../../site.ts";

function told(files: Record<string, string>): unknown[] {
  return problemsOf(files).map(({ message, fix }) => [message, fix]);
}

function atTop(own: Group): unknown[] {
  const { blocks, ...head } = page(shortHero("A kite"));
  return told({ "pages/index.json": text({ ...head, ...own, blocks: blocks! }) });
}

const IN_LEAD = 'in a text of a block, for example in the "lead" of the hero, if visitors are to read';

test.each<[what: string, own: Group, told: [message: string, fix: string]]>([
  [
    "a time",
    { startTime: "10:00" },
    ['"startTime" is not something a page has.', `take it out, and say "10:00" ${IN_LEAD} it.`],
  ],
  [
    "one text",
    { venue: "Sample House" },
    ['"venue" is not something a page has.', `take it out, and say "Sample House" ${IN_LEAD} it.`],
  ],
  ["a number", { price: 20 }, ['"price" is not something a page has.', `take it out, and say "20" ${IN_LEAD} it.`]],
  [
    "a group",
    { event: { start: "10:00", place: "Sample House", isFree: true } },
    ['"event" is not something a page has.', `take it out, and say "10:00" and "Sample House" ${IN_LEAD} them.`],
  ],
  [
    "more than can be said again",
    { agenda: "Designers, developers and testers show you what they do all day long." },
    ['"agenda" is not something a page has.', `take it out, and say what it says ${IN_LEAD} it.`],
  ],
  [
    "a video",
    { video: { url: "https://v.example/1" } },
    [
      '"video" is not something a page has.',
      `take it out, and say "[Watch the video](https://v.example/1)" ${IN_LEAD} it.`,
    ],
  ],
  ["a counter", { version: "1.0 beta" }, ['"version" is not something a page has.', "take it out."]],
  ["a word that programs read", { featured: "yes" }, ['"featured" is not something a page has.', "take it out."]],
  ["an address", { feed: "https://kitestep.example/feed" }, ['"feed" is not something a page has.', "take it out."]],
])("fields that a page does not have: %s", (_, own, said) => {
  expect(atTop(own)).toEqual([said]);
});

test("several fields, each at its own line", () => {
  const problems = problemsOf({
    "pages/index.json": text({ ...page(shortHero("A kite")), startTime: "10:00", endTime: "16:00" }),
  });
  expect(problems.map(({ message, fix, line }) => [message, fix, line - problems[0]!.line])).toEqual([
    ['"startTime" is not something a page has.', `take it out, and say "10:00" ${IN_LEAD} it.`, 0],
    [
      '"endTime" is not something a page has.',
      `take it out, with the comma before it, and say "16:00" ${IN_LEAD} it.`,
      1,
    ],
  ]);
});

test("the file of a shared block, and pages/_site.json", () => {
  const shared = { from: "12 May 2026", block: shortIntro({}) };
  const place = { type: "shared", use: "talk" };
  expect(told({ "pages/index.json": text(page(place)), "pages/_shared/talk.json": text(shared) })).toEqual([
    [
      '"from" is not something a shared block has.',
      'take it out, and say "12 May 2026" in a text of a block, for example in the "text" of the intro, if visitors are to read it.',
    ],
  ]);
  expect(told({ "pages/_site.json": text({ founded: "2014 in Ahmedabad", ...settings() }) })).toEqual([
    [
      '"founded" is not something pages/_site.json has.',
      'take it out, and say "2014 in Ahmedabad" on a page, for example in the "text" of an "intro", if visitors are to read it.',
    ],
  ]);
});

test("what is no JSON under a name that goes is not put right first", () => {
  const whole = text({ ...page(shortHero("A kite")), startTime: 10, endTime: "end" });
  const files = { "pages/index.json": whole.replace('"end"', "Noon").replace("10", '"10:00"') };
  expect(told(files)).toEqual([
    ['"startTime" is not something a page has.', `take it out, and say "10:00" ${IN_LEAD} it.`],
    ['"endTime" is not something a page has.', `take it out, with the comma before it, and say "Noon" ${IN_LEAD} it.`],
  ]);
});
