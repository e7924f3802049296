/** The problem of a file whose top level is no object. */
import type { Json } from "../../../model/fields.ts";
import type { Problem } from "../finding.ts";
import { isGroup } from "../json.ts";
import { pastedIn, unquoting } from "../shape/values/types/pasted.ts";
import { kindOf } from "../wording/words.ts";
import type { Document } from "./document.ts";
import { problemAt } from "./position.ts";

export function noGroup(document: Document, value: Json): Problem {
  const pasted = pastedIn(value);
  const what = pasted === undefined ? kindOf(value) : `${kindOf(pasted)} in quotation marks`;
  const message = `The file should be a group of fields in { }, but it is ${what}.`;
  const fix = pasted === undefined ? fixOf(document, value) : unquoting(document, String(value)).fix;
  const start = document.text.search(/[^\s\ufeff]/);
  // The original characters: serialising the value again would lose repeated names.
  const length = document.text.trimEnd().length - start;
  const edit = isGroup(pasted) && { offset: start, length, text: String(value).trim() };
  const said = { code: "wrong-type", message, fix, ...(edit && { edit }) };
  return problemAt(document, { offset: start, length: 1 }, said);
}

function fixOf({ role }: Document, value: Json): string {
  if (!Array.isArray(value) || value.length === 0) return IN_ITS_PLACE[role];
  const [only, ...others] = value;
  if (isGroup(only) && others.length === 0 && !("type" in only)) return "take the [ ] around it away.";
  const areBlocks = value.every((each) => isGroup(each) && "type" in each);
  return areBlocks && role === "page" ? AROUND_BLOCKS : "start it with { and end it with }.";
}

const IN_ITS_PLACE: Record<Document["role"], string> = {
  page: "write the page in its place, or copy one that works and change its words.",
  shared: "write the shared block in its place, or copy one that works and change its words.",
  site: "put back what was in it, from an older copy of the site.",
};
const AROUND_BLOCKS =
  'write { "route": "/…", "title": "…", "description": "…", "blocks": in front of it, with your own words for the three dots, and } behind it.';
