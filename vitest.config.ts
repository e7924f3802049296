import { defineConfig } from "vitest/config";

const ALL = "tests/**/*.test.{ts,tsx}";
/** In a process of its own: it puts something in the place of a module. */
const APART = ["tests/node/fix/judge.test.ts"];

/** Milliseconds. A busy machine may take ten times as long; a test that hangs still ends. */
const PATIENCE = process.env["FUZZ_RUNS"] ? 3_600_000 : 60_000;

export default defineConfig({
  test: {
    // By itself it leaves one processor free, which is half of a small machine.
    maxWorkers: "100%",
    css: { modules: { classNameStrategy: "stable" } },
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    projects: [
      // To load what is tested takes longer than most tests, so files share it.
      { extends: true, test: { name: "together", include: [ALL], exclude: APART, isolate: false } },
      { extends: true, test: { name: "apart", include: APART } },
    ],
  },
});
