import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FormContent, FormField } from "../../src/model/content.ts";
import { wordsOf } from "../../src/model/wordsOf.ts";
import { Form } from "../../src/ui/Form.tsx";

function formWith(field: Partial<FormField>): string {
  const fields: FormField[] = [{ name: "x", label: "How many?", kind: "text", required: true, ...field }];
  const words = { submit: "Send", success: "Thanks.", email: "a@example.com", phone: "+91 000" };
  const form: FormContent = { name: "quote", fields, ...words, delivery: { kind: "demo" }, behaviour: undefined };
  return renderToStaticMarkup(<Form form={form} words={wordsOf({})} idPrefix="quote" />);
}

test("a name with spaces is sent as it is, and is no part of an id, of which lists are made with spaces", () => {
  const html = formWith({ name: "how many" });
  expect(html).toContain('<label for="quote-field-1">');
  expect(html).toMatch(/<input id="quote-field-1".* name="how many"/);
});

test("a field to choose from begins with words", () => {
  const options = [{ value: "1", label: "One" }];
  expect(formWith({ kind: "select", options })).toContain('<option value="">Choose</option>');
  expect(formWith({ kind: "select", options, placeholder: "Any" })).toContain('<option value="">Any</option>');
});
