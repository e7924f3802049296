import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { generatedFiles } from "./files.ts";

/** `npm run generate` writes what follows from schema/ and the icon packages; `-- --check` only says what is stale. */
const root = process.cwd();
const checking = process.argv.includes("--check");
const current = (path: string) => {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined;
  }
};

const stale: string[] = [];
for (const [path, text] of await generatedFiles(root)) {
  if (current(path) === text) continue;
  stale.push(path);
  if (checking) continue;
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

if (checking && stale.length > 0) {
  console.error(`Out of date: ${stale.join(", ")}\nRun "npm run generate" and commit what it writes.`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(", ")}` : "Generated files are up to date.");
}
