/** The fields of forms and where those are sent, as pages/_site.json describes them. */
import { describe, expect, test } from "vitest";
import { type Group, problemsOf, settings, text, told } from "../site.ts";

test("names that forms which are sent need for themselves", () => {
  const site = settings();
  site["fields"] = { ...(site["fields"] as Group), website: { label: "Website", kind: "text" } };
  const form = { fields: ["name", "website"], required: ["website"], submit: "Send", success: "Thanks." };
  site["forms"] = { ...(site["forms"] as Group), quote: form };
  expect(told({ "pages/_site.json": text(site) })).toBe("");
  site["delivery"] = { kind: "endpoint", url: "https://forms.example/submit" };
  expect(told({ "pages/_site.json": text(site) })).toMatchInlineSnapshot(`
    "pages/_site.json:108:9   In forms > quote > fields: forms that are sent use the name "website" for something of their own.
        108 |         "website"
            |         ^^^^^^^^^
        Fix: give the field another name, here, in "required" and where it is described.   [taken-name]"
  `);
});

test("names that every form has for what belongs to it", () => {
  const site = settings();
  site["fields"] = { ...(site["fields"] as Group), elements: { label: "Elements", kind: "text" } };
  const form = { fields: ["name", "elements"], required: ["elements"], submit: "Send", success: "Thanks." };
  site["forms"] = { ...(site["forms"] as Group), quote: form };
  expect(told({ "pages/_site.json": text(site) })).toMatchInlineSnapshot(`
    "pages/_site.json:108:9   In forms > quote > fields: browsers use the name "elements" for something that belongs to every form, so that this one would not work.
        108 |         "elements"
            |         ^^^^^^^^^^
        Fix: give the field another name, here, in "required" and where it is described.   [taken-name]"
  `);
});

test("forms that are sent to a page of the site", () => {
  const toldOfUrl = (url: string) =>
    told({ "pages/_site.json": text({ ...settings(), delivery: { kind: "endpoint", url } }) });
  expect(toldOfUrl("https://kitestep.example/contact")).toMatchInlineSnapshot(`
    "pages/_site.json:126:12   In delivery: "https://kitestep.example/contact" is the address of a page of this site, and pages take no messages.
        126 |     "url": "https://kitestep.example/contact"
            |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write the web address that your form service gave you: "url": "https://…".   [forms-to-page]"
  `);
  for (const page of ["https://kitestep.example", "https://www.kitestep.example/Contact/?a=b"])
    expect(toldOfUrl(page)).toContain("[forms-to-page]");
  for (const program of ["https://kitestep.example/api/contact", "https://forms.example/contact"])
    expect(toldOfUrl(program)).toBe("");
});

test("choices for a field that visitors write in", () => {
  const site = settings();
  const options = [{ value: "search", label: "By searching" }];
  const fields = { ...(site["fields"] as Group), source: { label: "Where from?", kind: "text", options } };
  expect(told({ "pages/_site.json": text({ ...site, fields }) })).toMatchInlineSnapshot(`
    "pages/_site.json:80:7   In fields > source: visitors write in a field of the kind "text", and would never see its "options".
        80 |       "options": [
           |       ^^^^^^^^^
        Fix: write "kind": "select" to let visitors choose, or take "options" away, with a comma beside it, to let them write.   [useless-choices]"
  `);
});

test("an empty choice for a field that visitors write in", () => {
  const site = settings();
  const saidOf = (source: Group) =>
    told({ "pages/_site.json": text({ ...site, fields: { ...(site["fields"] as Group), source } }) });
  const placeholder = "For example by searching";
  expect(saidOf({ label: "Where from?", kind: "textarea", placeholder })).toMatchInlineSnapshot(`
    "pages/_site.json:80:7   In fields > source: visitors write in a field of the kind "textarea", and would never see its "placeholder".
        80 |       "placeholder": "For example by searching"
           |       ^^^^^^^^^^^^^
        Fix: take "placeholder" away, with a comma beside it, or say it in "label".   [useless-choices]"
  `);
  const options = [{ value: "search", label: "By searching" }];
  expect(saidOf({ label: "Where from?", kind: "text", placeholder, options })).toMatchInlineSnapshot(`
    "pages/_site.json:81:7   In fields > source: visitors write in a field of the kind "text", and would never see its "options" and "placeholder".
        81 |       "options": [
           |       ^^^^^^^^^
        Fix: write "kind": "select" to let visitors choose, or take "options" and "placeholder" away, each with a comma beside it, to let them write.   [useless-choices]"
  `);
  expect(saidOf({ label: "Where from?", kind: "select", placeholder, options })).toBe("");
});

