/** Opens one file of a site: its value becomes the data of the document, mistakes in its text become problems. */
import type { Json } from "../../../model/fields.ts";
import { emptyFile } from "../files/emptyFile.ts";
import { BIGGEST, tooBig } from "../files/tooBig.ts";
import { unreadable } from "../files/unreadable.ts";
import type { FileProblem } from "../finding.ts";
import { isGroup } from "../json.ts";
import type { Lookup } from "../lookup.ts";
import type { SiteFiles } from "../site.ts";
import { withoutMarks } from "./byteOrderMarks.ts";
import { decode } from "./decode.ts";
import type { Document } from "./document.ts";
import { noGroup } from "./noGroup.ts";
import { readFaulty } from "./readFaulty.ts";
import { withSlash } from "./withSlash.ts";
import { markAtStart, wrongEncoding } from "./wrongEncoding.ts";

interface OpenOptions {
  /** Receives the problems of the file. */
  problems: FileProblem[];
  /** Must throw for a text that is not JSON. `JSON.parse` by default. */
  parse?: (text: string) => Json;
  /** Finds the schema of a place, for the names of groups whose lines are missing. */
  lookup?: Pick<Lookup, "schemas" | "schemaAt">;
}

/** Reads the content of a document. */
export function openDocument(document: Document, content: SiteFiles[string], reading: OpenOptions): void {
  const value = valueIn(document, content, reading);
  if (value === undefined) return;
  if (!isGroup(value)) {
    reading.problems.push(noGroup(document, value));
    return;
  }
  document.data = value;
  if (typeof value["route"] === "string") document.route = withSlash(value["route"]);
}

/** The value in a file; undefined if it cannot be parsed, which is then added to the problems. */
function valueIn(document: Document, content: SiteFiles[string], reading: OpenOptions): Json | undefined {
  const { problems, parse = JSON.parse, lookup } = reading;
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
  if (plain !== text && plain.trim() !== "") problems.push(markAtStart(document));
  try {
    return parse(plain) as Json;
  } catch {
    // A binary file has no rest that could be checked.
    if (fault?.code === "not-text") return undefined;
    if (plain.trim() !== "") return readFaulty(document, plain, { problems, lookup });
    // An encoding fault may be why the text is empty; it has been told.
    if (!fault) problems.push(emptyFile(document));
    return undefined;
  }
}
