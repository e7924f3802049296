/** A JSON text as a tree of nodes with offsets. */
import { type Node, parseTree } from "jsonc-parser";
import type { Path } from "../../../model/fields.ts";
import type { Edit } from "../finding.ts";
import { tooDeep } from "./keys.ts";
import { withoutMarks } from "./byteOrderMarks.ts";

// The parser is recursive.
const DEEPEST = 1000;

/**
 * Byte order marks count in the offsets. Undefined for a text without a value, and for one that is nested too deeply.
 */
export function treeOf(text: string): Node | undefined {
  return tooDeep(text, DEEPEST) === undefined ? parseTree(withoutMarks(text)) : undefined;
}

/** The tree of a text that is to be edited, and so is known to be JSON. */
export function treeOfJson(text: string): Node {
  const tree = treeOf(text);
  if (!tree) throw new Error("Only a text that is JSON can be edited.");
  return tree;
}

/** The node at a path; undefined when there is none. */
export function nodeIn(tree: Node | undefined, path: Path): Node | undefined {
  let node = tree;
  for (const key of path) {
    if (!node) return undefined;
    node = typeof key === "number" ? node.children?.[key] : property(node, key);
  }
  return node;
}

const properties = new WeakMap<Node, Map<string, Node>>();

/** The value of a property; of repeated ones the last, as `JSON.parse` has it. */
function property(node: Node, name: string): Node | undefined {
  if (node.type !== "object") return undefined;
  let byName = properties.get(node);
  if (!byName) {
    byName = new Map();
    for (const { children: [key, value] = [] } of node.children ?? [])
      if (key && value) byName.set(String(key.value), value);
    properties.set(node, byName);
  }
  return byName.get(name);
}

/** The edit that removes a property or an entry, with the comma before it, or after it for the first one. */
export function removal(text: string, members: readonly Node[], member: Node): Edit {
  const at = members.indexOf(member);
  const [before, next] = [members[at - 1], members[at + 1]];
  const start = before ? before.offset + before.length : member.offset;
  const end = member.offset + member.length;
  if (before) return { offset: start, length: end - start, text: "" };
  if (next) return { offset: start, length: next.offset - start, text: "" };
  const [space] = /^\s*/.exec(text.slice(end))!;
  const lead = spaceBefore(text, start).length;
  return { offset: start - lead, length: lead + member.length + space.length, text: "" };
}

/** The whitespace before an offset. */
export function spaceBefore(text: string, offset: number): string {
  let start = offset;
  while (start > 0 && /\s/.test(text[start - 1]!)) start--;
  return text.slice(start, offset);
}
