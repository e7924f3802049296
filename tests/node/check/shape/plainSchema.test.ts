import { expect, test } from "vitest";
import { isPlain } from "../../../../src/node/check/shape/plainSchema.ts";
import type { Schema } from "../../../../src/model/fields.ts";
import { schemas, types } from "../site.ts";

const LINE: Schema = { type: "string", kind: "line", pattern: "\\S" };

function isPlainWith(heading: Schema): boolean {
  const schema: Schema = { type: "object", properties: { list: { type: "array", items: heading } } };
  return isPlain({ "a.json": schema, "line.json": LINE }, { schema, file: "a.json" });
}

test("a list without the same entry twice is all that any block asks of more than one text", () => {
  const file = (type: string) => `blocks/${type}.schema.json`;
  const others = types.filter((type) => !isPlain(schemas, { schema: schemas[file(type)]!, file: file(type) }));
  expect(others).toEqual(["postCards"]);
});

test("one pattern and one length for a text, and nothing else", () => {
  expect(isPlainWith(LINE)).toBe(true);
  expect(isPlainWith({ $ref: "line.json", title: "Heading" })).toBe(true);
  expect(isPlainWith({ $ref: "line.json", pattern: "^A" })).toBe(false);
  expect(isPlainWith({ ...LINE, maxLength: 60 })).toBe(true);
  expect(isPlainWith({ $ref: "line.json", maxLength: 60 })).toBe(false);
  expect(isPlainWith({ ...LINE, minLength: 60 })).toBe(false);
  expect(isPlainWith({ type: "array", uniqueItems: true })).toBe(false);
  expect(isPlainWith({ not: { const: "Hello" } })).toBe(false);
});
