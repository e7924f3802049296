import type { Json } from "./fields.ts";

type Group = { [key: string]: Json };

/** The block that stands where a page uses a shared one: with the words and the anchor that the page gives it. */
export function placeShared(use: Group, block: Group): Group {
  return { ...block, ...(use["with"] as Group | undefined), ...(use["id"] !== undefined && { id: use["id"] }) };
}
