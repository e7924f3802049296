export declare function seal(folder: string): void;
export declare function isWhole(folder: string): boolean;
