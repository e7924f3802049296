import type { Place } from "../place.ts";
import { movingAway, OUT, TAKE_IT_OUT } from "../wording/commas.ts";
import { blockSchema, type Located, type Path, type Schemas } from "../../../model/fields.ts";
import { explain } from "../shape/explain.ts";
import { oneOf } from "../wording/listNames.ts";
import { type Field, reservedNames } from "../document/fields.ts";
import { writing } from "../wording/instead.ts";
import { changedPlaces, sayChangedPlaces } from "../files/changedPlaces.ts";
import { isReadAt } from "../document/position.ts";
import { allPlaces } from "../gone/elsewhere.ts";
import type { Cause } from "../gone/toldOnce.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Context, Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import type { Group } from "../site.ts";
import { couldStand } from "../shape/couldStand.ts";
import { wordFor } from "../shape/names/synonyms.ts";
import { nearest } from "../wording/suggest.ts";
import { example, LONGEST_EXAMPLE, quote } from "../wording/words.ts";

/** A page may word only those fields of a shared block differently that are open, and has to fill them as the block wants it. */
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
      const from = context.lookup.sharedMeant?.(field.value);
      const path: Path = [...field.path.slice(0, -1), "with"];
      const given = from && valueAt(field.document, path);
      if (!from || !isGroup(given) || !saysWhatIsOpen(from, context)) return;
      const open = openFields(from);
      const words: With = { from, open, path, given };
      const isOpen = Object.keys(given).every((name) => open.includes(name));
      const found = isOpen ? [] : [...closed(context, field, words)];
      const pair = found.length > 0 ? changedPlaces(context, from, given) : undefined;
      yield* pair ? sayChangedPlaces(field, pair) : found;
      if (!pair) yield* unfit(context, field.document, words);
    },
  },
};

/** Whether the file of a shared block can be believed in what it leaves open, whatever else is wrong in it. */
function saysWhatIsOpen(from: Document, context: Context): boolean {
  const block = blockIn(from);
  return (
    isReadAt(from, ["open"]) && !!block && !!schemaOf(block, context.lookup.schemas) && context.isSound(from, ["open"])
  );
}

/** That its fields stand at the top of the file is told of that file. */
function blockIn({ data = {} }: Document): Group | undefined {
  // Of a block alone nobody knows what was open before.
  const { block = "open" in data ? data : undefined } = data;
  return isGroup(block) ? block : undefined;
}

function schemaOf({ type }: Group, schemas: Schemas): Located | undefined {
  return blockSchema(schemas, String(type));
}

interface With {
  from: Document;
  /** The fields that it leaves open. */
  open: readonly string[];
  path: Path;
  given: Group;
}

function* closed(context: Context, { document }: Field, { from, open, path, given }: With): Generator<Finding> {
  const wrong = Object.keys(given).filter((name) => !open.includes(name) && !reservedNames.has(name));
  if (wrong.length === 0) return;
  const fields = schemaOf(blockIn(from)!, context.lookup.schemas)!.schema.properties ?? {};
  if (!("open" in from.data!) && wrong.every((name) => Object.hasOwn(fields, name))) {
    yield nothingOpen(document, { from, open, path, given });
    return;
  }
  const free = open.filter((field) => !Object.hasOwn(given, field));
  const meanings = wrong.map((name) => nearest(name, free));
  for (const [i, name] of wrong.entries()) {
    const [near, other] = meanings[i]!;
    const message = `the shared block ${quote(from.name)} has no ${quote(name)} that a page may change.`;
    const named = open.length > 0 ? `use ${oneOf(open)}, or ${TAKE_IT_OUT}.` : `${TAKE_IT_OUT}.`;
    const isField = Object.hasOwn(fields, name);
    const found = { document, path: [...path, name], point: "name", message } as const;
    // A field of the block that is not open is no slip, however near it is to another.
    if (isField && isMisspeltIn(open, name, fields)) continue;
    // Of what type a block is no page can say.
    if (name === "type") yield { ...found, fix: `${TAKE_IT_OUT}.` };
    // A page gives the place its own name beside "use".
    else if (name === "id") yield { ...found, fix: movingAway('move it out of "with", beside "use".') };
    else if (isField) {
      const so = Array.isArray(given[name]) ? `, so that these "${name}" stand in the place of the shared ones` : "";
      const itself = blockItself(context, document, { from, open, path, given });
      const all = [...open, ...Object.keys(given)].filter((each) => !OF_PLACE.has(each) && Object.hasOwn(fields, each));
      const fix = `${opening(from, all)}${so}${OTHERS_STAY}, or ${TAKE_IT_OUT}.${itself}`;
      const cause = wordedBy(
        `${from.file} ${name}`,
        () => `add "${name}" to the list "open" in ${from.file}${OTHERS_STAY}, or take it out`,
      );
      yield { ...found, fix, cause };
    } else if (near === undefined || other !== undefined)
      yield {
        ...found,
        fix:
          aroundOwn({ name, given, open }) ?? inOtherWords(context, { document, path }, { name, given, free }) ?? named,
      };
    else {
      // Of two names for one field nobody can say which one it is.
      const isSure = meanings.filter(([meant]) => meant === near).length === 1;
      yield { ...found, fix: `rename it to "${near}".`, ...(isSure ? { edit: writing(near) } : {}) };
    }
  }
}

