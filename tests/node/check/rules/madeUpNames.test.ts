/** Names of templates beside a quote, which stand for nobody. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, shortIntro, text } from "../site.ts";

const quoted = (own: Group): Group => ({
  type: "testimonials",
  heading: "What people say",
  items: [{ quote: "They listen.", name: "Mira Rao", title: "Founder", ...own }],
});
const saidOf = (block: Group) =>
  problemsOf({ "pages/index.json": text(page(block)) }).map(({ code, severity, message, fix }) => [
    code,
    severity,
    `${message} ${fix}`,
  ]);

test.each([
  ["John Doe", "John Doe"],
  ["Mr. John Doe", "Mr. John Doe"],
  ["Jane Doe, CEO", "Jane Doe"],
  ["Lorem Ipsum", "Lorem Ipsum"],
])("%s", (name, found) => {
  const said = `"${found}" is a name that stands for anybody. write who said it, or take the quote out.`;
  expect(saidOf(quoted({ name }))).toEqual([["placeholder-text", "warning", said]]);
});

test.each([
  ["CEO, Acme Inc.", "Acme Inc."],
  ["Founder of ACME Corp", "ACME Corp"],
  ["Acme Ltd", "Acme Ltd"],
])("%s", (title, found) => {
  const said = `"${found}" is a name that stands for any company. write the name of the real one, or take it out.`;
  expect(saidOf(quoted({ title }))).toEqual([["placeholder-text", "warning", said]]);
});

test("that of a text is told as before", () => {
  expect(saidOf(quoted({ title: "Lorem ipsum" })).map(([code, severity]) => [code, severity])).toEqual([
    ["placeholder-text", "error"],
  ]);
});

test.each<Group>([
  quoted({ name: "John Doerr" }),
  quoted({ name: "Jane Doering" }),
  quoted({ title: "Founder, Acme Kites" }),
  quoted({ quote: "Ask for John Doe of Acme Inc." }),
  shortIntro({ heading: "John Doe", text: "Why each sample contract is signed by John Doe of Acme Inc." }),
])("%j is fine", (block) => expect(saidOf(block)).toEqual([]));
