export declare function lookOf(path: string): string | null;
