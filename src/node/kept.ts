/** What takes time to find out, and is the same until somebody says that it may be other. */
export interface Kept<T> {
  /** Finds it out where it is not known. What has failed is tried anew for the next who asks. */
  get(): Promise<T>;
  /** What was found out, or is being found out, for somebody else. */
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
