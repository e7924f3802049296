/** Problems of how a file was saved. */
import { wholeFile } from "../files/wholeFile.ts";
import type { Problem } from "../finding.ts";
import { countMarks } from "./byteOrderMarks.ts";
import type { Decoded } from "./decode.ts";
import type { Document } from "./document.ts";
import { problemAt } from "./position.ts";

/** A binary file has no line to show. */
export function wrongEncoding(document: Document, fault: NonNullable<Decoded["fault"]>): Problem {
  if (fault.code === "not-text") return wholeFile(document, fault.code, fault);
  return problemAt(document, { offset: fault.offset, length: 1 }, fault);
}

export function markAtStart(document: Document): Problem {
  const message = "The file starts with a mark that cannot be seen (U+FEFF, a byte order mark).";
  const fix = 'take it out: save the file again as "UTF-8" without BOM.';
  const edit = { offset: 0, length: countMarks(document.text), text: "" };
  return problemAt(document, { offset: 0, length: 1 }, { code: "byte-order-mark", message, fix, edit });
}
