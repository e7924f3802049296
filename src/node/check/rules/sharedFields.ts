import type { Path } from "../../../model/fields.ts";
import { explain } from "../shape/explain.ts";
import { changedPlaces, sayChangedPlaces } from "../files/changedPlaces.ts";
import { isReadAt } from "../document/position.ts";
import { isGroup, valueAt } from "../json.ts";
import { mayBeThere } from "../mayBeThere.ts";
import type { Context, Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import type { Group } from "../site.ts";
import { closedFields } from "../sharedBlocks/closedFields.ts";
import { blockIn, openFields, schemaIn, type With } from "../sharedBlocks/leftOpen.ts";

/** A page overrides only open fields of a shared block, with values that are valid in that block. */
export const sharedFields: Rule = {
  code: "closed-field",
  severity: "error",
  docs: {
    title: "A field of a shared block that pages may not change",
    why: "A shared block is the same on every page, but for the fields that it leaves open.",
    mend: 'Take the field out, or add its name to `"open"` in the file of the shared block.',
  },
  each: {
    *shared(field, context) {
      const { document } = field;
      const from = context.lookup.sharedMeant?.(field.value);
      const path: Path = [...field.path.slice(0, -1), "with"];
      const given = from && valueAt(document, path);
      if (!from || !isGroup(given) || !saysWhatIsOpen(from, context)) return;
      const words: With = { document, path, given, from, open: openFields(from) };
      const closed = [...closedFields(context, words)];
      const pair = closed.length > 0 ? changedPlaces(context, from, given) : undefined;
      if (pair) return yield* sayChangedPlaces(field, pair);
      yield* closed;
      yield* unfit(context, words);
    },
  },
};

/** Whether the file of a shared block is right in what it leaves open, whatever else is wrong in it. */
function saysWhatIsOpen(from: Document, context: Context): boolean {
  const { lookup, isSound } = context;
  if (!isReadAt(from, ["open"]) || schemaIn(from, lookup.schemas) === undefined) return false;
  return Object.hasOwn(from.data!, "open") ? isSound(from, ["open"]) : !mayBeThere(context, from, []);
}

/** Validates the shared block with the page's words in it. Only errors in the page's words are reported. */
function unfit({ lookup, validate }: Context, { document, path, given, from, open }: With): Finding[] {
  const whole: Group = { ...blockIn(from)! };
  for (const name of open) if (Object.hasOwn(given, name)) whole[name] = given[name]!;
  const errors = validate(schemaIn(from, lookup.schemas)!.file, whole).filter(({ instancePath }) => {
    const [, name = ""] = instancePath.split("/");
    return open.includes(name) && Object.hasOwn(given, name);
  });
  return explain(lookup, { document, base: path }, errors);
}
