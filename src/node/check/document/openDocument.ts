/** Opens one file of a site: its value becomes data of its Document, what is wrong with its text a Problem. */
import type { Json } from "../../../model/fields.ts";
import { emptyFile } from "../files/emptyFile.ts";
import { BIGGEST, tooBig } from "../files/tooBig.ts";
import { unreadable } from "../files/unreadable.ts";
import type { FileProblem } from "../finding.ts";
import { isGroup } from "../json.ts";
import type { SiteFiles } from "../site.ts";
import { withoutMarks } from "./byteOrderMarks.ts";
import { decode } from "./decode.ts";
import type { Document } from "./document.ts";
import { noGroup } from "./noGroup.ts";
import { readFaulty } from "./readFaulty.ts";
import { routeOf } from "./routeOf.ts";
import { markAtStart, wrongEncoding } from "./wrongEncoding.ts";

interface Reading {
  /** Gets what is wrong with the file. */
  problems: FileProblem[];
  /** Throws, as `JSON.parse` does, for a text that is not JSON. Left out, it is that. */
  parse?: (text: string) => Json;
}

/** Reads the content of a document. */
export function openDocument(document: Document, content: SiteFiles[string], reading: Reading): void {
  const value = valueIn(document, content, reading);
  if (value === undefined) return;
  if (!isGroup(value)) {
    reading.problems.push(noGroup(document, value));
    return;
  }
  document.data = value;
  if (typeof value["route"] === "string") document.route = routeOf(value["route"]);
}

/** The value in a file; undefined when it cannot be read, which is told then. */
function valueIn(document: Document, content: SiteFiles[string], reading: Reading): Json | undefined {
  const { problems, parse = JSON.parse } = reading;
  if (typeof content !== "string" && !(content instanceof Uint8Array)) {
    problems.push(unreadable(document, content));
    return undefined;
  }
  if (content.length > BIGGEST) {
    problems.push(tooBig(document, content));
    return undefined;
  }
  const { text, fault } = decode(content);
  document.text = text;
  if (fault) {
    document.misread = true;
    problems.push(wrongEncoding(document, fault));
  }
  const plain = withoutMarks(text);
  if (plain !== text) problems.push(markAtStart(document));
  try {
    return parse(plain) as Json;
  } catch {
    // What is no text has no rest.
    if (fault?.code === "not-text") return undefined;
    if (plain.trim() !== "") return readFaulty(document, plain, problems);
    // A wrong encoding may be the reason for the emptiness; then it has been told already.
    if (!fault && plain === text) problems.push(emptyFile(document));
    return undefined;
  }
}
