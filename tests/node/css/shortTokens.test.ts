import { expect, test } from "vitest";
import { shortTokens } from "../../../src/node/css/shortTokens.ts";

interface Declaration {
  prop: string;
  value: string;
}

/** What a build makes of a declaration; undefined if it leaves it out. */
function built(prop: string, value: string): Declaration | undefined {
  const [plugin] = shortTokens(process.cwd()).styles.plugins as unknown as {
    Declaration(declaration: Declaration & { remove(): void }): void;
  }[];
  const declaration = { prop, value, isLeftOut: false, remove: () => void (declaration.isLeftOut = true) };
  plugin!.Declaration(declaration);
  return declaration.isLeftOut ? undefined : { prop: declaration.prop, value: declaration.value };
}

test("a token has a short name where it is set and where it is used", () => {
  const { prop } = built("--ink", "#10132a")!;
  expect(prop).toMatch(/^--[A-Za-z]$/);
  expect(built("color", "var(--on, var(--ink))")!.value).toMatch(
    new RegExp(`^var\\(--[A-Za-z],? ?var\\(${prop}\\)\\)$`),
  );
});

test("a token with a single use is replaced by its value", () => {
  expect(built("--vermilion-d", "#c23117")).toBeUndefined();
  expect(built("--error", "var(--vermilion-d)")).toEqual({ prop: "--error", value: "#c23117" });
});

test("a token that print sets anew keeps its name", () => {
  expect(built("--gutter", "0rem")!.prop).toMatch(/^--[A-Za-z]$/);
});

test("other custom properties stay as they are", () => {
  expect(built("--in-view", "2")).toEqual({ prop: "--in-view", value: "2" });
});
