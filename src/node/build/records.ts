/** Records of published folders: which outputs they hold, and the state of their files when they were finished. */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sumOf } from "./treeFiles.ts";

/** Most outputs whose files are all compared: with more of them, a build without changes would take noticeably longer. */
const MOST_LOOKED_AT = 2000;

/** The key and the files of each output, by its name. */
export type OutputRecords = Record<string, [key: string, files: string[]]>;

/** A finished set of outputs. Folders with the same `id` have the same files. */
interface Finished {
  id: string;
  made: OutputRecords;
  /** The folders of all files, and their parents. */
  folders: readonly string[];
}

/** The record of a folder. */
interface KnownTree extends Finished {
  /** The checksum of its files when it was finished, see treeFiles.ts. */
  sum: number;
}

export interface TreeChange {
  made: OutputRecords;
  /** Deleted before the new files were written; some of these may have the same names. */
  removed: ReadonlySet<string>;
  written: ReadonlySet<string>;
}

export const NOTHING: Finished = { id: "", made: {}, folders: [] };

/** Their paths from the folder that they are in. */
export function filesOf(made: OutputRecords): Set<string> {
  return new Set(Object.values(made).flatMap(([, files]) => files));
}

interface TreeLook extends Pick<KnownTree, "id" | "sum"> {
  /** The times of each folder of the tree, by its path. */
  folders: Record<string, string>;
}

export interface Records {
  /**
   * Undefined for a tree without a record, or if files were added or deleted since. Also undefined if a file was
   * overwritten; in a tree of many outputs, only `closely` compares the files for that.
   */
  read(tree: string, how?: { closely: boolean }): KnownTree | undefined;
  /** @param sum The checksum of its files. */
  write(tree: string, finished: Finished, sum: number): void;
  forget(tree: string): void;
  /** Deletes all records but those of these trees, which have the same files. */
  keepOnly(trees: readonly string[], id: string): void;
}

/** @param before The outputs to which the change was applied. */
export function finishedNow({ made, written, removed }: TreeChange, before: Finished): Finished {
  const isLess = [...removed].some((file) => !written.has(file));
  const folders = new Set(isLess ? [] : before.folders);
  for (const file of isLess ? Object.values(made).flatMap(([, files]) => files) : written) addFolders(folders, file);
  return { id: randomUUID(), made, folders: [...folders.add(".")] };
}

/** @param work The folder that holds the records. */
export function openRecords(work: string): Records {
  const madeOf = (id: string) => join(work, `made-${id}.json`);
  // A folder keeps its inode when it is renamed.
  const lookOf = (tree: string) => join(work, `tree-${statSync(tree, { throwIfNoEntry: false })?.ino ?? "none"}.json`);
  const known = new Map<string, OutputRecords>();

  return {
    read(tree, { closely } = { closely: false }) {
      try {
        const { id, folders, sum } = JSON.parse(readFileSync(lookOf(tree), "utf8")) as TreeLook;
        for (const [folder, look] of Object.entries(folders)) if (look !== lookAt(join(tree, folder))) return undefined;
        const made = known.get(id) ?? (JSON.parse(readFileSync(madeOf(id), "utf8")) as OutputRecords);
        known.set(id, made);
        const isLookedAt = closely || Object.keys(made).length <= MOST_LOOKED_AT;
        if (isLookedAt && sumOf(tree, filesOf(made)) !== sum) return undefined;
        return { id, made, folders: Object.keys(folders), sum };
      } catch {
        return undefined;
      }
    },
    write(tree, { id, made, folders }, sum) {
      if (known.get(id) !== made) writeFileSync(madeOf(id), JSON.stringify(made));
      known.set(id, made);
      const looks = folders.map((folder) => [folder, lookAt(join(tree, folder))]);
      const look: TreeLook = { id, folders: Object.fromEntries(looks), sum };
      writeFileSync(lookOf(tree), JSON.stringify(look));
    },
    forget(tree) {
      rmSync(lookOf(tree), { force: true });
    },
    keepOnly(trees, id) {
      const kept = new Set([...trees.map(lookOf), madeOf(id)]);
      for (const file of readdirSync(work)) {
        const path = join(work, file);
        if (/^(?:made|tree)-.*\.json$/.test(file) && !kept.has(path)) rmSync(path);
      }
    },
  };
}

function addFolders(folders: Set<string>, file: string): void {
  for (let folder = dirname(file); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
}

/** Changes when a file is added to a folder or deleted from it. */
function lookAt(folder: string): string {
  const { mtimeMs, birthtimeMs } = statSync(folder);
  return `${mtimeMs} ${birthtimeMs}`;
}
