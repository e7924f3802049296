/** Problems of files that cannot be read. */
import type { Document } from "../document/document.ts";
import type { Problem } from "../finding.ts";
import type { Unreadable } from "../site.ts";
import { wholeFile } from "./wholeFile.ts";

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