/** Fields of a block that are no words of it, so that none can be open. */
const OF_PLACE: ReadonlySet<string> = new Set(["id", "type"]);

/** What the file of a shared block says of the fields that pages may word differently. */
function opening({ file, data }: Document, names: Iterable<string>): string {
  const list = example([...new Set(names)]);
  return Object.hasOwn(data!, "open") ? `change "open" in ${file} to ${list}` : `add "open": ${list} to ${file}`;
}

/** To open a field is no change of the pages that do not fill it. */
const OTHERS_STAY = " (other pages stay as they are)";

/** The block in the place of the shared one, with the words of the page: nothing that is shown there gets lost. */
function blockItself({ lookup, validate }: Context, document: Document, { from, path, given }: With): string {
  const place = valueAt(document, path.slice(0, -1));
  const named: Group = isGroup(place) && typeof place["id"] === "string" ? { id: place["id"] } : {};
  const shared = blockIn(from)!;
  const block: Group = { ...shared, ...named, ...given, type: shared["type"]! };
  if (validate(schemaOf(shared, lookup.schemas)!.file, block).length > 0) return "";
  const shown = example(block);
  // What has to be looked for in another file is more work than to open the field.
  return shown.length > LONGEST_EXAMPLE ? "" : ` Or write the block itself in the place of this one: ${shown}.`;
}

/** A group around what may be worded differently: `"with": { "with": { … } }`. */
function aroundOwn({ name, given, open }: { name: string; given: Group; open: readonly string[] }): string | undefined {
  const names = isGroup(given[name]) ? Object.keys(given[name]) : [];
  const isAround = names.length > 0 && names.every((own) => open.includes(own) && !Object.hasOwn(given, own));
  return isAround ? `take ${quote(name)}: { and its } away, and leave what stands between them.` : undefined;
}

function inOtherWords(
  { lookup }: Context,
  { document, path }: Place,
  { name, given, free }: { name: string; given: Group; free: readonly string[] },
): string | undefined {
  const field = wordFor(name, free);
  if (field === undefined) return undefined;
  const fits = couldStand(lookup, { document, path }, { field, value: given[name]! });
  return fits ? `rename it to "${field}".` : `rename it to "${field}", or ${TAKE_IT_OUT}.`;
}

/** A shared block of which nothing is open: the words of pages that were right once are no mistakes of these pages. */
function nothingOpen(document: Document, { from, path, given }: With): Finding {
  const open = (names: Iterable<string>) => `${opening(from, names)}${OTHERS_STAY}`;
  const message = `the shared block ${quote(from.name)} has nothing that a page may change.`;
  const fix = `${open(Object.keys(given))}, or take "with" ${OUT}.`;
  const cause = wordedBy(from.file, (places) => {
    const names = places.flatMap((place) => Object.keys(valueAt(place.document, place.path) as Group));
    return `${open(names)}, or take "with" out`;
  });
  return { document, path, point: "name", place: path.slice(0, -1), message, fix, cause };
}

/** Several pages word the same differently, which was open before. */
function wordedBy(name: string, mend: (places: readonly Place[]) => string): Cause {
  const fix = (places: readonly Place[]) => `${mend(places)} in ${allPlaces(places)}.`;
  return { name, fewest: 2, all: "places word it differently.", fix };
}

/** Whether the name may be open but for a name in "open" that the block does not have, which is told there. */
function isMisspeltIn(open: readonly string[], name: string, fields: object): boolean {
  return open.some((other) => {
    const near = Object.hasOwn(fields, other) ? undefined : nearest(other, Object.keys(fields));
    return near?.length === 0 || near?.includes(name);
  });
}

/** The shared block with the page's words in it has to be a valid block; only the page's words are blamed. */
function unfit({ lookup, validate }: Context, document: Document, { from, open, path, given }: With): Finding[] {
  const block = blockIn(from)!;
  const whole: Group = { ...block };
  for (const name of open) if (Object.hasOwn(given, name)) whole[name] = given[name]!;
  const errors = validate(schemaOf(block, lookup.schemas)!.file, whole).filter(({ instancePath }) => {
    const [, name = ""] = instancePath.split("/");
    return open.includes(name) && Object.hasOwn(given, name);
  });
  return explain(lookup, { document, base: path }, errors);
}

function openFields({ data }: Document): string[] {
  const { open } = data!;
  return Array.isArray(open) ? open.filter((name) => typeof name === "string") : [];
}
