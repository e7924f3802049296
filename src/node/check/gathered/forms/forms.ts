/** The forms of a site, and the blocks that ask for one. */
import type { Json, Path } from "../../../../model/fields.ts";
import { isBlank } from "../../../../model/blank.ts";
import { byName } from "../../byName.ts";
import { isGroup, valueAt } from "../../json.ts";
import { choice, joined, quote, short } from "../../wording/words.ts";
import { siteGroup } from "../siteGroup.ts";
import { positionOf, rangeOf } from "../../document/position.ts";
import { type Context, siteDocument } from "../../rule.ts";
import type { CodedFinding } from "../../finding.ts";
import { comparable } from "../pages/pageWords.ts";
import type { Place } from "../../place.ts";
import { textBeside } from "../../shape/values/groups/textBeside.ts";

export function formsOf(context: Context): string[] {
  return Object.keys(siteGroup(context, "forms") ?? {});
}

/** So many forms are told apart by what they ask for. */
const MOST = 4;

/**
 * A fix that leaves a choice of forms, with what each of them asks for.
 * @param choosing The part of the fix that names the forms to choose from.
 */
export function withAsked(context: Context, fix: string, choosing = fix): string {
  const forms = formsOf(context).filter((name) => choosing.includes(quote(name)));
  if (forms.length < 2 || forms.length > MOST) return fix;
  const alike = byName(forms, (name) => askedBy(context, name) ?? "");
  const apart = Array.from(alike.values(), (names) => toldApart(context, names)).join("");
  if (alike.has("") || alike.size < 2) return `${fix}${apart}`;
  const fewestFirst = Array.from(alike).toSorted(
    ([, [one]], [, [other]]) => sizeOf(context, one!) - sizeOf(context, other!),
  );
  const each = fewestFirst.map(
    ([asked, names]) => `${choice(names, "and")} ${names.length > 1 ? "ask" : "asks"} for ${asked}`,
  );
  return `${fix} ${each.join("; ")}.${apart}`;
}

/** What the settings know of two forms that ask for the same: the words on their buttons, and what opens one of them. */
function toldApart(context: Context, names: readonly string[]): string {
  if (names.length !== 2) return "";
  const forms = siteGroup(context, "forms");
  const [one, other] = names.map((name) => (isGroup(forms?.[name]) ? forms[name]["submit"] : undefined));
  if (isWorded(one) && isWorded(other) && comparable(one) !== comparable(other))
    return ` ${names.map(quote).join(" and ")} have the buttons ${quote(one)} and ${quote(other)}.`;
  const opening = context
    .fields("form")
    .filter(({ document, value }) => document.role === "site" && names.includes(String(value)));
  const [first, ...others] = opening;
  const label = first && valueAt(first.document, [...first.path.slice(0, -1), "label"]);
  if (!isWorded(label) || others.length > 0) return "";
  return ` ${quote(first!.value as string)} is the one behind ${quote(label)} in the ${String(first!.path[0])}.`;
}

function isWorded(value: Json | undefined): value is string {
  return typeof value === "string" && !isBlank(value);
}

/**
 * The form from which a new one is most easily made, in words: `"discuss" of line 12`.
 * @param near The form that is nearest to what the new one is called; by default, the one with the fewest fields.
 */
export function formToCopy(context: Context, near?: string): string | undefined {
  const site = siteDocument(context);
  const forms = formsOf(context).filter((name) => sizeOf(context, name) > 0);
  const [smallest] = forms.toSorted((one, other) => sizeOf(context, one) - sizeOf(context, other));
  const name = forms.find((form) => form === near) ?? smallest;
  if (!site || name === undefined) return undefined;
  return `${quote(name)} of line ${positionOf(site, rangeOf(site, ["forms", name], "name").offset).line}`;
}

/** Findings of the schemas where the name of a form is blank or missing, with what each form asks for. */
export function withFormsAsked(context: Context, findings: readonly CodedFinding[]): CodedFinding[] {
  const isOfForm = ({ document, path, lacks }: CodedFinding) =>
    context.lookup.schemaAt(document, lacks === undefined ? path : [...path, lacks])?.schema.kind === "form";
  return findings.map((finding) =>
    finding.fix !== undefined && isOfForm(finding) ? { ...finding, fix: withAsked(context, finding.fix) } : finding,
  );
}

/** The number of its fields; 0 where it is unknown. */
function sizeOf(context: Context, name: string): number {
  const form = siteGroup(context, "forms")?.[name];
  return (isGroup(form) && textsOf(form["fields"]).length) || 0;
}

/** "name and email, and for company if visitors like". Undefined where nobody can know it. */
function askedBy(context: Context, name: string): string | undefined {
  const form = siteGroup(context, "forms")?.[name];
  const [fields, required] = ["fields", "required"].map((list) => (isGroup(form) ? textsOf(form[list]) : []));
  if (!fields || !required || fields.length === 0) return undefined;
  const [needed, open] = [true, false].map((is) =>
    fields.filter((field) => required.includes(field) === is).map(short),
  );
  const free = `${joined(open!, "and")} if visitors like`;
  if (open!.length === 0) return joined(needed!, "and");
  return needed!.length === 0 ? free : `${joined(needed!, "and")}, and for ${free}`;
}

function textsOf(list: Json | undefined): string[] {
  return Array.isArray(list) ? list.filter((each) => typeof each === "string") : [];
}

/** The text that has changed places with the name of a form: that name stands there, and words in the place of the name. */
export function textForForm(place: Place & { value: unknown }, context: Context): Path | undefined {
  const options = formsOf(context);
  if (typeof place.value !== "string" || options.includes(place.value)) return undefined;
  return textBeside(context.lookup, place, { takes: (text) => options.includes(text), options });
}
