import type { Json } from "./fields.ts";

type Fields = { [key: string]: Json | undefined };

/** The shared block that a page uses, with the page's overrides and anchor. */
export function placeShared<Block extends Fields>(use: Fields, block: Block): Block {
  return { ...block, ...(use["with"] as Fields | undefined), ...(use["id"] !== undefined && { id: use["id"] }) };
}
