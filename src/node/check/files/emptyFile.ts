import type { Document } from "../document/document.ts";
import type { Problem } from "../finding.ts";
import { wholeFile } from "./wholeFile.ts";

export function emptyFile(document: Document): Problem {
  const message = "This file is empty.";
  const fix = {
    page: "if there was a page in it, put it back from an older copy. Else write one into it, or delete the file.",
    shared: "if there was a block in it, put it back from an older copy. Else write one into it, or delete the file.",
    site: "put back what was in it, from an older copy of the site.",
  }[document.role];
  return wholeFile(document, "empty-file", { message, fix });
}
