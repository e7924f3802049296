import type { BuildOptions } from "esbuild";

export function configBundle(engine: string, folder: string): BuildOptions;
export function configArguments(folder: string): string[];
