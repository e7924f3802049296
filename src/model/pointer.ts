/** JSON pointers: `/blocks/0/heading` for the way to a value in a document. */
import type { Json, Path } from "./fields.ts";

/** `/blocks/0/heading` for a path; empty for the document itself. */
export function pointerOf(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** Whether a pointer is equal to another one or below it: "/blocks/10" is not below "/blocks/1". */
export function isWithin(pointer: string, outer: string): boolean {
  return `${pointer}/`.startsWith(`${outer}/`);
}

/** The path of a pointer in a document. A number is a place in a list only where the document has one. */
export function pathOf(pointer: string, document: Json): Path {
  let value: Json | undefined = document;
  return pointer
    .split("/")
    .slice(1)
    .map((part) => {
      const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
      const key = Array.isArray(value) && /^\d+$/.test(name) ? Number(name) : name;
      const isInside = typeof value === "object" && value !== null && Object.hasOwn(value, key);
      value = isInside ? (value as Record<string | number, Json>)[key] : undefined;
      return key;
    });
}
