/** Signs of texts in headings and labels, which are shown as they are written. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, settings, shortIntro, text } from "../site.ts";

const foundIn = (heading: string) =>
  problemsOf({ "pages/index.json": text(page(shortIntro({ heading }))) }).map(({ code, fix }) => [code, fix]);

test.each([
  ["Bring __a sketch__ now", "Bring a sketch now"],
  ["Bring _a sketch_ now", "Bring a sketch now"],
  ["Bring `a sketch` now", "Bring a sketch now"],
  ["Bring a ske&shy;tch", "Bring a sketch"],
  ["- Bring a sketch", "Bring a sketch"],
  ["• Bring a sketch", "Bring a sketch"],
  ["- **Bring** a sketch", "Bring a sketch"],
  ["Bring&nbsp;a sketch&thinsp;5", "Bring a sketch 5"],
])("%s", (heading, meant) => {
  expect(foundIn(heading)).toEqual([["markdown-in-line", `write "${meant}".`]]);
});

test("the dash before a name, of which the first letter is shown large", () => {
  const items = ["– Mira Rao", "-Ravi Rao", "Kim Lee"].map((name) => ({
    quote: `${name} listens.`,
    name,
    title: "Founder",
  }));
  const block = { type: "testimonials", heading: "What people say", items };
  const found = problemsOf({ "pages/index.json": text(page(block)) });
  expect(found.map(({ code, fix }) => [code, fix])).toEqual([
    ["markdown-in-line", 'write "Mira Rao".'],
    ["markdown-in-line", 'write "Ravi Rao".'],
  ]);
});

test("the same sign before each text of a list is told once", () => {
  const found = (...points: string[]) => {
    const stages = [1, 2].map((i) => ({ title: `Stage ${i}`, points: i === 1 ? points : ["Plan", "Build"] }));
    const block = { type: "process", heading: "How we work", stages };
    return problemsOf({ "pages/index.json": text(page(block)) }).map(({ code, fix }) => [code, fix]);
  };
  expect(found("- Readers", "- Rivals")).toEqual([["markdown-in-line", "take the signs out of each."]]);
  expect(found("* Readers", "* Rivals")).toEqual([["markdown-in-line", "take the signs out of each."]]);
  expect(found("* Readers", "Rivals")).toEqual([]);
  expect(found("- Readers", "Rivals")).toEqual([["markdown-in-line", 'write "Readers".']]);
  expect(found("- Readers - Rivals - Prices")).toEqual([
    ["pasted-list", 'make a text of each: "Readers", "Rivals", "Prices".'],
  ]);
});

test.each(["- 20 % on all kites", "-20 °C", "- oder -", "– and more", "* Required"])("%s is fine", (heading) => {
  expect(foundIn(heading)).toEqual([]);
});

test.each(["What __init__ does", "Names such as a_long_name_here", "An `open mark"])("%s is fine", (heading) => {
  expect(foundIn(heading)).toEqual([]);
});

test("a hyphen may stand before what visitors choose", () => {
  const site = settings();
  const options = [
    { value: "any", label: "- any kite" },
    { value: "red", label: "A red kite" },
  ];
  const kite = { label: "Which one?", kind: "select", placeholder: "- please choose", options };
  const { contact, ...forms } = site["forms"] as Record<string, Group>;
  const files = {
    "pages/_site.json": text({
      ...site,
      fields: { ...(site["fields"] as Group), kite },
      forms: { ...forms, contact: { ...contact, fields: ["name", "email", "kite"] } },
    }),
  };
  expect(problemsOf(files).map(({ code }) => code)).toEqual([]);
});

test("a dot may adorn a label", () => {
  const labelled = {
    type: "testimonials",
    label: "• Voices",
    heading: "Hello",
    items: [{ quote: "They listen.", name: "Mira Rao", title: "Founder" }],
  };
  const files = { "pages/index.json": text(page(labelled)) };
  expect(problemsOf(files).map(({ code }) => code)).toEqual([]);
});
