/** Takes away what a save left behind that was cut off. */
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** As `besideOf` names files of pages that are not whole yet. */
const LEFT_BEHIND = /\.json\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/;
/** Milliseconds after which nobody is still writing to it. */
const OLD = 60_000;

export function sweep(site: string): void {
  const entries = readdirSync(join(site, "pages"), { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile() && LEFT_BEHIND.test(entry.name))) {
    const path = join(parentPath, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > OLD) rmSync(path, { force: true });
  }
}
