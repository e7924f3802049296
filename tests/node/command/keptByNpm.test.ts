import { expect, test } from "vitest";
import { keptByNpm } from "../../../src/node/command/keptByNpm.ts";

const names = ["fix", "dry-run"];
const script = { npm_lifecycle_event: "page" };

test.each<[string, Record<string, string>, string | undefined]>([
  ["nothing", script, undefined],
  ["another option", { ...script, npm_config_cache: "/x" }, undefined],
  ["an option outside of npm", { npm_config_fix: "true" }, undefined],
  [
    "an option",
    { ...script, npm_config_fix: "true" },
    "--fix did not arrive here, so nothing was done. Write -- before it: npm run page -- --fix",
  ],
  [
    "an option of two words that npm knows as well",
    { ...script, npm_config_dry_run: "true" },
    "--dry-run did not arrive here, so nothing was done. Write -- before it: npm run page -- --dry-run",
  ],
])("npm kept %s", (_, environment, expected) => {
  expect(keptByNpm(names, "npm run page", environment)).toBe(expected);
});
