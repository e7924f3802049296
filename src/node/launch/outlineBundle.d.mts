import type { BuildOptions } from "esbuild";

export function outlineBundle(engine: string): BuildOptions;
