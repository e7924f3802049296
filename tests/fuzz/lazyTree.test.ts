/** The tree that is taken apart on demand is the one that the parser makes of the whole text. */
import { array, assert, constantFrom, jsonValue, property, tuple } from "fast-check";
import { type Node, parseTree } from "jsonc-parser";
import { expect, test } from "vitest";
import { lazyTreeOf } from "../../src/node/check/document/lazyTree.ts";
import { parameters } from "./settings.ts";

interface Plain extends Pick<Node, "type" | "offset" | "length" | "colonOffset"> {
  value?: unknown;
  children?: Plain[];
}

function plain(node: Node): Plain {
  const { type, offset, length, colonOffset, children } = node;
  for (const child of children ?? []) expect(child.parent).toBe(node);
  if (children) return { type, offset, length, colonOffset, children: children.map(plain) };
  return { type, offset, length, colonOffset, value: node.value };
}

const space = array(constantFrom(" ", "\n", "\r\n", "\t"), { maxLength: 3 }).map((all) => all.join(""));
const text = tuple(jsonValue({ maxDepth: 4 }), space, constantFrom(0, 1, 4, "\t")).map(
  ([value, around, indent]) => `${around}${JSON.stringify(value, null, indent)}${around}`,
);

test("of any JSON text", () => {
  assert(
    property(text, (written) => {
      expect(plain(lazyTreeOf(written)!), written).toEqual(plain(parseTree(written)!));
    }),
    parameters,
  );
});

test.each(['{"a" :\n1 , "b\\"]":[ ] , "a": {"c":"\\\\"}}', '[-1.5e+7,true,null,"}"]', '"\\u0022"', "{ }"])(
  "of %s",
  (written) => {
    expect(plain(lazyTreeOf(written)!)).toEqual(plain(parseTree(written)!));
  },
);

test("of a text without a value, and with a mark before it", () => {
  expect(lazyTreeOf(" \n")).toBeUndefined();
  expect(lazyTreeOf("\ufeff [1]")).toMatchObject({ type: "array", offset: 2, length: 3 });
});

test("a hundred thousand levels, and a text with a mistake, come to an end", () => {
  const deep = lazyTreeOf(`${"[".repeat(100_000)}${"]".repeat(100_000)}`)!;
  expect(deep.children![0]!.children![0]).toMatchObject({ offset: 2, length: 199_996 });
  for (const wrong of ['{ "a": 1  "b": 2 }', "[1 2]", "{", '["', "[,]", '{"a"}'])
    expect(lazyTreeOf(wrong)!.children).toBeInstanceOf(Array);
});
