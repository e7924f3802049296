import type { Document } from "./document.ts";

/** A note for a mistake behind which the file cannot be parsed. */
export function uncheckedRest({ role }: Pick<Document, "role">): string {
  return `The rest of this ${role === "page" ? "page" : "file"} was not checked until this is put right.`;
}