test("two fields of a form with the same label", () => {
  const site = settings();
  const toldWith = (label: string, form: Group = {}) => {
    const fields = { ...(site["fields"] as Group), alias: { label, kind: "text" } };
    const named = { fields: ["email", "name", "alias"], required: [], submit: "Send", success: "Thanks.", ...form };
    const forms = { ...(site["forms"] as Group), quote: named, career: named };
    return told({ "pages/_site.json": text({ ...site, fields, forms }) });
  };
  expect(toldWith("name")).toMatchInlineSnapshot(`
    "pages/_site.json:78:16   In fields > alias: the form "quote" has two fields with this label, "name" and "alias": "name".
        78 |       "label": "name",
           |                ^^^^^^
        The other is pages/_site.json, line 70.
        Fix: change one of the two labels, or take one of the fields out of the form.   [repeated-label, a warning]"
  `);
  expect(toldWith("Other name")).toBe("");
  expect(toldWith("Name", { fields: ["email", "alias"] })).toBe("");
});

test("two wrong names in a form are no names that it lacks", () => {
  const site = settings();
  const fields = { ...(site["fields"] as Group), number: { label: "Number", kind: "tel" } };
  const required = ["name", "email", "number"];
  const quoted = { fields: ["name", "e-mail", "phone"], required, submit: "Send", success: "Thanks." };
  const forms = { ...(site["forms"] as Group), quote: quoted };
  const found = problemsOf({ "pages/_site.json": text({ ...site, fields, forms }) });
  expect(found.map(({ message, fix }) => `${message} ${fix}`)).toMatchInlineSnapshot(`
    [
      "there is no field called "e-mail". write "email".",
      "there is no field called "phone". write "number", or add "phone": { "label": "Phone", "kind": "tel" } to the group "fields" of line 68, which describes the fields of all forms.",
    ]
  `);
});

test("a field that is only required is to be a field of the form as well, where it is described", () => {
  const site = settings();
  const fields = { ...(site["fields"] as Group), number: { label: "Number", kind: "tel" } };
  const quoted = {
    fields: ["name", "email", "number"],
    required: ["name", "phone"],
    submit: "Send",
    success: "Thanks.",
  };
  const forms = { ...(site["forms"] as Group), quote: quoted };
  const found = problemsOf({ "pages/_site.json": text({ ...site, fields, forms }) });
  expect(found.map(({ fix }) => fix)).toMatchInlineSnapshot(`
    [
      "write "number", or add "phone": { "label": "Phone", "kind": "tel" } to the group "fields" of line 68, which describes the fields of all forms, and "phone" to the "fields" of the form.",
    ]
  `);
});

describe("a field that is read by its label", () => {
  const more = { phone: { label: "Phone or mobile number", kind: "tel" } };
  const { number: _, ...fields } = settings()["fields"] as Group;
  const all = { ...fields, ...more } as Group;
  const ADD =
    'add "number": { "label": "Number", "kind": "text" } to the group "fields" of line 68, which describes the fields of all forms, with your own words as its label';
  const form = { fields: ["name", "email"], required: ["email"], submit: "Send", success: "Thank you." };
  const fixOf = (own: Group, ...contact: string[]) => {
    const contactForm = { ...form, fields: ["name", ...contact], required: [] };
    const quote = { ...form, fields: ["name", "number"], required: ["number"] };
    return problemsOf({
      "pages/_site.json": text({ ...settings(), fields: own, forms: { contact: contactForm, quote } }),
    }).flatMap(({ code, fix }) => (code === "unknown-field" ? [fix] : []));
  };

  test("where another form has it, and where none has it", () => {
    const phone = `write "phone" ("Phone or mobile number") in both places, or ${ADD}.`;
    expect(fixOf(all, "phone")).toEqual([phone]);
    expect(fixOf({ name: all["name"]!, ...more })).toEqual([
      'write "phone" ("Phone or mobile number"), which nothing uses, in both places, or rename the field "phone" in "fields" to "number".',
    ]);
  });

  test("unless two labels have the word", () => {
    const people = { people: { label: "Number of people", kind: "text" } };
    expect(fixOf({ ...all, ...people }, "phone")[0]).toMatch(/^add "number"/);
  });
});

test("a field that is described under its name with a colon", () => {
  const site = settings();
  const { email, ...fields } = site["fields"] as Group;
  const found = problemsOf({ "pages/_site.json": text({ ...site, fields: { ...fields, "email:": email! } }) });
  expect(found.map(({ code, message, fix }) => [code, message, fix])).toEqual([
    [
      "unknown-field",
      'the colon behind "email" stands inside the quotation marks.',
      'write "email": in place of "email:":.',
    ],
  ]);
});
