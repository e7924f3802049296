import type { Json } from "../../../src/model/fields.ts";
import { pointerOf } from "../../../src/model/pointer.ts";

export interface Printed {
  text: string;
  /** The line on which each value starts, by its JSON pointer; a value of a group stands on the line of its name. */
  lines: ReadonlyMap<string, number>;
}

/** JSON as `JSON.stringify(value, null, 2)` writes it, and where everything stands in it. */
export function printed(value: Json): Printed {
  const lines = new Map<string, number>();
  let line = 1;
  const print = (each: Json, path: (string | number)[]): string => {
    lines.set(pointerOf(path), line);
    if (typeof each !== "object" || each === null) return JSON.stringify(each);
    const isList = Array.isArray(each);
    const entries: [string | number, Json][] = isList ? each.map((item, i) => [i, item]) : Object.entries(each);
    if (entries.length === 0) return isList ? "[]" : "{}";
    const indent = "  ".repeat(path.length + 1);
    const parts = entries.map(([key, inner]) => {
      line++;
      return `${indent}${isList ? "" : `${JSON.stringify(key)}: `}${print(inner, [...path, key])}`;
    });
    line++;
    return `${isList ? "[" : "{"}\n${parts.join(",\n")}\n${"  ".repeat(path.length)}${isList ? "]" : "}"}`;
  };
  return { text: `${print(value, [])}\n`, lines };
}
