import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { build } from "vite";
import { clientBoundary } from "../../../src/node/vite/boundary.ts";

const root = resolve(".");
const folder = mkdtempSync(join(tmpdir(), "client-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function buildClient(source: string): Promise<void> {
  const entry = join(folder, "entry.ts");
  writeFileSync(entry, source);
  const outDir = join(folder, "out");
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [clientBoundary(root)],
    build: { outDir, write: false, rolldownOptions: { input: entry } },
  });
}

const forbidden: [what: string, source: string, message: string][] = [
  ["build-time code", `import "${root}/src/node/site/siteFiles.ts";`, "is build-time code"],
  // Imported and not used: tree-shaking would take it out of the code, but not out of the graph.
  ["ajv", `import "${root}/node_modules/ajv/dist/2020.js";`, "is needed only while building"],
  ["a library of a company", `import "${root}/node_modules/@codemirror/state/dist/index.js";`, "is needed only while"],
  ["the Markdown parser", `import "${root}/src/renderer/markdown.ts";`, "is needed only while building"],
];

test.each(forbidden)("a client build with %s fails and says who imports it", async (_what, source, message) => {
  await expect(buildClient(source)).rejects.toThrow(message);
  await expect(buildClient(source)).rejects.toThrow("It is imported by");
});

test("a client build of components passes", async () => {
  await expect(buildClient(`import "${root}/src/model/urls.ts"; console.log(1);`)).resolves.toBeUndefined();
});
