import { expect, test } from "vitest";
import { controlId } from "../../../src/studio/form/form.ts";

test("no two fields share an id, and none has a space, which would make two of it", () => {
  const pointers = ["/forms/contact/fields", "/forms/contact-fields", "/forms/a b", "/forms/a%20b", "/forms/\ud800"];
  const ids = pointers.map(controlId);
  expect(new Set(ids).size).toBe(pointers.length);
  for (const id of ids) expect(id).not.toMatch(/\s/);
});
