/** Files that are named by their paths on the author's computer. */
import { isPictureFile } from "../../../model/imageTypes.ts";
import { plainLetters } from "../../../model/plainLetters.ts";
import { isDownload, puttingFile } from "./downloads.ts";
import { quote } from "../wording/words.ts";
import { lastPart } from "../pathParts.ts";

/**
 * A regex for the start of such a path. JSON may have read a backslash and the next letter as an escape sequence.
 * Folders named "Users", "home" or "Volumes" may exist in images/ too, so these need two more levels.
 */
export const ON_COMPUTER = String.raw`^\s*(?:[a-z]:[\\/\x08-\r]|file:|~[\\/]|\/(?:Users|home|Volumes)\/[^/]+\/[^/]+\/)`;
const STARTS = new RegExp(ON_COMPUTER, "i");

/** The folder that the names of pictures are relative to. */
const IMAGES = "/images/";

/** The control characters of escape sequences. */
const MADE = /[\b\f\n\r\t]/g;

/** Restores the backslashes that JSON read as escape sequences. */
export function withBackslashes(name: string): string {
  return name.replace(MADE, (made) => JSON.stringify(made).slice(1, -1));
}

/** The same with slashes in place of backslashes. */
export function withSlashes(name: string): string {
  return withBackslashes(name).replaceAll("\\", "/");
}

/**
 * The message and fix for the path of a picture or of a file to download; undefined for anything else.
 * @param pageOf Finds the page that the file name without extension may mean.
 */
export function fileOnComputer(
  written: string,
  pageOf?: (name: string) => string | undefined,
): { message: string; fix: string } | undefined {
  const path = withSlashes(written.trim());
  const name = lastPart(path);
  if (!STARTS.test(written)) return undefined;
  const message = `${quote(withBackslashes(written.trim()))} is a path on your computer, where no visitor can see it.`;
  if (isPictureFile(name)) {
    // Spaces and capitals in names do not work on every server.
    const plain = name.toLowerCase().replace(/\s+/g, "-");
    const called = plain === name ? "" : `, under the name "${plain}"`;
    const at = path.toLowerCase().lastIndexOf(IMAGES);
    const own = path.slice(at + IMAGES.length);
    const fix =
      at < 0 || plain !== name || !/^[\w./-]+$/.test(own)
        ? `copy the file into a folder in images/${called}, and write that folder and the name here, for example "people/${plain}".`
        : `write "${own}", and put the file into the folder images/ under this name if it is not there.`;
    return { message, fix };
  }
  const plain = plainLetters(name).replace(/\s+/g, "-");
  if (!isDownload(name) || !/^[\w.-]+$/.test(plain)) return undefined;
  const fix = `write "/${plain}", and ${puttingFile(plain)}`;
  const page = pageOf?.(name.replace(/\.\w+$/, ""));
  if (page === undefined) return { message, fix };
  return { message, fix: `write "${page}" if that page is meant. If visitors are to get the file, ${fix}` };
}
