/** Measures commands, with all child processes that run Node. Other programs are not counted. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Usage {
  /** From start to end. */
  wall: number;
  /** Processor time, in seconds. */
  processor: number;
  /** The peak memory of the largest process, in MiB. */
  memory: number;
}

export const ROOT = join(import.meta.dirname, "../..");

interface Run {
  /** Left out, the project's folder. */
  cwd?: string;
  /** The exit code that is expected; left out, 0. */
  status?: number;
}

/** Runs a program of Node. */
export function measure(
  args: readonly string[],
  environment: Record<string, string> = {},
  { cwd = ROOT, status = 0 }: Run = {},
): Usage {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-usage-"));
  // NODE_OPTIONS is split at spaces, except inside double quotes.
  const hook = `--require=${JSON.stringify(join(import.meta.dirname, "usage.cjs"))}`;
  const env = { ...process.env, CI: "", ...environment, NODE_OPTIONS: hook, BENCH_USAGE: folder };
  try {
    const start = performance.now();
    const ended = spawnSync(process.execPath, args, { cwd, stdio: ["ignore", "ignore", "inherit"], env });
    if (ended.status !== status) throw new Error(`${args.join(" ")} ended with ${ended.status}.`);
    const wall = (performance.now() - start) / 1000;
    const used = readdirSync(folder).map(
      (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as { seconds: number; mebibytes: number },
    );
    const processor = used.reduce((sum, one) => sum + one.seconds, 0);
    return { wall, processor, memory: Math.max(...used.map(({ mebibytes }) => mebibytes)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The median of several measurements, for each value separately. */
function median(all: readonly Usage[]): Usage {
  const middle = (of: (usage: Usage) => number) => all.map(of).toSorted((a, b) => a - b)[all.length >> 1]!;
  return { wall: middle(({ wall }) => wall), processor: middle((u) => u.processor), memory: middle((u) => u.memory) };
}

/** The medians of several commands by their names; they run by turns, as the same machine is not equally quick twice. */
export function byTurns(works: Readonly<Record<string, () => Usage>>, rounds: number): [name: string, usage: Usage][] {
  const taken = new Map(Object.keys(works).map((name) => [name, [] as Usage[]]));
  for (let round = 0; round < rounds; round++)
    for (const [name, work] of Object.entries(works)) taken.get(name)!.push(work());
  return Array.from(taken, ([name, all]) => [name, median(all)]);
}

/** A table whose first row the others are compared with. */
export function table(rows: readonly [name: string, usage: Usage][]): string {
  const [first] = rows;
  const lines = rows.map(([name, { wall, processor, memory }]) => {
    const ratio = (wall / first![1].wall).toFixed(2);
    return `${name.padEnd(44)} ${seconds(wall)} ${seconds(processor)} ${memory.toFixed(0).padStart(8)} ${ratio.padStart(8)}`;
  });
  return [`${"".padEnd(44)}     wall       CPU      MiB    ratio`, ...lines].join("\n");
}

function seconds(value: number): string {
  return `${value.toFixed(2).padStart(7)} s`;
}
