/** What Node is given to run a command as `npm run` has it: from the file that it is bundled in, so that it starts at once. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { engine } from "./engine.ts";

const { scripts } = JSON.parse(readFileSync(join(engine, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** @param name Such as "check": a script in package.json that starts with "node". */
export function commandLine(name: string, ...args: readonly string[]): string[] {
  const [, ...words] = scripts[name]!.split(" ");
  return [...words.map((word) => (word.includes("/") ? join(engine, word) : word)), ...args];
}
