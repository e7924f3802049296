/** Fields of forms: of a kind that there is not, and with choices that are texts. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { type Group, problemsOf, sentences, settings, text, told } from "../../../site.ts";

test("kinds of fields that forms do not have", () => {
  const saidOf = (kind: string, more: Group = {}) => {
    const site = settings();
    const fields = { ...(site["fields"] as Group), name: { label: "Name", kind, ...more } };
    const [found] = problemsOf({ "pages/_site.json": text({ ...site, fields }) });
    return `${found?.message} ${found?.fix}`;
  };
  const options = [{ value: "a", label: "A" }];
  expect([
    ...["checkbox", "radio", "date", "number", "file", "url"].map((kind) => saidOf(kind)),
    saidOf("radio", { options }),
    saidOf("radio", { choices: options }),
    saidOf("radio", { optoins: options }),
    saidOf("radio", { opts: options }),
    saidOf("checkbox", { values: ["Yes"] }),
    saidOf("radio", { placeholder: "Which?" }),
  ]).toMatchInlineSnapshot(`
    [
      ""kind" cannot be "checkbox": there are no tick boxes in forms. write "kind": "select", "options": [{ "value": "yes", "label": "Yes" }, { "value": "no", "label": "No" }] in the place of "kind": "checkbox".",
      ""kind" cannot be "radio": there are no radio buttons in forms. write it like this, with your own words for the three dots: "kind": "select", "options": [{ "value": "…", "label": "…" }] in the place of "kind": "radio".",
      ""kind" cannot be "date": there is no field for a date. write "text".",
      ""kind" cannot be "number": there is no field for a number. write "text".",
      ""kind" cannot be "file": forms send no files. write "text", and ask in its "label" for a link to the file, or take the field out, with a comma beside it.",
      ""kind" cannot be "url": there is no field for a web address. write "text".",
      ""kind" cannot be "radio": there are no radio buttons in forms. write "select".",
      ""kind" cannot be "radio": there are no radio buttons in forms. write "select".",
      ""kind" cannot be "radio": there are no radio buttons in forms. write "select".",
      ""kind" cannot be "radio": there are no radio buttons in forms. write "select".",
      ""kind" cannot be "checkbox": there are no tick boxes in forms. write "select".",
      ""kind" cannot be "radio": there are no radio buttons in forms. write it like this, with your own words for the three dots: "kind": "select", "options": [{ "value": "…", "label": "…" }] in the place of "kind": "radio".",
    ]
  `);
});

test("choices as texts, beside some that are sent as they are read", () => {
  const choice = (name: string) => ({ value: name, label: name });
  const options = [choice("Google"), "YouTube", choice("Facebook"), "Podcast"];
  const fields = { ...(settings()["fields"] as Group), findus: { label: "How?", kind: "select", options } };
  const site = { ...settings(), fields };
  expect(told({ "pages/_site.json": text(site) })).toMatchInlineSnapshot(`
    "pages/_site.json:85:9   In fields > findus: two of the entries of "options" are texts, but each choice should be a group of fields in { }.
        85 |         "YouTube",
           |         ^^^^^^^^^
        The other is pages/_site.json, line 90.
        Fix: write each choice in the same [ ] like this: { "value": "YouTube", "label": "YouTube" }.   [wrong-type]"
  `);
});

test("all fields of a form, or none, in the place of their list", () => {
  const fixOf = (required: unknown) => {
    const site = settings();
    const contact = { ...((site["forms"] as Group)["contact"] as Group), fields: ["name", "email"], required };
    return problemsOf({
      "pages/_site.json": text({ ...site, forms: { ...(site["forms"] as Group), contact } as Group }),
    })
      .filter(({ pointer }) => pointer.endsWith("/required"))
      .map(({ fix }) => fix);
  };
  for (const all of [true, "all", "Yes"])
    expect(fixOf(all)).toEqual(['write it like this: "required": ["name", "email"].']);
  for (const none of [false, "none"]) expect(fixOf(none)).toEqual(['write it like this: "required": [].']);
  expect(fixOf("email")).toEqual(['put it in square brackets: ["email"].']);
});

test("the kind of a field by what it is called, and the fields of a form by those that must be filled in", () => {
  const site = settings();
  const fixesOf = (more: Group) => problemsOf({ "pages/_site.json": text({ ...site, ...more }) }).map(({ fix }) => fix);
  const kindOf = (name: string, label: string) =>
    fixesOf({ fields: { ...(site["fields"] as Group), [name]: { label } } })[0];
  const before = (field: string) => `before the other fields, with the comma, for example: ${field},`;
  expect(kindOf("message", "Tell us")).toBe(`add it ${before('"kind": "textarea"')}`);
  expect(kindOf("mobile", "How to call you")).toBe(`add it ${before('"kind": "tel"')}`);
  expect(kindOf("budget", "Budget")).toBe(`add it ${before('"kind": "text"')}`);
  const forms = site["forms"] as Group;
  const { fields: _, ...contact } = forms["contact"] as Group;
  expect(fixesOf({ forms: { ...forms, contact: { ...contact, required: ["name", "email"] } } })[0]).toBe(
    `add them ${before('"fields": ["name", "email"]')}`,
  );
});

test("choices under another name, which are not to be thrown away", () => {
  const saidOf = (choices: Json) => {
    const findus = { label: "How?", kind: "dropdown", choices };
    const site = { ...settings(), fields: { ...(settings()["fields"] as Group), findus } };
    return sentences(told({ "pages/_site.json": text(site) }));
  };
  const all: Json[] = [
    [{ "up-to-5k": "Up to $5k" }],
    ["Up to $5k", "More"],
    { small: "Up to $5k", big: "More" },
    "Low, High",
  ];
  expect(all.map(saidOf).join("")).toMatchInlineSnapshot(`
    "
    pages/_site.json:79:15   In fields > findus: "kind" cannot be "dropdown".
        Fix: did you mean "select"?                                  [unknown-option]

    pages/_site.json:80:7   In fields > findus: "choices" is not something a field has.
        Fix: rename it to "options".                                 [unknown-property]

    pages/_site.json:82:11   In fields > findus > choices > choice 1: "up-to-5k" is not something a choice has.
        Fix: write it like this: { "value": "up-to-5k", "label": "Up to $5k" }.   [unknown-property]

    pages/_site.json:79:15   In fields > findus: "kind" cannot be "dropdown".
        Fix: did you mean "select"?                                  [unknown-option]

    pages/_site.json:80:7   In fields > findus: "choices" is not something a field has.
        Fix: rename it to "options", and write each choice in the same [ ] like this: { "value": "Up to $5k", "label": "Up to $5k" }.   [unknown-property]

    pages/_site.json:79:15   In fields > findus: "kind" cannot be "dropdown".
        Fix: did you mean "select"?                                  [unknown-option]

    pages/_site.json:80:7   In fields > findus: "choices" is not something a field has.
        Fix: rename it to "options", and write them in a list: "options": [{ "value": "small", "label": "Up to $5k" }, { "value": "big", "label": "More" }].   [unknown-property]

    pages/_site.json:79:15   In fields > findus: "kind" cannot be "dropdown".
        Fix: did you mean "select"?                                  [unknown-option]

    pages/_site.json:80:7   In fields > findus: "choices" is not something a field has.
        Fix: rename it to "options", and write it like this: "options": [{ "value": "Low", "label": "Low" }, { "value": "High", "label": "High" }].   [unknown-property]
    "
  `);
});

test("other words for what must be filled in", () => {
  const saidOf = (name: string, value: Json) => {
    const site = settings();
    const { required: _, ...form } = (site["forms"] as Group)["contact"] as Group;
    const forms = { ...(site["forms"] as Group), contact: { ...form, [name]: value } };
    return problemsOf({ "pages/_site.json": text({ ...site, forms }) }).map(({ message, fix }) => [message, fix]);
  };
  for (const name of ["mandatory", "compulsory", "needed", "must"])
    expect(saidOf(name, ["email"])).toEqual([[`"${name}" is not something a form has.`, 'rename it to "required".']]);
});
