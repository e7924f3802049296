/**
 * Finished files in a folder that is replaced as a whole. Beside the folder that is seen, a spare one is kept with the
 * files of an earlier build: it is brought up to date, and then the two change places. So nothing is made twice, and
 * nobody ever sees files of two builds at once.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Contents by their paths below a folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Files that are made together. */
export interface Output {
  /** The same as long as the files are. */
  key: string;
  make(): Promise<Files> | Files;
}

/** The key of an output, and its files. */
type Made = [key: string, files: string[]];

interface Manifest {
  /** How each folder of the tree looked when it was finished. */
  folders: Record<string, string>;
  outputs: Record<string, Made>;
}

interface Trees {
  /** The folder that is seen. */
  seen: string;
  /** Where the spare one is kept, on the same disk, and what is known of both. */
  work: string;
}

/** Makes the folder that is seen hold exactly these outputs. What is unchanged is not made again. */
export async function publish({ seen, work }: Trees, outputs: ReadonlyMap<string, Output>): Promise<void> {
  mkdirSync(work, { recursive: true });
  const spare = join(work, "spare");
  const leaving = join(work, "leaving");
  recover({ seen, leaving, spare });
  const current = readManifest(work, seen);
  const made = await bringUpToDate({ tree: spare, work, model: { folder: seen, ...current } }, outputs);
  writeManifest(work, spare, made);
  if (existsSync(seen)) renameSync(seen, leaving);
  renameSync(spare, seen);
  if (existsSync(leaving)) renameSync(leaving, spare);
  forgetOthers(work, [seen, spare]);
}

function forgetOthers(work: string, trees: readonly string[]): void {
  const known = new Set(trees.map((tree) => manifestOf(work, tree)));
  for (const file of readdirSync(work)) {
    const path = join(work, file);
    if (/^tree-.*\.json$/.test(file) && !known.has(path)) rmSync(path);
  }
}

/** After a build that was stopped between two renames. */
function recover({ seen, leaving, spare }: Record<"seen" | "leaving" | "spare", string>): void {
  if (!existsSync(leaving)) return;
  if (!existsSync(seen)) renameSync(leaving, seen);
  else if (!existsSync(spare)) renameSync(leaving, spare);
  else rmSync(leaving, { recursive: true, force: true });
}

interface Update {
  tree: string;
  work: string;
  /** Another folder, from which finished files can be taken. */
  model: { folder: string; outputs?: Record<string, Made> };
}

async function bringUpToDate(
  { tree, work, model }: Update,
  outputs: ReadonlyMap<string, Output>,
): Promise<Record<string, Made>> {
  const old = readManifest(work, tree)?.outputs;
  // From here on the tree is a mixture, and whoever finds it like that has to start anew.
  rmSync(manifestOf(work, tree), { force: true });
  if (!old) rmSync(tree, { recursive: true, force: true });
  const writer = createWriter(tree);
  const made: Record<string, Made> = {};
  for (const [name, { key, make }] of outputs) {
    const before = old?.[name];
    const there = model.outputs?.[name];
    if (before?.[0] === key) made[name] = before;
    else if (there?.[0] === key) made[name] = writer.copy(model.folder, there);
    else made[name] = writer.write(key, await make());
  }
  const wanted = new Set(Object.values(made).flatMap(([, files]) => files));
  for (const [, files] of Object.values(old ?? {}))
    for (const file of files) if (!wanted.has(file)) writer.remove(file);
  return made;
}

/** Writes files below a folder, each once. */
function createWriter(folder: string) {
  const done = new Set<string>();
  const folders = new Set<string>();
  const at = (file: string) => {
    const path = join(folder, file);
    const parent = dirname(path);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return path;
  };
  const once = (file: string, act: (path: string) => void) => {
    if (!done.has(file)) act(at(file));
    done.add(file);
  };
  return {
    write(key: string, files: Files): Made {
      for (const [file, content] of Object.entries(files)) once(file, (path) => writeFileSync(path, content));
      return [key, Object.keys(files)];
    },
    copy(from: string, made: Made): Made {
      for (const file of made[1]) once(file, (path) => copyFileSync(join(from, file), path));
      return made;
    },
    remove(file: string): void {
      rmSync(join(folder, file), { force: true });
      removeEmpty(folder, dirname(file));
    },
  };
}

/** Takes away a folder with nothing in it, and those around it. */
function removeEmpty(root: string, folder: string): void {
  if (folder === "." || !existsSync(join(root, folder)) || readdirSync(join(root, folder)).length > 0) return;
  rmSync(join(root, folder), { recursive: true });
  removeEmpty(root, dirname(folder));
}

/** Both trees have a manifest of their own; a folder keeps its number when it is renamed. */
function manifestOf(work: string, tree: string): string {
  return join(work, `tree-${statSync(tree, { throwIfNoEntry: false })?.ino ?? "none"}.json`);
}

/** Undefined for a folder that nobody knows, or from which somebody has taken something, or to which something was added. */
function readManifest(work: string, tree: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(readFileSync(manifestOf(work, tree), "utf8")) as Manifest;
    const isSame = Object.entries(manifest.folders).every(([folder, look]) => look === lookOf(join(tree, folder)));
    return isSame ? manifest : undefined;
  } catch {
    return undefined;
  }
}

function writeManifest(work: string, tree: string, outputs: Record<string, Made>): void {
  const folders = new Set([".", ...Object.values(outputs).flatMap(([, files]) => files.flatMap(foldersOf))]);
  const looks = Array.from(folders, (folder) => [folder, lookOf(join(tree, folder))]);
  const manifest: Manifest = { folders: Object.fromEntries(looks), outputs };
  writeFileSync(manifestOf(work, tree), JSON.stringify(manifest));
}

/** `["a/b", "a"]` for `a/b/c.html`. */
function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? [] : [folder, ...foldersOf(folder)];
}

/** Changes when a file is added to a folder or taken from it. */
function lookOf(folder: string): string {
  const { mtimeMs, birthtimeMs } = statSync(folder);
  return `${mtimeMs} ${birthtimeMs}`;
}
