import type { Schema } from "../../../../../model/fields.ts";
import { cellsOf, RULE } from "../../../inTexts/tables.ts";
import type { Group } from "../../../site.ts";
import { exactOrAlike } from "../../../wording/suggest.ts";

/** The groups that a table stands for; undefined where it has no head, or where its columns are no fields of such groups. */
export function tableMeant(text: string, { properties = {}, required = [] }: Schema): Group[] | undefined {
  const lines = text.split("\n").filter((line) => line.includes("|"));
  const rule = lines.findIndex((line) => RULE.test(line));
  if (rule < 1) return undefined;
  const head = cellsOf(lines[rule - 1]!);
  const called = head.map((name) => exactOrAlike(name, Object.keys(properties)));
  const inOrder = Object.keys(properties).filter((name) => required.includes(name));
  const names = called.every((name) => name !== undefined)
    ? called
    : inOrder.length === head.length
      ? inOrder
      : undefined;
  const rows = lines.slice(rule + 1).map(cellsOf);
  if (!names || rows.length === 0 || rows.some((cells) => cells.length > names.length)) return undefined;
  const lacked = required.filter((name) => !names.includes(name));
  return rows.map((cells) =>
    Object.fromEntries([...names, ...lacked].map((name, column) => [name, cells[column] || "…"])),
  );
}
