export declare function makeWhole(
  folder: string,
  beside: string,
  make: (beside: string) => Promise<void>,
): Promise<void>;
export declare function isAbandoned(beside: string): boolean;
export declare function isWhole(folder: string): boolean;
