/** A field of a form that says itself that it is required: each form lists its own required fields. */
import type { Json } from "../../../../../model/fields.ts";
import { lineAt } from "../../../document/lineMarks.ts";
import { rangeOf } from "../../../document/position.ts";
import type { Document } from "../../../document/document.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Group } from "../../../site.ts";
import { OUT_WITH_COMMA, TAKE_IT_OUT } from "../../../wording/commas.ts";
import { fold } from "../../../wording/suggest.ts";
import { joined, quote } from "../../../wording/words.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { onlyMeant, wordFor } from "../../../wording/synonyms.ts";

/** Undefined for other names, and for a value that is neither yes nor no. */
export function mustBeFilled({ document, path, group }: Sorted, name: string): string | undefined {
  const [home, field] = path;
  if (document.role !== "site" || home !== "fields" || path.length !== 2) return undefined;
  const word = fold(name).replace(/^is/, "");
  const isOptional = word === "optional";
  if (!isOptional && wordFor(word, ["required"]) === undefined) return undefined;
  const answer = answerOf(group[name]!);
  if (answer === undefined) return undefined;
  const must = answer !== isOptional;
  const own = formsWith(document, "fields", [String(field), group["label"]!, ...slipsOf(document, String(field))]);
  const asking = formsWith(document, "required", [String(field)]);
  if (!must) return notNeeded(document, String(field), asking);
  const lacking = own.filter((form) => !asking.includes(form));
  if (own.length === 0)
    return `${OUT_HERE}. A form says which fields it has, in "fields", and which must be filled in, in "required": write ${quote(String(field))} into both${ofForms(document)}.`;
  if (lacking.length === 0)
    return `${TAKE_IT_OUT}: ${quote(String(field))} stands in "required" of ${formsOf(document, own)} already.`;
  return `${OUT_HERE}, and write ${quote(String(field))} into "required" of ${formsOf(document, lacking)}.`;
}

function notNeeded(document: Document, field: string, asking: readonly string[]): string {
  return asking.length === 0
    ? `${TAKE_IT_OUT}: only what stands in "required" of a form must be filled in.`
    : `${OUT_HERE}, and take ${quote(field)} out of "required" of ${formsOf(document, asking)}.`;
}

/** With the comma, as more words follow. */
const OUT_HERE = `take it ${OUT_WITH_COMMA}`;

function answerOf(value: Json): boolean | undefined {
  const word = String(value).toLowerCase();
  if (/^(?:true|yes|required|mandatory|1|\*)$/.test(word)) return true;
  return /^(?:false|no|optional|0|null)$/.test(word) ? false : undefined;
}

/** Names that forms ask for and that can only be misspellings of a field. */
function slipsOf(document: Document, field: string): string[] {
  const fields = valueAt(document, ["fields"]);
  const names = isGroup(fields) ? Object.keys(fields) : [];
  const asked = formGroups(document).flatMap(([, form]) => inList(form, "fields"));
  return asked.filter(
    (name): name is string => typeof name === "string" && !names.includes(name) && onlyMeant(name, names) === field,
  );
}

/** Which forms there are, as none of them asks for the field. */
function ofForms(document: Document): string {
  const forms = formGroups(document).map(([name]) => withLine(document, name));
  return forms.length === 0 ? "" : `, of the form ${joined(forms, "or")}`;
}

function formGroups(document: Document): [name: string, form: Group][] {
  const forms = valueAt(document, ["forms"]);
  return Object.entries(isGroup(forms) ? forms : {}).filter((each): each is [string, Group] => isGroup(each[1]));
}

/** The names of all forms that have one of these values in a list. */
function formsWith(document: Document, list: "fields" | "required", values: readonly Json[]): string[] {
  const having = formGroups(document).filter(([, form]) => inList(form, list).some((each) => values.includes(each)));
  return having.map(([name]) => name);
}

function inList(form: Group, list: string): Json[] {
  const own = form[list];
  return Array.isArray(own) ? own : [];
}

/** `the form "contact" (line 12)`, and `each of the forms "contact" (line 12) and "quote" (line 20)`. */
function formsOf(document: Document, names: readonly string[]): string {
  const shown = names.map((name) => withLine(document, name));
  return `${names.length > 1 ? "each of the forms" : "the form"} ${joined(shown, "and")}`;
}

/** The name of a form, with the line of what it requires. */
function withLine(document: Document, name: string): string {
  const list = valueAt(document, ["forms", name, "required"]);
  const { offset } = rangeOf(document, ["forms", name, ...(list === undefined ? [] : ["required"])], "name");
  return `${quote(name)} (line ${lineAt(offset)})`;
}
