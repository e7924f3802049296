/**
 * `npm run bench:check [-- pages]`: what a check of many pages takes, beside a bare loop that reads the same files,
 * parses them and holds them against the same schemas: no positions, no words, no rules across pages.
 * In one run, by turns, because the same machine is not equally quick twice. Prints seconds and ratios.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { check } from "../../src/node/check/check.ts";
import { checkInputOf } from "../../src/node/checkInput.ts";
import { rendererOf } from "../../src/node/components.ts";
import { loadSchemas } from "../../src/node/schemas.ts";
import { writeSite } from "./sitePages.ts";

const ROOT = join(import.meta.dirname, "../..");
const ROUNDS = 5;

/** What everybody starts with. */
function bareLoop(folder: string): number {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, meta: false });
  for (const [file, schema] of Object.entries(loadSchemas(ROOT))) ajv.addSchema(schema, file);
  const validate = ajv.getSchema("page.schema.json")!;
  let wrong = 0;
  for (const entry of readdirSync(join(folder, "pages"), { recursive: true, encoding: "utf8" })) {
    if (!entry.endsWith(".json") || entry.includes("_")) continue;
    if (!validate(JSON.parse(readFileSync(join(folder, "pages", entry), "utf8")))) wrong++;
  }
  return wrong;
}

function wholeCheck(folder: string): number {
  const input = checkInputOf(ROOT, folder);
  // Copies, so that nothing is ready from the round before.
  const schemas = structuredClone(input.schemas);
  return check({ ...input, schemas, render: rendererOf(ROOT, schemas) }).length;
}

function seconds(work: () => number): number {
  const start = performance.now();
  const wrong = work();
  if (wrong > 0) throw new Error(`The pages of a benchmark have no mistakes, but ${wrong} were found.`);
  return (performance.now() - start) / 1000;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

const count = Number(process.argv[2] ?? 10_000);
const folder = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
try {
  writeSite(folder, count);
  const works = { bare: () => bareLoop(folder), check: () => wholeCheck(folder) };
  const taken: Record<keyof typeof works, number[]> = { bare: [], check: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const name of ["bare", "check"] as const) taken[name].push(seconds(works[name]));
  const bare = median(taken.bare);
  const whole = median(taken.check);
  console.log(`${count} pages, median of ${ROUNDS} rounds by turns`);
  console.log(`read + JSON.parse + compiled AJV   ${bare.toFixed(2)} s`);
  console.log(
    `npm run check, all rules           ${whole.toFixed(2)} s   ${(whole / bare).toFixed(2)} times the bare loop`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
