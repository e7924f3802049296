import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["tests/**/*.test.{ts,tsx}"], css: { modules: { classNameStrategy: "stable" } } },
});
