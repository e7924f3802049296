/** Words for what is wrong with a file as a whole: its name, its place, its size, or that it cannot be read. */
import { isPictureFile } from "../../../model/imageTypes.ts";
import { SITE_FILE } from "./sitePaths.ts";
import { problemAt, type Words } from "../document/position.ts";
import type { Document } from "../document/document.ts";
import type { Problem } from "../finding.ts";
import type { Unreadable } from "../site.ts";

/** More bytes than any page needs. */
export const BIGGEST = 5_000_000;
const UNREADABLE: Record<Exclude<Unreadable["unreadable"], "again">, { code: string; message: string; fix: string }> = {
  directory: {
    code: "folder-named-json",
    message: "This is a folder, but its name is that of a file.",
    fix: 'take ".json" out of its name.',
  },
  dangling: {
    code: "link-to-nothing",
    message: "This is a link to a file that does not exist.",
    fix: "put the file in its place, or take the link away.",
  },
  looping: {
    code: "link-to-nothing",
    message: "This is a link that leads back to itself, so there is no file behind it.",
    fix: "put the file in its place, or take the link away.",
  },
  outside: {
    code: "link-outside",
    message: "This is a link to a file outside of the site, so it is not read.",
    fix: "put the file itself in its place.",
  },
  denied: {
    code: "no-permission",
    message: "This file may not be read.",
    fix: "give yourself the right to read it.",
  },
  special: {
    code: "unreadable-file",
    message: "This is no ordinary file: nothing is kept in it.",
    fix: "delete it. If there was a page here, bring it back from an older copy.",
  },
  gone: {
    code: "unreadable-file",
    message: "This file was taken away while it was being read.",
    fix: "check again.",
  },
  other: {
    code: "unreadable-file",
    message: "This file could not be read.",
    fix: "see whether it opens in your editor, and save it again.",
  },
};

export function unreadable(document: Document, { unreadable: reason, other }: Unreadable): Problem {
  if (reason === "again") {
    const message = `This is a link to the page ${other}, and a page has only one file.`;
    const fix = `take it away. For a second address of that page, write "aliases": ["/${document.name}"] in ${other}.`;
    return wholeFile(document, "linked-page", { message, fix });
  }
  const { code, ...said } = UNREADABLE[reason];
  return wholeFile(document, code, said);
}

export function tooBig({ file }: Document, content: string | Uint8Array): Problem {
  const start = content.slice(0, BIGGEST);
  const text = typeof start === "string" ? start : new TextDecoder().decode(start);
  const offset = text.indexOf(PASTED);
  if (offset >= 0) {
    const message = "This file is too big for a page: a picture was pasted into it.";
    const fix = `put the picture into the folder images/ as a file, and write its name in the place of ${PASTED}…".`;
    return problemAt({ file, text }, { offset, length: PASTED.length }, { code: "too-big", message, fix });
  }
  const fix = `split it into several pages. A file may have up to ${BIGGEST / 1_000_000} MB.`;
  return wholeFile({ file }, "too-big", { message: "This file is too big for a page.", fix });
}

const PASTED = '"data:image/';

export function emptyFile(document: Document): Problem {
  const message = "This file is empty.";
  const fix = {
    page: "if there was a page in it, put it back from an older copy. Else write one into it, or delete the file.",
    shared: "if there was a block in it, put it back from an older copy. Else write one into it, or delete the file.",
    site: "put back what was in it, from an older copy of the site.",
  }[document.role];
  return wholeFile(document, "empty-file", { message, fix });
}

