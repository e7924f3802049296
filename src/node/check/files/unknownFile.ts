/** Problems of files and folders among the pages that do not belong there. */
import { isPictureFile } from "../../../model/imageTypes.ts";
import type { ProblemWords } from "../document/position.ts";
import type { Problem } from "../finding.ts";
import type { SiteFiles } from "../site.ts";
import { HIDDEN_ENDINGS } from "./endings.ts";
import { fixOfCopy } from "./copyOf.ts";
import { SITE_FILE } from "./sitePaths.ts";
import { wholeFile } from "./wholeFile.ts";

export function unknownFile(file: string, words: ProblemWords): Problem {
  return wholeFile({ file }, "unknown-file", words);
}

/**
 * A file whose name is valid for no document.
 * @param meant The right path, according to the content.
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

/** A copy of pages/_site.json under another name. */
export function copyOfSite(file: string, files: SiteFiles): Problem {
  const message = `This file says what all pages share, and ${SITE_FILE} is there already.`;
  const keep = "move it out of the folder pages";
  const fix = fixOfCopy(files, [file, SITE_FILE], keep) ?? `delete it, or ${keep}.`;
  return unknownFile(file, { message, fix });
}

/** A folder of pages or blocks that is not published. */
export function strangeFolder(folder: string): Problem {
  const start = /[^/]*$/.exec(folder)![0].charAt(0);
  const message = `Nothing in this folder is published, and no link can lead to it, because its name starts with "${start}".`;
  const fix =
    "move its pages to the folder pages to publish them, or move all of it out of the folder pages, and take links to it away.";
  return unknownFile(folder, { message, fix });
}

/** A page with the wrong extension. */
export function otherEnding(file: string, better: string, files: SiteFiles): Problem {
  const message = 'The name of this file does not end in ".json", so it is no page.';
  const fix = Object.hasOwn(files, better)
    ? (fixOfCopy(files, [file, better], "give it a name of its own if it is another page") ??
      `delete it if it is a copy: ${better} is there already.`)
    : `rename it to ${better}. ${HIDDEN_ENDINGS}`;
  return unknownFile(file, { message, fix });
}

/**
 * Another file among the pages.
 * @param folder The folder in which a page names a picture of this name.
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

/** A symlink to a folder, which is not followed because its files are no part of the project. */
export function linkedFolder(file: string): Problem {
  const message = "This is a link to a folder. No page in that folder is shown.";
  return unknownFile(file, { message, fix: "put the folder itself in its place, or delete the link." });
}

/**
 * The lock file of an office program, which stays behind if the program crashes.
 * @param meant The right path, if it is a page all the same.
 */
export function officeLock(file: string, meant?: string): Problem {
  if (meant !== undefined) {
    const message = 'The name of this file starts with "~$", as those that office programs write beside an open file.';
    return unknownFile(file, { message, fix: `rename it to ${meant}.` });
  }
  const message = "This is no page: an office program writes such a file while it has another one open.";
  return unknownFile(file, { message, fix: "close that program. If the file is still there, delete it." });
}

/** Many files that were put into one folder together, none of which is a page. */
export function noPages(folder: string, count: number): Problem {
  const message = `The names of ${count} files in this folder do not end in ".json", so they are no pages, and nobody sees them.`;
  const fix = "move them out of the folder pages, pictures to the folder images.";
  return unknownFile(folder, { message, fix });
}
