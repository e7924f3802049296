/**
 * How much is tried, and from which seed. The gate tries a part, the same in every run; `.github/workflows/thorough.yml`
 * tries more of it every week, from another seed, by FUZZ_RUNS, FUZZ_SEED and FUZZ_ALL.
 */

const runs = Number(process.env["FUZZ_RUNS"] ?? 50);

/** What fast-check is given. */
export const parameters = { numRuns: runs, seed: Number(process.env["FUZZ_SEED"] ?? 1) };

/** Every `step`-th of a list, from the first on; all of it with FUZZ_ALL. */
export function sample<T>(all: readonly T[], step: number): readonly T[] {
  return process.env["FUZZ_ALL"] ? all : all.filter((_, i) => i % step === 0);
}
