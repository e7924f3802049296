/** Groups and lists in quotation marks: JSON that another program exported as a string. */
import type { Json } from "../../../../../model/fields.ts";
import type { Document } from "../../../document/document.ts";
import type { Edit } from "../../../finding.ts";
import type { Fix, Fixer } from "../../wrongType.ts";

/** The object or array that a text contains as JSON; undefined for any other text. */
export function pastedIn(value: Json): Json | undefined {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return undefined;
  try {
    const inner = JSON.parse(value) as Json;
    return typeof inner === "object" && inner !== null ? inner : undefined;
  } catch {
    return undefined;
  }
}

/** The fix and the edit that take JSON out of its quotation marks. */
export function unquoting({ text }: Document, value: string): Required<Pick<Fix, "fix" | "edit">> {
  const [start, end] = value.trim().startsWith("[") ? ["[", "]"] : ["{", "}"];
  const marks = `take away the quotation mark before the first ${start} and the one behind the last ${end}`;
  const slashes = `each \\ before a quotation mark between them`;
  const rest = value.trim().includes("\n") ? `, ${slashes}, and write a new line for each \\n.` : `, and ${slashes}.`;
  return { fix: marks + rest, edit: (range) => inPlace(text, range) };
}

/** Replaces a string by the JSON in it, indented like the line in which the string starts. */
function inPlace(text: string, range: { offset: number; length: number }): Edit | undefined {
  const inner = pastedIn(JSON.parse(text.slice(range.offset, range.offset + range.length)) as Json);
  const line = text.slice(text.lastIndexOf("\n", range.offset - 1) + 1);
  const [indent = ""] = /^[ \t]*/.exec(line) ?? [];
  return inner === undefined
    ? undefined
    : { ...range, text: JSON.stringify(inner, null, 2).replaceAll("\n", `\n${indent}`) };
}

const inQuotes: Fixer = ({ document, value, types }) => {
  const inner = pastedIn(value);
  const fits = inner !== undefined && types.includes(Array.isArray(inner) ? "array" : "object");
  return fits ? unquoting(document, String(value)) : undefined;
};

export const pastedFixes: readonly Fixer[] = [inQuotes];
