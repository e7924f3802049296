import { isGroup, type Json } from "../../../model/fields.ts";
import { itemName, type Style } from "./style.ts";

export interface Where {
  style: Style;
  /** Of the line that the value begins on. */
  indent: string;
  /** What the value is called, for its layout. */
  name: string;
  /** Whether all of it stands on one line; left out, it stands as others of its name do. */
  onOneLine?: boolean | undefined;
}

/** The longest list of plain values that is written on one line where the text has no other of its name. */
const LONGEST_LINE = 80;

/** A value as JSON, laid out as the author would. */
export function write(value: Json, where: Where): string {
  const { style, indent, name } = where;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const [open, close, padding] = Array.isArray(value)
    ? (["[", "]", style.padding.array] as const)
    : (["{", "}", style.padding.object] as const);
  const onOneLine =
    where.onOneLine ??
    (style.lineEnd === "" || (style.onOneLine.get(name) ?? (style.joinsShortLists && isShortList(value))));
  const deeper = onOneLine ? indent : indent + style.indent;
  const inner = (item: Json, own: string) =>
    write(item, { style, indent: deeper, name: own, onOneLine: onOneLine || undefined });
  const members = isGroup(value)
    ? Object.entries(value).map(([key, item]) => JSON.stringify(key) + style.colon + inner(item, key))
    : (value as Json[]).map((item) => inner(item, itemName(name)));
  if (members.length === 0) return open + close;
  if (onOneLine) return open + padding + members.join(`,${style.gap}`) + padding + close;
  const line = style.lineEnd + deeper;
  return open + line + members.join(`,${line}`) + style.lineEnd + indent + close;
}

function isShortList(value: Json): boolean {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item !== "object") &&
    JSON.stringify(value).length <= LONGEST_LINE
  );
}
