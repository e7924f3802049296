import { expect, test } from "vitest";
import { reasonIn, warningsIn } from "../../../src/node/build/bundlerWords.ts";

test("of what Vite prints, the reason is left", () => {
  const printed = `✗ Build failed in 1.65s
error during build:
Build failed with 1 error:

[plugin vite:css] /site/src/ui/Heading.module.css:6:32
CssSyntaxError: [postcss] /site/src/ui/Heading.module.css:6:33: Unclosed block
    at Input.error (/site/node_modules/postcss/lib/input.js:135:16)
    at async CAC.<anonymous> (file:///site/node_modules/vite/dist/node/cli.js:789:3) {
  errors: [Getter/Setter]
}
`;
  expect(reasonIn(printed)).toBe(`[plugin vite:css] /site/src/ui/Heading.module.css:6:32
CssSyntaxError: [postcss] /site/src/ui/Heading.module.css:6:33: Unclosed block`);
});

test("the place in a file is left as well, without colours", () => {
  const printed = `\u001B[31merror during build:
Build failed with 1 error:

\u001B[31m[UNRESOLVED_IMPORT] \u001B[0mCould not resolve './tokens' in src/browser/boot.ts
    ╭─[ src/browser/boot.ts:66:25 ]
    │
 66 │ import { nothing } from "./tokens";
    │                         ─────┬────
    │                              ╰────── Module not found.
────╯
    at aggregateBindingErrorsIntoJsError (file:///site/node_modules/rolldown/dist/shared/error.mjs:50:18) {
  errors: [Getter/Setter]
}`;
  expect(reasonIn(printed)).toBe(`[UNRESOLVED_IMPORT] Could not resolve './tokens' in src/browser/boot.ts
    ╭─[ src/browser/boot.ts:66:25 ]
    │
 66 │ import { nothing } from "./tokens";
    │                         ─────┬────
    │                              ╰────── Module not found.
────╯`);
});

test("many mistakes are a few lines", () => {
  const printed = Array.from({ length: 100 }, (_, i) => `mistake ${i}`).join("\n");
  expect(reasonIn(printed).split("\n")).toHaveLength(12);
});

test("of its own time nobody is told, of all else everybody", () => {
  const times = `\u001B[33m[PLUGIN_TIMINGS] \u001B[0mJavaScript callbacks ran for 2.8s of this 4.4s build (63%).
  - plugin vite:css transform (62%, 2.7s, 248 calls)
See https://rolldown.rs/reference/InputOptions.checks#bundlertimings for more details.
`;
  expect(warningsIn(times)).toBe("");
  expect(warningsIn(`${times}\n[OTHER] A warning.\n\n${times}\n`)).toBe("[OTHER] A warning.\n\n");
});
