/** Edits of a JSON text that keep all other characters as their author wrote them. */
import type { Node } from "jsonc-parser";
import type { Json, Path } from "../../model/fields.ts";
import { withEdits } from "../check/document/edited.ts";
import { nodeIn, removal, spaceBefore, treeOfJson } from "../check/document/tree.ts";
import { rangeIn, type Span } from "../check/document/written.ts";
import type { Edit } from "../check/finding.ts";

/** A text with pending edits. All offsets refer to the original text. */
export interface Editing {
  text: string;
  tree: Node;
  edits: Edit[];
}

export function startEditing(text: string): Editing {
  return { text, tree: treeOfJson(text), edits: [] };
}

export function finishEditing({ text, edits }: Editing): string {
  return withEdits(text, edits);
}

/** Replaces a value; does nothing if it does not exist. */
export function setValue(editing: Editing, path: Path, value: Json): void {
  const node = nodeIn(editing.tree, path);
  if (node) editing.edits.push({ offset: node.offset, length: node.length, text: JSON.stringify(value) });
}

/** Replaces a part of the string at a path; `start` and `end` are indices in the parsed string. */
export function replaceInText(editing: Editing, path: Path, { start, end, by }: Span & { by: string }): void {
  const node = nodeIn(editing.tree, path);
  if (!node) throw new Error(`There is no text at ${path.join("/")}.`);
  editing.edits.push({ ...rangeIn(editing, node, { start, end }), text: JSON.stringify(by).slice(1, -1) });
}

interface ListChange {
  /** The name of a top-level array. */
  name: string;
  add: readonly string[];
  remove?: string;
  /** The fields behind which a new array is inserted: the first one that exists. */
  after: readonly string[];
}

/** Adds texts to an array and removes one; creates the array if it does not exist. */
export function changeList(editing: Editing, { name, add, remove, after }: ListChange): void {
  const list = nodeIn(editing.tree, [name]);
  const items = list?.children ?? [];
  const added = add.filter((text) => !items.some(({ value }) => value === text));
  const gone = items.find(({ value }) => value === remove);
  if (!list) {
    if (added.length > 0) insertField(editing, after, { name, content: inline(added) });
    return;
  }
  if (items.length === 0) {
    if (added.length > 0) editing.edits.push({ offset: list.offset, length: list.length, text: inline(added) });
    return;
  }
  const [first, ...others] = added;
  if (gone && first !== undefined)
    editing.edits.push({ offset: gone.offset, length: gone.length, text: JSON.stringify(first) });
  else if (gone) editing.edits.push(removal(editing.text, items, gone));
  const rest = gone ? others : added;
  const last = items.at(-1)!;
  const between = spaceBefore(editing.text, last.offset);
  const space = items.length > 1 || between.includes("\n") ? between : " ";
  const text = rest.map((item) => `,${space}${JSON.stringify(item)}`).join("");
  if (text) editing.edits.push({ offset: last.offset + last.length, length: 0, text });
}

/**
 * The text without a top-level field. To remove two fields, call it twice: the edits of both may include the same
 * comma.
 */
export function withoutField(text: string, name: string): string {
  const fields = treeOfJson(text).children ?? [];
  const field = fields.find(({ children }) => children?.[0]?.value === name);
  return field ? withEdits(text, [removal(text, fields, field)]) : text;
}

/** Inserts a top-level field behind the first of `after` that exists, or else at the end. `content` is JSON. */
export function insertField(
  editing: Editing,
  after: readonly string[],
  field: { name: string; content: string },
): void {
  const { text, tree, edits } = editing;
  const named = (name: string) => tree.children?.find(({ children }) => children?.[0]?.value === name);
  const before = after.map(named).find((each) => each) ?? tree.children!.at(-1)!;
  const [key, value] = before.children!;
  const colon = text.slice(key!.offset + key!.length, value!.offset);
  const content = `,${spaceBefore(text, before.offset)}${JSON.stringify(field.name)}${colon}${field.content}`;
  edits.push({ offset: before.offset + before.length, length: 0, text: content });
}

function inline(texts: readonly string[]): string {
  return `[${texts.map((text) => JSON.stringify(text)).join(", ")}]`;
}
