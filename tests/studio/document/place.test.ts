import { expect, test } from "vitest";
import { parse } from "../../../src/studio/document/text/place.ts";

test("a text that is edited again, as by each key of a step of undo, is read once", () => {
  const first = parse('{ "heading": "One" }');
  expect(parse(`{ "heading": ${JSON.stringify("One")} }`)).toBe(first);
  const second = parse('{"heading":"Two"}');
  expect(second.style.colon).toBe(":");
  expect(parse('{ "heading": "One" }')).toEqual(first);
});
