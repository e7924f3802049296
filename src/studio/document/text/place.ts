/** Where something new goes in a JSON text, and how it is written there: as what is around it. */
import type { Node } from "jsonc-parser";
import type { Json, Path } from "../../../model/fields.ts";
import type { Edit } from "../../../node/check/finding.ts";
import { spaceBefore, treeOfJson } from "../../../node/check/document/tree.ts";
import { indentAt, itemName, standsOnOneLine, type Style, styleOf } from "./style.ts";
import { write } from "./write.ts";

interface Parsed {
  text: string;
  tree: Node;
  style: Style;
}

let last: Parsed | undefined;

/** Remembers one text: each key of a step of undo is an edit of the text from before the step. */
export function parse(text: string): Parsed {
  if (last?.text === text) return last;
  const tree = treeOfJson(text);
  last = { text, tree, style: styleOf(text, tree) };
  return last;
}

/** A value as it is written. */
export function source(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}

/** The name by which a value's layout is known. */
function layoutName(path: Path): string {
  const key = path.at(-1);
  return typeof key === "number" ? itemName(layoutName(path.slice(0, -1))) : (key ?? "");
}

/** Puts a value in the place of another. */
export function replacement(
  { text, style }: Parsed,
  { node, path, value }: { node: Node; path: Path; value: Json },
): Edit {
  const { offset, length } = node;
  const holder = node.parent?.type === "property" ? node.parent.parent : node.parent;
  const isFull = (node.children?.length ?? 0) > 0;
  // A group that was laid out stays as it was, and nothing is laid out inside what stands on one line.
  const onOneLine = isFull ? standsOnOneLine(text, node) : (holder && standsOnOneLine(text, holder)) || undefined;
  const indent = indentAt(text, offset);
  return { offset, length, text: write(value, { style, indent, name: layoutName(path), onOneLine }) };
}

interface Property {
  parent: Node;
  path: Path;
  value: Json;
  names: readonly string[];
}

/** Puts a new field into a group. */
export function newProperty(parsed: Parsed, { parent, path, value, names }: Property): Edit {
  const name = String(path.at(-1));
  const { text, style } = parsed;
  const members = parent.children ?? [];
  if (members.length === 0)
    return replacement(parsed, { node: parent, path: path.slice(0, -1), value: { [name]: value } });
  const index = placeOf(
    name,
    members.map(({ children }) => String(children![0]!.value)),
    names,
  );
  const beside = members[Math.max(index - 1, 0)]!;
  const onOneLine = standsOnOneLine(text, parent) || undefined;
  const content = write(value, { style, indent: indentAt(text, beside.offset), name, onOneLine });
  return insertion(parsed, { parent, index, content: JSON.stringify(name) + style.colon + content });
}

/** Behind the nearest of the earlier names that is there, before all when none is; at the end for an unknown name. */
function placeOf(name: string, there: readonly string[], names: readonly string[]): number {
  const rank = names.indexOf(name);
  if (rank < 0) return there.length;
  const earlier = names.slice(0, rank).findLast((each) => there.includes(each));
  return earlier === undefined ? 0 : there.lastIndexOf(earlier) + 1;
}

/** An item for a list, as one beside it is written. */
export function itemText(
  { text, style }: Parsed,
  { beside, path, value }: { beside: Node; path: Path; value: Json },
): string {
  const isLaidOut = (beside.children?.length ?? 0) > 0;
  return write(value, {
    style,
    indent: indentAt(text, beside.offset),
    name: itemName(layoutName(path)),
    onOneLine: isLaidOut ? standsOnOneLine(text, beside) : standsOnOneLine(text, beside.parent!) || undefined,
  });
}

/** Puts a member into a group or list that has others. */
export function insertion(
  { text, style }: Parsed,
  { parent, index, content }: { parent: Node; index: number; content: string },
): Edit {
  const members = parent.children!;
  // Before the first there is what follows a bracket and not a comma.
  const [first, second] = members;
  const like = members[Math.max(Math.min(index, members.length - 1), 1)] ?? second;
  const lead = spaceBefore(text, (like ?? first)!.offset);
  const gap = like || /[\r\n]/.test(lead) ? lead : style.gap;
  if (index <= 0) return { offset: first!.offset, length: 0, text: `${content},${gap}` };
  const before = members[Math.min(index, members.length) - 1]!;
  return { offset: before.offset + before.length, length: 0, text: `,${gap}${content}` };
}
