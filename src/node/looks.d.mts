import type { Stats } from "node:fs";

export declare function lookOf(path: string): string | null;
export declare function statOf(path: string): Stats | undefined;
