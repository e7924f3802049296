export interface Stamped {
  /** Which of the files count. Left out, all of them. */
  isSource?: (file: string) => boolean;
  /** What else the stamp depends on. */
  also?: string;
}
export declare function stampOf(root: string, sources: readonly string[], stamped?: Stamped): string;
export declare function keptStampOf(
  root: string,
  sources: readonly string[],
  stamped: Stamped & { store: string },
): string;
