/** What is dictated in the place of a value that says nothing fits the file and the form around it. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../src/model/fields.ts";
import { type Group, pageAt, problemsOf, settings, shortIntro, text } from "../../site.ts";

test.each<Json>([5, true, [], {}, ["../schema/page.schema.json"]])("%j in the place of the schema", (value) => {
  const fixes = ["pages/x.json", "pages/a/b/x.json"].map((file) =>
    problemsOf({ [file]: text({ $schema: value, ...pageAt("/x", shortIntro({})) }) }).map(({ fix }) => fix),
  );
  expect(fixes).toEqual([
    ['write it like this: "$schema": "../schema/page.schema.json".'],
    ['write it like this: "$schema": "../../../schema/page.schema.json".'],
  ]);
});

test.each<Json>([3, null, true, {}, []])("%j in the place of the fields of a form", (fields) => {
  const site = settings();
  const forms = site["forms"] as { [name: string]: Group };
  site["fields"] = { ...(site["fields"] as Group), message: { label: "Message", kind: "multiline" } };
  site["forms"] = { ...forms, discuss: { ...forms["discuss"]!, fields, required: ["email", "message"] } };
  const found = problemsOf({ "pages/_site.json": text(site) }).filter(({ pointer }) => pointer.includes("discuss"));
  expect(found.map(({ fix }) => fix)).toEqual(['write it like this: "fields": ["email", "message"].']);
});

test("no schema at all", () => {
  const found = problemsOf({ "pages/x.json": text({ $schema: null, ...pageAt("/x", shortIntro({})) }) });
  expect(found.map(({ fix }) => fix)).toEqual([
    'take "$schema": null out, with the comma behind it, or write "../schema/page.schema.json" in the place of null.',
  ]);
});
