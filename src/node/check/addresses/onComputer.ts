/** Files that are named by where they lie on the computer of their author. */
import { isPictureFile } from "../../../model/imageTypes.ts";
import { plainLetters } from "../../../model/plainLetters.ts";
import { isDownload, puttingFile } from "./downloads.ts";
import { quote } from "../wording/words.ts";
import { lastPart } from "../pathParts.ts";

/** How such a name starts; a backslash and the letter behind it may have become something else. Other folders of these names may be in images/. */
export const ON_COMPUTER = String.raw`^\s*(?:[a-z]:[\\/\x08-\r]|file:|~[\\/]|\/(?:Users|home|Volumes)\/[^/]+\/[^/]+\/)`;
const STARTS = new RegExp(ON_COMPUTER, "i");

/** The folder of the pictures of a site, from which their names start. */
const IMAGES = "/images/";

/** What JSON makes of a backslash and one of some letters. */
const MADE = /[\b\f\n\r\t]/g;

/** A name with the backslashes that its author wrote, also where JSON has made something else of these and the letters behind them. */
export function withBackslashes(name: string): string {
  return name.replace(MADE, (made) => JSON.stringify(made).slice(1, -1));
}

/** The same with slashes for them. */
export function withSlashes(name: string): string {
  return withBackslashes(name).replaceAll("\\", "/");
}

/**
 * What to do with the name of such a picture, or of such a file to take home; undefined for all else.
 * @param pageOf The page that may be meant by the name of such a file without its ending.
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
    // Names with spaces and capitals work on some computers and not on others.
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
