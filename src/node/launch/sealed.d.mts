export declare function makeWhole(
  folder: string,
  beside: string,
  make: (beside: string) => Promise<boolean>,
): Promise<void>;
export declare function forgetOldest(all: string): void;
export declare function isWhole(folder: string): boolean;
