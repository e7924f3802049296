import { OUT_WITH_COMMA } from "../wording/commas.ts";
import { didYouMean, didYouMeanFor } from "../wording/instead.ts";
import type { Place } from "../place.ts";
import type { Document } from "../document/document.ts";
import type { Json } from "../../../model/fields.ts";
import { spoiltNames } from "../gone/names/spoiltNames.ts";
import { type Asking, isNamed, unknownNames } from "../gone/names/unknownNames.ts";
import { lineAt } from "../document/lineMarks.ts";
import { rangeOf } from "../document/position.ts";
import { isGroup, valueAt } from "../json.ts";
import { siteGroup } from "../gathered/siteGroup.ts";
import { type Context, type Rule, siteDocument } from "../rule.ts";
import type { Finding } from "../finding.ts";
import type { Group } from "../site.ts";
import { fold, nearest, sameLetters } from "../wording/suggest.ts";
import { capital, example, quote, short } from "../wording/words.ts";
import { onlyOf } from "../onlyOf.ts";
import { withSpaces } from "../../../model/camelCase.ts";

/** A form has only fields that are described, and requires only fields that it has. */
export const unknownField: Rule = {
  code: "unknown-field",
  severity: "error",
  docs: {
    title: "A field of a form that is not described",
    why: 'A form names its fields, and `"fields"` in `pages/_site.json` describes them. This one is not there, or the form asks for a field that it does not have.',
    mend: 'Correct the name, take it out, or describe the field under `"fields"`, with a label and a kind.',
  },
  inCommon: true,
  *run(context) {
    const fields = siteGroup(context, "fields");
    // If all fields are missing, that is reported instead.
    if (!fields || Object.keys(fields).length === 0) return;
    const names = Object.keys(fields);
    const all = context.fields("field").filter(isNamed);
    const colons = names.filter((name) => all.some(({ value }) => withoutColon(name) === value && value !== name));
    for (const name of colons) yield colonInName(siteDocument(context)!, name);
    const asking = all.filter(({ value }) => !colons.some((name) => withoutColon(name) === value));
    const spoilt = spoiltNames(context, "fields");
    const inForms = new Set(asking.filter(({ path }) => path.at(-2) !== "required").map(({ value }) => value));
    yield* unknownNames(
      asking.filter(({ value }) => !names.includes(value)),
      {
        names,
        idle: () => idleField(names, asking, context),
        spoilt,
        message: (name) => `there is no field called ${quote(name)}.`,
        meant: (name) => meantBy(name, fields, spoilt),
        add: (name) => {
          const field = fieldFor(name);
          // The name of a text field need not say what it asks for.
          const own = field["kind"] === "text" ? ", with your own words as its label" : "";
          const also = inForms.has(name) ? "" : `, and ${quote(name)} to the "fields" of the form`;
          const home = `the group "fields" of line ${lineOfFields(context)}, which describes the fields of all forms`;
          return `add ${quote(name)}: ${example(field)} to ${home}${own}${also}`;
        },
        isLike: (name, others) => others.some((other) => labelOf(fields, other) === labelOf(fields, name)),
        lineOf: (name) => lineOfFields(context, name),
        isMade: true,
        likely: (name) => fieldOfKind(fieldFor(name)["kind"], fields) ?? fieldLabelled(name, fields),
        about: (name) => {
          const label = labelOf(fields, name);
          return typeof label === "string" && fold(label) !== fold(name) ? ` (${quote(label)})` : "";
        },
        rename: (from, to) => `rename the field "${from}" in "fields" to ${quote(to)}`,
        // If the form has the same wrong name among its fields, it is reported there.
        isAgain: (place) => fieldsBeside(place)?.includes(place.value) ?? false,
      },
    );
    for (const place of asking) if (names.includes(place.value)) yield* notInForm(place, names);
  },
};

function withoutColon(name: string): string {
  return name.replace(/[\s:]+$/, "");
}

/** A field that is described under its name with a colon: the forms have its right name. */
function colonInName(document: Document, name: string): Finding {
  const message = `the colon behind ${quote(withoutColon(name))} stands inside the quotation marks.`;
  const fix = `write ${quote(withoutColon(name))}: in place of ${quote(name)}:.`;
  return { document, path: ["fields", name], point: "name", message, fix };
}

/** The most likely label and kind of a field with this name. */
function fieldFor(name: string): Group {
  const words = withSpaces(name).replace(/[-_]+/g, " ").trim();
  const [, kind = "text"] = KINDS.find(([pattern]) => pattern.test(words)) ?? [];
  return { label: capital(short(words).toLowerCase()), kind };
}

/** The only field of this kind, unless the kind is plain text: "number" for a phone. */
function fieldOfKind(kind: Json | undefined, fields: Group): string | undefined {
  const [only, ...others] = Object.keys(fields).filter((name) => {
    const field = fields[name];
    return isGroup(field) && field["kind"] === kind;
  });
  return kind === "text" || others.length > 0 ? undefined : only;
}

