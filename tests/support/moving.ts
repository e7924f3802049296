/** Somebody takes a file away, or puts it back, while a program looks at it: at each moment at which that can matter. */
import { randomUUID } from "node:crypto";
import fs, { existsSync, renameSync, rmSync } from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";

type Calls = Record<string, (...args: unknown[]) => unknown>;

/** As ways to look at a path: those that wait, and those that do not. */
const waiting = createRequire(import.meta.url)("node:fs/promises") as unknown as Calls;
const LOOKS: [Calls, string[]][] = [
  [
    fs as unknown as Calls,
    ["existsSync", "lstatSync", "openSync", "readFileSync", "readdirSync", "realpathSync", "statSync"],
  ],
  [waiting, ["readFile", "stat"]],
];

/**
 * What comes of some work, once for each moment: between two looks at a path, at what is below it, or at the folders around
 * it, what is there goes, and in further rounds comes back.
 */
export async function whileItMoves<T>(path: string, work: () => T): Promise<Awaited<T>[]> {
  const found: Awaited<T>[] = [];
  const aside = join(tmpdir(), randomUUID());
  for (const [before, after] of [
    [path, aside],
    [aside, path],
  ] as const) {
    for (let moment = 1, looks = moment; looks >= moment; moment++) {
      if (existsSync(before)) rmSync(after, { recursive: true, force: true });
      else renameSync(after, before);
      looks = 0;
      const end = onLooks(path, () => {
        looks++;
        if (looks === moment) renameSync(before, after);
      });
      try {
        found.push(await work());
      } finally {
        end();
      }
    }
  }
  if (!existsSync(path)) renameSync(aside, path);
  return found;
}

/** @param then Called after each look. */
function onLooks(path: string, then: () => void): () => void {
  const undo = LOOKS.flatMap(([module, names]) =>
    names.map((name) => {
      const look = module[name]!;
      const watched = (...args: unknown[]) => {
        const told = () => void (isNear(path, args[0]) && then());
        let result: unknown;
        try {
          result = look(...args);
        } catch (error) {
          told();
          throw error;
        }
        if (result instanceof Promise) return result.finally(told);
        told();
        return result;
      };
      module[name] = Object.assign(watched, look);
      return () => void (module[name] = look);
    }),
  );
  syncBuiltinESMExports();
  return () => {
    for (const step of undo) step();
    syncBuiltinESMExports();
  };
}

function isNear(path: string, looked: unknown): boolean {
  if (typeof looked !== "string") return false;
  return looked === path || path.startsWith(looked + sep) || looked.startsWith(path + sep);
}
