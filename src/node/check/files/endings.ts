/** What the names of files end in. */

/** Endings that an editor or a computer gives a page. */
const OTHER = /\.(?:json\.txt|jsonc|json5)$/i;
/** What may lie beside pages: hidden files, copies that programs keep, and notes about the folder. */
const BESIDE =
  /\/\.|\/#[^/]*#$|(?:~|\.(?:bak|orig|old|tmp|swp|part))$|\/(?:readme|licen[cs]e|changelog|codeowners)(?:\.\w+)?$|\/(?:thumbs\.db|desktop\.ini)$/i;
/** By such a link Emacs knows that somebody is writing in the file that has the rest of its name. */
const LOCK = /\/\.#[^/]*$/;

/** Whether a file has the name of a page, or one that was meant for it. */
export function isJson(file: string): boolean {
  return (/\.json$/i.test(file) || OTHER.test(file)) && !LOCK.test(file);
}

/** Whether something is to be said of a file in the folder of pages, be it a page or not. */
export function isAmongPages(file: string): boolean {
  return isJson(file) || !BESIDE.test(file);
}

/** The name that was meant for a page with another ending; undefined for one that ends as pages do. */
export function withOwnEnding(file: string): string | undefined {
  if (/\.json$/i.test(file)) return undefined;
  if (OTHER.test(file)) return file.replace(OTHER, ".json");
  return file.replace(/[\s.,]+$/, "").replace(/(?:\.[^./]{0,8}|[,;:\s]json)?$/i, ".json");
}
