import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    // By itself it leaves one processor free, which is half of a small machine.
    maxWorkers: "100%",
    css: { modules: { classNameStrategy: "stable" } },
    // A busy machine may take ten times as long; a test that hangs still ends.
    testTimeout: 60_000,
  },
});
