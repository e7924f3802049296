import type { Json } from "./fields.ts";

type Fields = { [key: string]: Json | undefined };

/** The block that stands where a page uses a shared one: with the words and the anchor that the page gives it. */
export function placeShared<Block extends Fields>(use: Fields, block: Block): Block {
  return { ...block, ...(use["with"] as Fields | undefined), ...(use["id"] !== undefined && { id: use["id"] }) };
}
