export declare function filesBelow(folder: string): string[];
