/** File names that some operating systems do not allow or do not distinguish, so that a file would be lost there. */
import { wholeFile } from "./wholeFile.ts";
import { unportable } from "./portable.ts";
import { fixOfCopy } from "./copyOf.ts";
import type { Problem } from "../finding.ts";
import type { SiteFiles } from "../site.ts";
import { quote } from "../wording/words.ts";

/** The files and folders whose names Windows does not allow, each once. */
export function unportableNames(paths: Iterable<string>): Problem[] {
  const told = new Map<string, Problem>();
  for (const path of paths) {
    const { part, better } = unportable(path) ?? {};
    if (part === undefined || better === undefined || told.has(part)) continue;
    const message = `On Windows nothing can be called ${quote(part.replace(/^.*\//, ""))}.`;
    const also = path.startsWith("pages/") && !path.startsWith("pages/_") ? "" : ", and where pages name it";
    const problem = wholeFile({ file: part }, "windows-name", { message, fix: `rename it to ${better}${also}.` });
    told.set(part, { ...problem, severity: "warning" });
  }
  return [...told.values()];
}

/** Maps each file whose name differs from that of another only in case to that other file, which keeps its name. */
export function namesakes(paths: Iterable<string>): ReadonlyMap<string, string> {
  const alike = new Map<string, string>();
  const found = new Map<string, string>();
  for (const path of paths) {
    const key = path.toLowerCase();
    const other = alike.get(key);
    if (other === undefined) alike.set(key, path);
    else if (path !== key) found.set(path, other);
    else {
      // The lower-case name is the usual one, so it stays.
      alike.set(key, path);
      found.set(other, path);
    }
  }
  return found;
}

/**
 * The outermost folders whose paths differ from those of others only in case, unless files in them do as well, which are
 * told by themselves.
 */
export function namesakeFolders(paths: Iterable<string>): Problem[] {
  const all = [...paths];
  const folders = new Set(all.map((path) => path.slice(0, Math.max(path.lastIndexOf("/"), 0))));
  for (const folder of folders) if (folder.includes("/")) folders.add(folder.slice(0, folder.lastIndexOf("/")));
  const found = namesakes(folders);
  const clashing = found.size === 0 ? [] : [...namesakes(all)].flat();
  return [...found].flatMap(([folder, other]) => {
    const isInner = found.has(folder.slice(0, folder.lastIndexOf("/"))) || folder.startsWith("pages/_");
    const isTold = clashing.some((file) => file.startsWith(`${folder}/`));
    if (isInner || isTold) return [];
    const message = `Windows and macOS take this folder and ${other} for the same.`;
    const also = folder.startsWith("pages/") ? "" : ", and change its name where pages name it";
    const problem = wholeFile({ file: folder }, "same-name", { message, fix: `move its files to ${other}${also}.` });
    return [{ ...problem, severity: "warning" as const }];
  });
}

/** A file with the same name as `other`, case aside. */
interface SameName {
  other: string;
  /** Whether both are pages with the same route. */
  isSamePage?: boolean;
  /** The files with their contents, if they can be compared. */
  files?: SiteFiles;
  isTaken(path: string): boolean;
}

export function sameName(file: string, { other, isSamePage, files = {}, isTaken }: SameName): Problem {
  const message = `Windows and macOS take this file and ${other} for the same, so that one of them gets lost there.`;
  const rename = `rename it to ${freeName(file, isTaken)}`;
  const keep = isSamePage ? `${rename} and give it an address of its own` : rename;
  const fix = fixOfCopy(files, [file, other], keep) ?? `${rename}, or delete it if it is a copy.`;
  return wholeFile({ file }, "same-name", { message, fix });
}

function freeName(file: string, isTaken: (path: string) => boolean): string {
  const small = file.replace(/[^/]*$/, (name) => name.toLowerCase());
  for (let count = 2; ; count++) {
    const free = small.replace(/(?=(?:\.[^./]*)?$)/, `-${count}`);
    if (!isTaken(free)) return free;
  }
}

/** The problems of the names of pictures. */
export function pictureNames(images: ReadonlySet<string> = new Set()): Problem[] {
  const twins = Array.from(namesakes(images), ([image, other]) =>
    sameName(`images/${image}`, {
      other: `images/${other}`,
      isTaken: (path) => images.has(path.slice("images/".length)),
    }),
  );
  const paths = Array.from(images, (image) => `images/${image}`);
  return [...unportableNames(paths), ...twins, ...namesakeFolders(paths)];
}