export function missingFiles({
  isEmpty,
  hasPage,
  hasSite,
}: Record<"isEmpty" | "hasPage" | "hasSite", boolean>): Problem[] {
  const folder = {
    message: "There is no folder pages here, or nothing is in it.",
    fix: "run this in the folder of the project, or write that folder behind the command. If the folder pages was deleted or renamed, bring it back.",
  };
  if (isEmpty) return [wholeFile({ file: "pages" }, "no-pages", folder)];
  const site = {
    message: "The file with what all pages share is missing.",
    fix: `bring it back from an older copy. Else add ${SITE_FILE} with the brand, the contact details, the header and the footer.`,
  };
  const page = { message: "There is no page in this folder.", fix: "add a page, for example pages/index.json." };
  return [
    ...(hasSite ? [] : [wholeFile({ file: SITE_FILE }, "missing-site-file", site)]),
    ...(hasPage ? [] : [wholeFile({ file: "pages" }, "no-pages", page)]),
  ];
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
    const fix = rename ?? "delete it, or give it another name if it is a page.";
    return wholeFile({ file }, "unknown-file", { message, fix });
  }
  const message = 'Names that start with "_" are kept for _site.json and the folder _shared.';
  if (rename !== undefined) return wholeFile({ file }, "unknown-file", { message, fix: rename });
  const near = /\/_si\w*\.json$/i.test(file)
    ? "rename it to _site.json"
    : /\/_sha\w*\//i.test(file)
      ? "rename the folder to _shared"
      : "";
  const fix = `${near || 'take the "_" away if this is a page, or move the file to pages/_shared if it is a shared block'}.`;
  return wholeFile({ file }, "unknown-file", { message, fix });
}

/** What all pages share, a second time under another name. */
export function copyOfSite(file: string): Problem {
  const message = `This file says what all pages share, and ${SITE_FILE} is there already.`;
  return wholeFile({ file }, "unknown-file", { message, fix: "delete it, or move it out of the folder pages." });
}

/** A folder of pages or blocks that nobody publishes. */
export function strangeFolder(folder: string): Problem {
  const message = 'Nothing in this folder is published, and no link can lead to it, because its name starts with "_".';
  const fix =
    "move its pages to the folder pages to publish them, or move all of it out of the folder pages, and take links to it away.";
  return wholeFile({ file: folder }, "unknown-file", { message, fix });
}

/** A file that is no page only because of the end of its name. */
export function otherEnding(file: string, better: string, isTaken: boolean): Problem {
  const message = 'The name of this file does not end in ".json", so it is no page.';
  const fix = isTaken
    ? `delete it if it is a copy: ${better} is there already.`
    : `rename it to ${better}. Computers that hide the ends of names show them in their settings.`;
  return wholeFile({ file }, "unknown-file", { message, fix });
}

/**
 * Something else among the pages.
 * @param folder Where pages look for a picture of this name.
 */
export function noPage(file: string, folder?: string): Problem {
  if (isPictureFile(file)) {
    const message = "This is a picture, and it lies among the pages, where nobody sees it.";
    const home = folder === undefined ? "images" : `images/${folder}, where a page looks for it`;
    return wholeFile({ file }, "unknown-file", { message, fix: `move it to the folder ${home}.` });
  }
  const message = 'The name of this file does not end in ".json", so it is no page, and nobody sees it.';
  const fix = "write what is in it into a page, or move it out of the folder pages.";
  return wholeFile({ file }, "unknown-file", { message, fix });
}

/** A folder that only leads to another one: files in it would be read that are no part of the project. */
export function linkedFolder(file: string): Problem {
  const message = "This is a link to a folder. No page in that folder is shown.";
  return wholeFile({ file }, "unknown-file", {
    message,
    fix: "put the folder itself in its place, or delete the link.",
  });
}

/** What an office program puts beside a file that it has open, and leaves behind when it ends too early. */
export function officeLock(file: string): Problem {
  const message = "This is no page: an office program writes such a file while it has another one open.";
  return wholeFile({ file }, "unknown-file", {
    message,
    fix: "close that program. If the file is still there, delete it.",
  });
}

/** Files that were put into a folder together, and none of which is a page. */
export function noPages(folder: string, count: number): Problem {
  const message = `The names of ${count} files in this folder do not end in ".json", so they are no pages, and nobody sees them.`;
  const fix = "move them out of the folder pages, pictures to the folder images.";
  return wholeFile({ file: folder }, "unknown-file", { message, fix });
}

/** A problem that no line of a file has. */
export function wholeFile(document: { file: string; text?: string }, code: string, { message, fix }: Words): Problem {
  const problem = problemAt(
    { file: document.file, text: "" },
    { offset: 0, length: 0, wholeLine: true },
    { code, message, ...(fix !== undefined && { fix }) },
  );
  return { ...problem, wholeFile: true };
}
