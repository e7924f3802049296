/** Files that are named by where they lie on the computer of their author. */
import { isPictureFile } from "../../../model/imageTypes.ts";

/** How such a name starts. Other folders of these names may be in images/. */
export const ON_COMPUTER = String.raw`^\s*(?:[a-z]:[\\/]|file:|~[\\/]|\/(?:Users|home|Volumes)\/[^/]+\/[^/]+\/)`;
const STARTS = new RegExp(ON_COMPUTER, "i");

/** What to do with the name of such a picture; undefined for all else. */
export function pictureOnComputer(src: string): { message: string; fix: string } | undefined {
  const name = src
    .split(/[\\/]+/)
    .at(-1)!
    .trim();
  if (!STARTS.test(src) || !isPictureFile(name)) return undefined;
  // Names with spaces and capitals work on some computers and not on others.
  const plain = name.toLowerCase().replace(/\s+/g, "-");
  const called = plain === name ? "" : `, under the name "${plain}"`;
  return {
    message: "this is a path on your computer, where no visitor can see it.",
    fix: `copy the file into a folder in images/${called}, and write that folder and the name here, for example "people/${plain}".`,
  };
}
