import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writePlain, writeRuled } from "../../../tools/bench/pages/variants.ts";

const dist = mkdtempSync(join(tmpdir(), "blockwright-variants-"));
const folder = join(dist, "other");
afterAll(() => rmSync(dist, { recursive: true }));
const POLICY = '<meta http-equiv="Content-Security-Policy" content="x">';
const page = (app: string, head: string, rules: string) =>
  `<html data-app="${app}">${head}<script type="module">boot</script>${rules}</html>`;
writeFileSync(
  join(dist, "index.html"),
  page("/app.js", POLICY, '<script type="speculationrules">{"prefetch":[]}</script>'),
);
const written = () => readFileSync(join(folder, "index.html"), "utf8");

test("plain links have no help of any kind", () => {
  writePlain({ dist, folder, routes: ["/"] });
  expect(written()).toBe(page("/nothing.js", POLICY, ""));
});

test("what is compared with them has one set of rules", () => {
  writeRuled({ dist, folder, routes: ["/"] }, { prerender: [] });
  const rules = '<script type="speculationrules">{"prerender":[]}</script>';
  expect(written()).toBe(page("/nothing.js", rules, ""));
});
