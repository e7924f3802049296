import { join } from "node:path";

/** The folder with src/ and schema/. A bundled command runs from another place, so launch.mjs passes it on. */
export const ENGINE = process.env["BLOCKWRIGHT_ENGINE"] ?? join(import.meta.dirname, "../..");

/** The folder of the command bundle, passed on by launch.mjs. Undefined for a command that runs from its sources. */
export function commandBundle(): string | undefined {
  return process.env["BLOCKWRIGHT_BUNDLE"];
}

/** To be called after a change in `src/`: the bundle is older than the sources then. */
export function forgetCommandBundle(): void {
  delete process.env["BLOCKWRIGHT_BUNDLE"];
}

/** Whether a command may read and write its cache. Never in CI, which decides whether pages may be published. */
export function mayCache(): boolean {
  return !process.env["CI"];
}
