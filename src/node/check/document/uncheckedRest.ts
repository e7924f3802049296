import type { Document } from "./document.ts";

/** A note for a mistake behind which the file cannot be parsed. */
export function uncheckedRest({ role }: Document): string {
  return `The rest of this ${role === "page" ? "page" : "file"} was not checked until this is put right.`;
}
