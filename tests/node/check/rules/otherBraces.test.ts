/** Names that are filled in, with a bracket of another kind in the place of a brace. */
import { expect, test } from "vitest";
import { foundIn, page, problemsOf, shortIntro, text } from "../site.ts";

test.each([
  ["Write to {email).", 'nothing is filled in for {email): ) stands where } belongs. write "{email}".'],
  ["Call (us) at {phone).", 'nothing is filled in for {phone): ) stands where } belongs. write "{phone}".'],
  ["Write to us (at {email).", 'nothing is filled in for {email as it is written. write "{email}".'],
  ["Write to {email].", 'nothing is filled in for {email]: ] stands where } belongs. write "{email}".'],
  ["Write to (email}.", 'nothing is filled in for (email}: ( stands where { belongs. write "{email}".'],
])("%s", (written, said) => {
  const found = problemsOf({ "pages/index.json": text(page(shortIntro({ text: written }))) });
  expect(found.map(({ message, fix }) => `${message} ${fix}`)).toEqual([said]);
});

test.each([
  ["Dear {{#if name}}{{name}}{{/if}}, welcome.", "{{#if name}}"],
  ["{{#each apps}}We build {{this.name}}. {{/each}}", "{{#each apps}}"],
  ["{% if name %}Dear {{ name }}{% endif %}, welcome.", "{% if name %}"],
])("a condition or a loop of a template is told once, with the names in it: %s", (words, found) => {
  expect(foundIn(words)).toEqual([
    [
      "placeholder-text",
      `"${found}" is what another program fills in, and here it would be shown as it is written.`,
      "write the text as visitors are to read it, without any of these marks.",
    ],
  ]);
});

test("other names beside it are told", () => {
  const codes = (words: string) => foundIn(words).map(([code]) => code);
  expect(codes("{{#if name}}{{name}}{{/if}}, write to {emial}.")).toEqual(["placeholder-text", "unknown-token"]);
  expect(codes("Dear {{name}}")).toEqual(["unknown-token"]);
  expect(codes("`{{#if name}}{{name}}{{/if}}` is how Handlebars asks.")).toEqual([]);
});