/** The only field that has all words of a name in its label: "phone" with the label "Mobile number" for "number". */
function fieldLabelled(name: string, fields: Group): string | undefined {
  const words = wordsIn(withSpaces(name));
  const has = (own: string) => {
    const label = labelOf(fields, own);
    const labelled = typeof label === "string" ? wordsIn(label) : [];
    return words.length > 0 && words.every((word) => labelled.includes(word));
  };
  return onlyOf(Object.keys(fields).filter(has));
}

/** The words that are long enough to tell something. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

const KINDS: readonly [pattern: RegExp, kind: string][] = [
  [/mail/i, "email"],
  [/phone|mobile|^tel(?:ephone)?\b/i, "tel"],
  [/message|comment|question|details/i, "textarea"],
];

function lineOfFields(context: Context, ...name: string[]): string {
  return lineAt(rangeOf(siteDocument(context)!, ["fields", ...name], "name").offset);
}

function labelOf(fields: Group, name: unknown): Json | undefined {
  const field = typeof name === "string" && Object.hasOwn(fields, name) ? fields[name] : undefined;
  return isGroup(field) ? field["label"] : (name as Json);
}

/** The fields of the form in whose "required" a name stands. */
function fieldsBeside({ document, path }: Place): Json[] | undefined {
  const own = path.at(-2) === "required" ? valueAt(document, [...path.slice(0, -2), "fields"]) : undefined;
  return Array.isArray(own) ? own : undefined;
}

function* notInForm(place: Asking, names: readonly string[]): Generator<Finding> {
  const { document, path, value } = place;
  const own = fieldsBeside(place);
  // The fields of a form are unknown if something else stands among their names.
  if (!own || own.length === 0 || own.some((name) => typeof name !== "string")) return;
  // The field may be there under a wrong name, or under that of another one, which is reported there.
  const has = own.flatMap((name) => (typeof name === "string" ? (namesIn(name, names) ?? [name]) : []));
  const wrong = has.filter((name, i) => !names.includes(spelt(name, names)) || has.indexOf(name) < i);
  const required = valueAt(document, path.slice(0, -1)) as Json[];
  const there = new Set(has.map((name) => spelt(name, names)));
  const lacking = required.filter((name) => names.includes(String(name)) && !there.has(String(name)));
  if (there.has(value) || lacking.length <= wrong.length) return;
  if (wrong.some((name) => nearest(name, [value]).length > 0)) return;
  const message = `${quote(value)} is required, but the form does not have this field.`;
  // Another form may have a field of that name, and this one a field of a similar name.
  const free = has.filter((name) => names.includes(name) && !required.includes(name));
  const near = nearest(value, free);
  if (near.length > 0) {
    yield { document, path, point: "value", message, fix: didYouMeanFor(value, near).fix };
    return;
  }
  const { offset } = rangeOf(document, [...path.slice(0, -2), "fields"], "name");
  const list = `the "fields" of the form ${quote(String(path.at(-3)))} (line ${lineAt(offset)})`;
  const fix = `add ${quote(value)} to ${list} as well, or take it ${OUT_WITH_COMMA}.`;
  yield { document, path, point: "value", message, fix };
}

/** The name without its typo, if only one can be meant. */
function spelt(name: string, names: readonly string[]): string {
  const [near = name, ...others] = names.includes(name) ? [] : nearest(name, names);
  return others.length === 0 ? near : name;
}

/** The only field that no form has. */
function idleField(names: readonly string[], asking: readonly Asking[], context: Context): string | undefined {
  if (asking.some(({ document }) => !context.isSound(document, ["forms"]))) return undefined;
  const used = new Set(asking.map(({ value }) => value));
  const [idle, ...more] = names.filter((name) => !used.has(name));
  return more.length === 0 ? idle : undefined;
}

function meantBy(value: string, fields: Group, spoilt: readonly string[]): Pick<Finding, "fix" | "edit"> | undefined {
  const names = Object.keys(fields);
  const several = namesIn(value, names);
  if (several) {
    const text = several.map((name) => JSON.stringify(name)).join(", ");
    return { fix: `put each name in quotation marks of its own: ${text}.`, edit: (range) => ({ ...range, text }) };
  }
  if (sameLetters(value, names) !== undefined || nearest(value, names).length > 0) return undefined;
  const labels = new Map(Object.entries(fields).map(([name, field]) => [isGroup(field) ? field["label"] : name, name]));
  const byLabel = labels.get(sameLetters(value, [...labels.keys()].map(String)) ?? value);
  return byLabel === undefined || spoilt.includes(byLabel) ? undefined : didYouMean(byLabel);
}

/** The names in one text, separated by commas or spaces; undefined for any other text. */
function namesIn(text: string, names: readonly string[]): string[] | undefined {
  const found = text.split(/[\s,;]+/).filter(Boolean);
  const isList = found.length > 1 && !names.includes(text) && found.every((name) => names.includes(name));
  return isList && new Set(found).size === found.length ? found : undefined;
}
