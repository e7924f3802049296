/** The changed files of a site since a commit, with their old contents. */
import { join } from "node:path";
import { existsSync, realpathSync } from "node:fs";
import type { Changes } from "../check/changed.ts";
import { isAmongPages } from "../check/files/endings.ts";
import { isInPages, isPageBeside, mayBePage } from "../check/files/misplaced.ts";
import type { SiteFiles } from "../check/site.ts";
import { git, gitLine, tryGit } from "./git.ts";
import type { Base } from "./base.ts";
import { pathWithin } from "../site/linksOut.ts";
import { textOrBytes } from "../site/loadSite.ts";
import { type Places, PUBLIC, SITE_FOLDERS } from "../site/places.ts";

/** Pathspec of files in the root folder that may be misplaced pages. */
const BESIDE = ":(glob)*.[jJ][sS][oO][nN]*";
/**
 * Parts of the engine that can change the problems of an unchanged page: a component may lose the anchor of a link, and
 * another version of a library may find more.
 */
const ENGINE_PARTS = ["schema", "src", "package-lock.json"];
/** The modes of symlinks and submodules in git. */
const LINK = "120000";
const MODULE = "160000";

/** @param files The current files of the site. */
export function changesSince(base: Base, { engine, site }: Pick<Places, "engine" | "site">, files: SiteFiles): Changes {
  const before = new Map<string, SiteFiles[string] | undefined>();
  const old = new Map<string, string>();
  for (const { path, mode, id } of changedEntries(site, base.tree)) {
    if (!isPart(path) || mode === MODULE) continue;
    before.set(path, undefined);
    if (mode === LINK) before.set(path, { unreadable: "other" });
    else if (!/^0+$/.test(id)) old.set(path, id);
  }
  const contents = oldContents(site, old.values());
  for (const [path, id] of old) {
    const content = contents.get(id)!;
    // Only its times or its permissions have changed.
    if (content === files[path]) before.delete(path);
    else before.set(path, isInPages(path) || isBesidePages(path) || isPageBeside(content) ? content : undefined);
  }
  const added = others(site);
  for (const path of added) if (isPart(path) && !before.has(path)) before.set(path, undefined);
  // Files in the root folder are mostly of other programs.
  for (const path of before.keys())
    if (mayBeBeside(path) && before.get(path) === undefined && !Object.hasOwn(files, path)) before.delete(path);
  const isThere = (path: string) => (mayBeBeside(path) ? Object.hasOwn(files, path) : existsSync(join(site, path)));
  const unseen = [...unseenByGit(site), ...added.filter(isElsewhere)].find(isThere);
  return {
    base: base.name,
    commit: base.tree,
    before,
    ignored: new Set(others(site, "--ignored")),
    engineChanged: hasChanged(engine, site, base.tree),
    ...(unseen !== undefined && { unseen: unseen.replace(/\/$/, "") }),
  };
}

function isPart(path: string): boolean {
  return isBesidePages(path) || (isInPages(path) && isAmongPages(path)) || mayBeBeside(path);
}

function isBesidePages(path: string): boolean {
  return path.startsWith("images/") || path.startsWith("public/");
}

/** Whether a file in the root folder may be a misplaced page. */
function mayBeBeside(path: string): boolean {
  return !path.includes("/") && mayBePage(path);
}

/**
 * Whether an untracked path is a nested repository, whose files git does not list, or a symlink in the place of a folder of
 * the site.
 */
function isElsewhere(path: string): boolean {
  return path.endsWith("/") || SITE_FOLDERS.includes(path);
}

/**
 * Paths whose changes git does not notice: targets of symlinks, submodules, and files that are marked `assume-unchanged` or
 * `skip-worktree`.
 */
function unseenByGit(site: string): string[] {
  const list = git(site, ["ls-files", "-z", "--stage", "-v", "--", ...SITE_FOLDERS, BESIDE]).toString("utf8");
  // Format: "<tag> <mode> <object> <stage>\t<path>".
  return list.split("\0").flatMap((entry) => {
    const [, state = "", mode = "", path = ""] = /^(\S) (\d+) \S+ \d\t(.*)$/s.exec(entry) ?? [];
    const isFollowed = mode !== LINK && mode !== MODULE && /^[A-RT-Z]$/.test(state);
    return entry === "" || isFollowed ? [] : [path];
  });
}

interface DiffEntry {
  path: string;
  mode: string;
  /** The object id at the base; zeros if there was no file. */
  id: string;
}

/** Parses `:<old mode> <new mode> <old id> <new id> <status>\0<path>\0`. */
function changedEntries(site: string, tree: string): DiffEntry[] {
  const options = ["--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff", "--ignore-submodules", "--relative"];
  const parts = git(site, ["diff", ...options, tree, "--", ...SITE_FOLDERS, BESIDE])
    .toString("utf8")
    .split("\0");
  return Array.from({ length: (parts.length - 1) / 2 }, (_, i) => {
    const [mode = "", , id = ""] = parts[2 * i]!.slice(1).split(" ");
    return { path: parts[2 * i + 1]!, mode, id };
  });
}

/** Untracked files or, with `--ignored`, ignored ones. */
function others(site: string, ...which: "--ignored"[]): string[] {
  // In two calls: together with a glob, git does not list folders that are nested repositories.
  return [SITE_FOLDERS, [BESIDE]].flatMap((parts) => {
    const list = git(site, ["ls-files", "-z", "--others", ...which, "--exclude-standard", "--", ...parts]);
    return list.toString("utf8").split("\0").filter(Boolean);
  });
}

/** Parses `<id> <type> <size>\n<content>\n` for each id. */
function oldContents(site: string, ids: Iterable<string>): Map<string, string | Uint8Array> {
  const contents = new Map<string, string | Uint8Array>();
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return contents;
  const output = git(site, ["cat-file", "--batch"], wanted.map((id) => `${id}\n`).join(""));
  let at = 0;
  for (const id of wanted) {
    const lineEnd = output.indexOf("\n", at);
    const header = output.toString("latin1", at, lineEnd);
    const size = Number(header.split(" ")[2]);
    if (!Number.isInteger(size)) throw new Error(`git has lost a file: "${header}".`);
    const bytes = output.subarray(lineEnd + 1, lineEnd + 1 + size);
    contents.set(
      id,
      textOrBytes(bytes.toString("utf8"), () => bytes),
    );
    at = lineEnd + size + 2;
  }
  return contents;
}

/** Whether the engine has changed since the base. An engine in another repository counts as unchanged. */
function hasChanged(engine: string, site: string, tree: string): boolean {
  const top = gitLine(site, "rev-parse", "--show-toplevel");
  const folder = top && pathWithin(top, realpathSync(engine));
  if (folder === undefined) return false;
  // In the folder of a site, its files are compared one by one.
  const parts = engine === site ? ENGINE_PARTS : [...ENGINE_PARTS, PUBLIC];
  const paths = parts.map((path) => join(top!, folder, path));
  if (tryGit(top!, ["diff", "--quiet", "--no-ext-diff", tree, "--", ...paths]) === undefined) return true;
  return git(top!, ["ls-files", "--others", "--exclude-standard", "--", ...paths]).length > 0;
}
