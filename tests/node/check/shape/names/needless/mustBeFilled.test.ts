/** That a field must be filled in, said of the field: which forms are to ask for it. */
import { expect, test } from "vitest";
import { type Group, problemsOf, settings, text } from "../../../site.ts";

const AS_FORMS_SAY = 'take it out: only what stands in "required" of a form must be filled in.';
const WRITE = 'take it out, and write "budget" into "required" of the form "contact" (line 90).';

/** What to do with the last field of "budget", in a form that has it. */
function fixesFor(own: Group, form: Group = {}): string[] {
  const site = settings();
  const forms = site["forms"] as Group;
  const contact = { ...(forms["contact"] as Group), fields: ["name", "email", "budget"], ...form };
  const fields = { ...(site["fields"] as Group), budget: { label: "Budget", kind: "text", ...own } };
  const told = problemsOf({ "pages/_site.json": text({ ...site, fields, forms: { ...forms, contact } }) });
  return told.map(({ fix = "" }) => fix.replace(/, with the comma before it(?:, at the end of line \d+)?/, ""));
}

test.each<[own: Group, fix: string]>([
  [{ required: true }, WRITE],
  [{ isRequired: "true" }, WRITE],
  [{ mandatory: "yes" }, WRITE],
  [{ optional: false }, WRITE],
  [{ required: false }, AS_FORMS_SAY],
  [{ optional: true }, AS_FORMS_SAY],
  [{ required: "for companies" }, 'take it out: a form names the fields that must be filled in under "required".'],
])("said of a field: %j", (own, fix) => {
  expect(fixesFor(own)).toEqual([fix]);
});

test("the form may say it already, or the contrary", () => {
  const required = ["email", "budget"];
  expect(fixesFor({ required: true }, { required })).toEqual([
    'take it out: "budget" stands in "required" of the form "contact" (line 90) already.',
  ]);
  expect(fixesFor({ required: false }, { required })).toEqual([
    'take it out, and take "budget" out of "required" of the form "contact" (line 90).',
  ]);
});

test("a form that has the field by its label, and none", () => {
  expect(fixesFor({ required: true }, { fields: ["email", "Budget"] })).toEqual([
    WRITE.replace("90", "89"),
    'write "budget".',
  ]);
  expect(fixesFor({ required: true }, { fields: ["name", "email"] })).toEqual([
    'take it out. A form says which fields it has, in "fields", and which must be filled in, in "required": write "budget" into both, of the form "contact" (line 89), "discuss" (line 100), "quote" (line 111) or "career" (line 122).',
  ]);
});

test("a form that asks for the field by a misspelt name", () => {
  expect(fixesFor({ required: true }, { fields: ["name", "email", "Bugdet"] })).toEqual([
    WRITE,
    'did you mean "budget"?',
  ]);
});

test("several forms", () => {
  const site = settings();
  const name = { label: "Name", kind: "text", required: true };
  const [told] = problemsOf({ "pages/_site.json": text({ ...site, fields: { ...(site["fields"] as Group), name } }) });
  expect(told?.fix).toBe(
    'take it out, with the comma before it, at the end of line 71, and write "name" into "required" of each of the forms "contact" (line 85), "discuss" (line 96), "quote" (line 107) and "career" (line 118).',
  );
});

/** What is told of a site whose only unused field says that it is required, and whose form asks for another one. */
function toldOfSession(asked: string): (string | undefined)[] {
  const site = settings();
  const { contact, ...forms } = site["forms"] as Group;
  const session = { label: "Which session?", required: true, kind: "text" };
  const fields = { ...(site["fields"] as Group), session };
  const form = { ...(contact as Group), fields: ["name", "email", asked] };
  const told = problemsOf({ "pages/_site.json": text({ ...site, fields, forms: { contact: form, ...forms } }) });
  return told.map(({ fix }) => fix);
}

test("a form that asks for the field by a longer name", () => {
  expect(toldOfSession("session-choice")).toEqual([
    'take it out, with the comma behind it. A form says which fields it has, in "fields", and which must be filled in, in "required": write "session" into both, of the form "contact" (line 90), "discuss" (line 101), "quote" (line 112) or "career" (line 123).',
    'write "session" ("Which session?"), which is described in line 77 and which no form uses. If you mean another field, add "session-choice": { "label": "Session choice", "kind": "text" } to the group "fields" of line 68, which describes the fields of all forms, with your own words as its label.',
  ]);
});

test("a form that asks for a field of another kind", () => {
  const [, fix] = toldOfSession("budget");
  expect(fix).toBe(
    'add "budget": { "label": "Budget", "kind": "text" } to the group "fields" of line 68, which describes the fields of all forms, with your own words as its label, or write "session" ("Which session?"), which nothing uses so far.',
  );
});
