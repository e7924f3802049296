import type { Document } from "./document.ts";

/** A note below a mistake behind which nothing can be read. */
export function uncheckedRest({ role }: Document): string {
  return `The rest of this ${role === "page" ? "page" : "file"} was not checked until this is put right.`;
}
