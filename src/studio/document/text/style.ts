/** The formatting of a JSON text, which additions follow. */
import type { Node } from "jsonc-parser";
import { spaceBefore } from "../../../node/check/document/tree.ts";

export interface Style {
  /** Of the first line; empty for a text that is all on one line. */
  lineEnd: string;
  /** What one level is further in. */
  indent: string;
  /** Between a name and its value. */
  colon: string;
  /** After a comma on one line. */
  gap: string;
  /** Inside the brackets of a group, and of a list, on one line. */
  padding: { object: string; array: string };
  /** Whether a group or list of this name stands on one line, as the first of its name does; see `itemName` for items. */
  onOneLine: ReadonlyMap<string, boolean>;
  /** Whether a short list of plain values stands on one line where no other of its name says. */
  joinsShortLists: boolean;
}

/** What the items of a list of this name are called in a style. */
export function itemName(list: string): string {
  return `${list}[]`;
}

export function styleOf(text: string, tree: Node): Style {
  const lineEnd = /\r\n?|\n/.exec(text.trim())?.[0] ?? "";
  const found: StyleSeen = { onOneLine: new Map(), padding: new Map(), colon: "", plainLists: new Set() };
  gather(text, { node: tree, name: "" }, found);
  const colon = found.colon || (lineEnd ? ": " : ":");
  const gap = colon.endsWith(" ") ? " " : "";
  const { padding } = found;
  return {
    lineEnd,
    indent: /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? "  ",
    colon,
    gap,
    padding: { object: padding.get("object") ?? gap, array: padding.get("array") ?? "" },
    onOneLine: found.onOneLine,
    joinsShortLists: found.plainLists.has("joined") || !found.plainLists.has("spread"),
  };
}

interface StyleSeen {
  onOneLine: Map<string, boolean>;
  padding: Map<string, string>;
  colon: string;
  plainLists: Set<"joined" | "spread">;
}

function gather(text: string, { node, name }: { node: Node; name: string }, found: StyleSeen): void {
  const { children = [] } = node;
  const first = children[0];
  if (!first) return;
  const isOnOneLine = standsOnOneLine(text, node);
  if (!found.onOneLine.has(name)) found.onOneLine.set(name, isOnOneLine);
  if (isOnOneLine && !found.padding.has(node.type)) found.padding.set(node.type, spaceBefore(text, first.offset));
  if (node.type === "array" && children.every((child) => !child.children))
    found.plainLists.add(isOnOneLine ? "joined" : "spread");
  for (const child of children) {
    if (node.type === "array") gather(text, { node: child, name: itemName(name) }, found);
    else {
      const [key, value] = child.children!;
      found.colon ||= text.slice(key!.offset + key!.length, value!.offset);
      gather(text, { node: value!, name: String(key!.value) }, found);
    }
  }
}

export function standsOnOneLine(text: string, { offset, length }: Node): boolean {
  return !/[\r\n]/.test(text.slice(offset, offset + length));
}

/** The space at the start of the line that something stands on. */
export function indentAt(text: string, offset: number): string {
  const start = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  return /^\ufeff?([ \t]*)/.exec(text.slice(start, offset))![1]!;
}
