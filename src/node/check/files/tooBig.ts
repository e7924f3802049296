import type { Document } from "../document/document.ts";
import { problemAt } from "../document/position.ts";
import type { Problem } from "../finding.ts";
import { wholeFile } from "./wholeFile.ts";

/** More bytes than any page needs. */
export const BIGGEST = 5_000_000;
const PASTED = '"data:image/';

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
