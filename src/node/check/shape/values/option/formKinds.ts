/** Kinds of fields that other programs have in their forms, and what to write in the place of each. */
import { BESIDE } from "../../../wording/commas.ts";
import type { Json } from "../../../../../model/fields.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Group } from "../../../site.ts";
import { fold } from "../../../wording/suggest.ts";
import { example, quote } from "../../../wording/words.ts";
import type { Explanation, Wrong } from "../../wrong.ts";
import { onlyMeant } from "../../../wording/synonyms.ts";

interface Kind {
  words: readonly string[];
  /** What this site does not have, in words. */
  none: string;
  kind: "text" | "select";
  /** The only choices of such a field; undefined where only the author knows them. */
  options?: readonly { value: string; label: string }[];
  /** A further remark. */
  also?: string;
}

const UNKNOWN = [{ value: "…", label: "…" }];

const NO_BOXES = "there are no tick boxes in forms";
const YES = { value: "yes", label: "Yes" };

const KINDS: readonly Kind[] = [
  {
    words: ["checkbox", "check", "tick", "tickbox", "toggle", "switch", "boolean"],
    none: NO_BOXES,
    kind: "select",
    options: [YES, { value: "no", label: "No" }],
  },
  // Nobody sends a form without that.
  { words: ["consent", "agree", "agreement"], none: NO_BOXES, kind: "select", options: [YES] },
  {
    words: ["radio", "radios", "radiobutton", "radiobuttons"],
    none: "there are no radio buttons in forms",
    kind: "select",
  },
  {
    words: ["checkboxes", "multiselect", "multiple"],
    none: "visitors can choose only one of several",
    kind: "select",
  },
  { words: ["date", "datetime", "datetime-local", "day", "month"], none: "there is no field for a date", kind: "text" },
  { words: ["time"], none: "there is no field for a time", kind: "text" },
  { words: ["number", "integer", "range", "slider"], none: "there is no field for a number", kind: "text" },
  { words: ["url", "website", "link"], none: "there is no field for a web address", kind: "text" },
  {
    words: ["file", "upload", "attachment", "image"],
    none: "forms send no files",
    kind: "text",
    also: `, and ask in its "label" for a link to the file, or take the field out, ${BESIDE}`,
  },
];

/** Undefined for any other option, and for a kind of which nothing is known here. */
export function explainKind({ document, path, value, label }: Wrong): Explanation | undefined {
  const isKind = document.role === "site" && path[0] === "fields" && path.length === 3 && path[2] === "kind";
  const word = isKind && typeof value === "string" ? fold(value) : undefined;
  const found = word === undefined ? undefined : KINDS.find(({ words }) => words.some((each) => fold(each) === word));
  if (!found) return undefined;
  const field = valueAt(document, path.slice(0, -1));
  const lacks = found.kind === "select" && isGroup(field) && !hasChoices(field);
  const { options = UNKNOWN, also = "" } = found;
  const written = lacks ? `"kind": "select", "options": ${example([...options])}` : quote(found.kind);
  const instead = lacks ? ` in the place of "kind": ${quote(value as string)}` : "";
  const own = lacks && options === UNKNOWN ? ", with your own words for the three dots" : "";
  return {
    code: "unknown-option",
    message: `${label} cannot be ${quote(value as string)}: ${found.none}.`,
    fix: own ? `write it like this${own}: ${written}${instead}.` : `write ${written}${instead}${also}.`,
  };
}

/** Whether the field has choices, also under another name, which has a finding of its own: a field has no other list of groups. */
function hasChoices(field: Group): boolean {
  const isList = (value: Json) => Array.isArray(value) && value.some(isGroup);
  return Object.entries(field).some(([name, value]) => onlyMeant(name, ["options"]) !== undefined || isList(value));
}
