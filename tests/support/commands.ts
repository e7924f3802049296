/** What Node is given to run a command as `npm run` has it: from the file that it is bundled in, so that it starts at once. */
import { fileURLToPath } from "node:url";

const LAUNCH = fileURLToPath(new URL("../../src/node/launch.mjs", import.meta.url));

/** @param name Such as "check": what stands behind launch.mjs in package.json. */
export function commandLine(name: string, ...args: readonly string[]): string[] {
  return [LAUNCH, name, ...args];
}
