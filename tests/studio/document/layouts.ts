import * as fc from "fast-check";
import type { Json } from "../../../src/model/fields.ts";
import { example } from "../../../src/node/check/wording/words.ts";

/** Ways in which people and editors lay out the same JSON. */
export const layout: fc.Arbitrary<(value: Json) => string> = fc
  .record({
    indent: fc.constantFrom("  ", "    ", "\t", ""),
    // Groups and lists without others inside them stand on one line.
    joined: fc.boolean(),
    lineEnd: fc.constantFrom("\n", "\r\n"),
    end: fc.constantFrom("", "\n", "\n\n"),
    mark: fc.constantFrom("", "\ufeff"),
    // What stands between the signs of JSON where nobody keeps order.
    ragged: fc.option(
      fc.array(fc.constantFrom("", " ", "  ", "\n", "\n\n ", "\t", " \n    "), { minLength: 7, maxLength: 7 }),
    ),
  })
  .map(({ indent, joined, lineEnd, end, mark, ragged }) => (value: Json) => {
    const text = ragged
      ? raggedText(value, ragged)
      : joined && indent
        ? joinedText(value, indent, "")
        : JSON.stringify(value, null, indent);
    return mark + (text + end).replaceAll("\n", lineEnd);
  });

function raggedText(value: Json, spaces: readonly string[]): string {
  let count = 0;
  const tokens = JSON.stringify(value).match(/"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^"[\]{}:,]+/g) ?? [];
  return tokens.map((token) => token + spaces[count++ % spaces.length]).join("");
}

function joinedText(value: Json, indent: string, at: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isInner = Object.values(value).every((inner) => typeof inner !== "object");
  if (isInner) return example(value);
  const deeper = at + indent;
  const members = Array.isArray(value)
    ? value.map((item) => joinedText(item, indent, deeper))
    : Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${joinedText(inner, indent, deeper)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${deeper}${members.join(`,\n${deeper}`)}\n${at}${close}`;
}
