import type { ComponentType } from "react";
import type { Blocks, BlockType } from "../types.gen.ts";
import type { OnPage } from "./placement.ts";

/** For each block type the function that loads its component; its code and CSS travel only with pages that use it. */
export type Registry = { readonly [T in BlockType]: () => Promise<ComponentType<Blocks[T] & OnPage>> };
