/** A value that is computed on demand and cached until `forget` is called. */
export interface Kept<T> {
  /** Computes the value unless it is cached. A rejected promise is not cached. */
  get(): Promise<T>;
  /** The cached or pending value. */
  known(): Promise<T> | undefined;
  forget(): void;
}

export function kept<T>(find: () => Promise<T>): Kept<T> {
  let known: Promise<T> | undefined;
  const get = () => {
    if (known) return known;
    const finding = find();
    known = finding;
    finding.catch(() => {
      if (known === finding) known = undefined;
    });
    return finding;
  };
  return { get, known: () => known, forget: () => void (known = undefined) };
}
