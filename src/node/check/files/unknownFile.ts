/** Words for files and folders among the pages that are none. */
import { isPictureFile } from "../../../model/imageTypes.ts";
import type { Words } from "../document/position.ts";
import type { Problem } from "../finding.ts";
import { SITE_FILE } from "./sitePaths.ts";
import { wholeFile } from "./wholeFile.ts";

export function unknownFile(file: string, words: Words): Problem {
  return wholeFile({ file }, "unknown-file", words);
}

/**
 * A file whose name is none for a page, a shared block or the site file.
 * @param meant The path that it should have by what is in it.
 */
export function strangeName(file: string, meant?: string): Problem {
  const rename = meant === undefined ? undefined : `rename it to ${meant}.`;
  if (/\/\.[^/]*$/.test(file)) {
    const message = file.includes("/._")
      ? "This is no page: macOS writes such files beside those that it copies."
      : 'This is a hidden file, because its name starts with ".", and no page.';
    return unknownFile(file, { message, fix: rename ?? "delete it, or give it another name if it is a page." });
  }
  const message = 'Names that start with "_" are kept for _site.json and the folder _shared.';
  return unknownFile(file, { message, fix: rename ?? fixOfUnderscore(file) });
}

function fixOfUnderscore(file: string): string {
  if (/\/_si\w*\.json$/i.test(file)) return "rename it to _site.json.";
  if (/\/_sha\w*\//i.test(file)) return "rename the folder to _shared.";
  return 'take the "_" away if this is a page, or move the file to pages/_shared if it is a shared block.';
}

/** What all pages share, a second time under another name. */
export function copyOfSite(file: string): Problem {
  const message = `This file says what all pages share, and ${SITE_FILE} is there already.`;
  return unknownFile(file, { message, fix: "delete it, or move it out of the folder pages." });
}

/** A folder of pages or blocks that nobody publishes. */
export function strangeFolder(folder: string): Problem {
  const message = 'Nothing in this folder is published, and no link can lead to it, because its name starts with "_".';
  const fix =
    "move its pages to the folder pages to publish them, or move all of it out of the folder pages, and take links to it away.";
  return unknownFile(folder, { message, fix });
}

/** A file that is no page only because of the end of its name. */
export function otherEnding(file: string, better: string, isTaken: boolean): Problem {
  const message = 'The name of this file does not end in ".json", so it is no page.';
  const fix = isTaken
    ? `delete it if it is a copy: ${better} is there already.`
    : `rename it to ${better}. Computers that hide the ends of names show them in their settings.`;
  return unknownFile(file, { message, fix });
}

/**
 * Something else among the pages.
 * @param folder Where pages look for a picture of this name.
 */
export function noPage(file: string, folder?: string): Problem {
  if (isPictureFile(file)) {
    const message = "This is a picture, and it lies among the pages, where nobody sees it.";
    const home = folder === undefined ? "images" : `images/${folder}, where a page looks for it`;
    return unknownFile(file, { message, fix: `move it to the folder ${home}.` });
  }
  const message = 'The name of this file does not end in ".json", so it is no page, and nobody sees it.';
  const fix = "write what is in it into a page, or move it out of the folder pages.";
  return unknownFile(file, { message, fix });
}

/** A folder that only leads to another one: files in it would be read that are no part of the project. */
export function linkedFolder(file: string): Problem {
  const message = "This is a link to a folder. No page in that folder is shown.";
  return unknownFile(file, { message, fix: "put the folder itself in its place, or delete the link." });
}

/** What an office program puts beside a file that it has open, and leaves behind when it ends too early. */
export function officeLock(file: string): Problem {
  const message = "This is no page: an office program writes such a file while it has another one open.";
  return unknownFile(file, { message, fix: "close that program. If the file is still there, delete it." });
}

/** Files that were put into a folder together, and none of which is a page. */
export function noPages(folder: string, count: number): Problem {
  const message = `The names of ${count} files in this folder do not end in ".json", so they are no pages, and nobody sees them.`;
  const fix = "move them out of the folder pages, pictures to the folder images.";
  return unknownFile(folder, { message, fix });
}
