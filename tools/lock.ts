import { readFileSync, writeFileSync } from "node:fs";

interface LockedPackage {
  version: string;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}
interface Lock {
  packages: Record<string, LockedPackage>;
}

/**
 * Binaries for other systems that a lock file does not list. npm leaves out what its registry does not have, and then
 * refuses the same lock file in `npm ci`. Keyed by their place in the lock file.
 */
export function missingBinaries({ packages }: Lock): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      const listed = Object.keys(packages).some((key) => key === place || key.endsWith(`/${place}`));
      const [, os, cpu, abi = ""] = /-(\w+)-([a-z0-9]+)(?:-([a-z]+))?$/.exec(name) ?? [];
      if (listed || !os || !cpu) continue;
      const libc = os === "linux" && { libc: [abi.startsWith("musl") ? "musl" : "glibc"] };
      missing[place] = { version, cpu: [cpu], ...(dev && { dev }), optional: true, os: [os], ...libc };
    }
  }
  return missing;
}

export function readLock(): Lock {
  return JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
}

// `npm run lock` after every change of a dependency.
if (process.argv[1]?.endsWith("lock.ts")) {
  const lock = readLock();
  const { "": root, ...rest } = { ...lock.packages, ...missingBinaries(lock) };
  const sorted = Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = { "": root!, ...Object.fromEntries(sorted) };
  writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
}
