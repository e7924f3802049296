import { expect, test } from "vitest";
import { splitTokens, tokensIn } from "../../../src/node/css/splitTokens.ts";

test("custom properties that nothing uses at first come late", () => {
  const css = ":root{--a:1px;--b:2px;--c:calc(var(--b) * 2);--d:4px;--e:5px}p{top:var(--c)}";
  expect(splitTokens(css, tokensIn('<path fill="var(--d)"/><path fill="var(--d)"/>'))).toEqual([
    ":root{--b:2px;--c:calc(var(--b) * 2);--d:4px}p{top:var(--c)}",
    ":root{--a:1px;--e:5px}",
  ]);
});

test("where all are used, or there are none, nothing comes late", () => {
  const css = ":root{--a:1px}p{top:var(--a,0)}";
  expect(splitTokens(css, [])).toEqual([css, ""]);
  expect(splitTokens("p{top:0}", [])).toEqual(["p{top:0}", ""]);
});
