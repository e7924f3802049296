import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { pathFrom } from "../pathFrom.ts";

const FORBIDDEN: readonly [RegExp, string][] = [
  [/^src\/node\//, "is build-time code"],
  [/^src\/studio\//, "belongs to the editor"],
  [/^src\/gallery\//, "belongs to the block gallery"],
];
/** Captures the name of the package that a module belongs to. */
const LIBRARY = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Fails the client build if its module graph holds code that visitors must never load, even if tree-shaking would remove
 * it.
 */
export function clientBoundary(engine: string): Plugin {
  return {
    name: "blockwright:boundary",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildEnd() {
      const { devDependencies } = JSON.parse(readFileSync(join(engine, "package.json"), "utf8")) as {
        devDependencies: Readonly<Record<string, string>>;
      };
      for (const id of this.getModuleIds()) {
        const path = pathFrom(engine, id.split("?")[0]!);
        const isForBuild = Object.hasOwn(devDependencies, LIBRARY.exec(path)?.[1] ?? "");
        const reason = isForBuild
          ? "is needed only while building"
          : FORBIDDEN.find(([pattern]) => pattern.test(path))?.[1];
        if (!reason) continue;
        const importers = this.getModuleInfo(id)?.importers.map((importer) => relative(engine, importer)) ?? [];
        this.error(
          `${path} ${reason} and must not be in what visitors load. It is imported by ${importers.join(", ") || "an entry"}.`,
        );
      }
    },
  };
}
