/** File extensions. */

/** For files that got an ending twice, or another one behind it. */
export const HIDDEN_ENDINGS = "Computers that hide the ends of names show them in their settings.";

/** Extensions that an editor or an operating system gives a page. */
const OTHER = /\.(?:json\.txt|jsonc|json5)$/i;
/** Files that may be in the folder of pages: hidden files, backups of programs, the test file of Vim, and notes such as a README. */
const BESIDE =
  /\/\.|\/#[^/]*#$|(?:~|\.(?:bak|orig|old|tmp|sw[a-p]|(?:file)?part|save(?:\.\d+)?|rej|(?:cr|op)?download|sync-conflict[\w-]*))$|\/4913$|\/(?:readme|licen[cs]e|changelog|codeowners)(?:\.\w+)?$|\/(?:thumbs\.db|desktop\.ini)$/i;
/** A lock file of Emacs, which is a symlink. */
const LOCK = /\/\.#[^/]*$/;

/** Whether a file has the extension of a page, or one that was meant to be that. */
export function isJson(file: string): boolean {
  return (/\.json$/i.test(file) || OTHER.test(file)) && !LOCK.test(file);
}

/** Whether the check may report a file in the folder of pages, whether it is a page or not. */
export function isAmongPages(file: string): boolean {
  return isJson(file) || !BESIDE.test(file);
}

/** What programs write behind the name of a page that they put aside: "blog.json.merged". */
const BEHIND = /\.json[^\p{L}\p{N}/][^/]*$/iu;

/** The right name for a page with another extension; undefined if the extension is right. */
export function withOwnEnding(file: string): string | undefined {
  if (/\.json$/i.test(file)) return undefined;
  if (OTHER.test(file)) return file.replace(OTHER, ".json");
  if (BEHIND.test(file)) return file.replace(BEHIND, ".json");
  const renamed = file.replace(/[\s.,]+$/, "").replace(/(?:\.[^./]{0,8}|[,;:\s]json)?$/i, ".json");
  return withOneEnding(renamed);
}

/** "blog.json" for "blog.json.json". */
export function withOneEnding(file: string): string {
  return file.replace(/\.json(?:\.json)+$/i, ".json");
}
