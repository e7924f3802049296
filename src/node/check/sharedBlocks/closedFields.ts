/** Fields in "with" that a shared block does not leave open. */
import { endAway } from "../document/endAway.ts";
import { reservedNames } from "../document/fields.ts";
import { isGroup } from "../json.ts";
import type { Context } from "../rule.ts";
import type { Finding } from "../finding.ts";
import { couldStand } from "../shape/couldStand.ts";
import { nounOfType } from "../shape/block/blockType.ts";
import { wordFor } from "../wording/synonyms.ts";
import { SAY_IT_BESIDE } from "../shape/names/words/wordsInto.ts";
import { wordsWithin } from "../shape/wordsWithin.ts";
import { movingAway, TAKE_IT_OUT } from "../wording/commas.ts";
import { writing } from "../wording/instead.ts";
import { oneOf } from "../wording/listNames.ts";
import { nearest } from "../wording/suggest.ts";
import { quote, withArticle } from "../wording/words.ts";
import { blockIn, openIn, schemaIn, type With } from "./leftOpen.ts";
import { nothingOpen, openField } from "./opening.ts";

export function* closedFields(context: Context, words: With): Generator<Finding> {
  const { document, path, given, from, open } = words;
  const wrong = Object.keys(given).filter((name) => !open.includes(name) && !reservedNames.has(name));
  if (wrong.length === 0) return;
  const fields = schemaIn(from, context.lookup.schemas)!.schema.properties ?? {};
  if (openIn(from) === undefined && wrong.every((name) => Object.hasOwn(fields, name)))
    return yield nothingOpen(context, words);
  const free = open.filter((field) => !Object.hasOwn(given, field));
  const near = new Map(wrong.map((name) => [name, nearest(name, free)]));
  for (const name of wrong) {
    if (Object.hasOwn(fields, name) && isMisspeltIn(open, name, fields)) continue;
    const message = Object.hasOwn(fields, name)
      ? `the shared block ${quote(from.name)} has no ${quote(name)} that a page may change.`
      : `the shared block ${quote(from.name)} is ${withArticle(nounOfType(String(blockIn(from)!["type"])))}, which has no ${quote(name)}.`;
    const mend = mendOf(context, words, { name, fields, free, near });
    yield { document, path: [...path, name], point: "name", message, ...mend };
  }
}

/** Whether a wrong name in "open" may stand for this field, which is reported there. */
function isMisspeltIn(open: readonly string[], name: string, fields: object): boolean {
  return open.some((other) => {
    const near = Object.hasOwn(fields, other) ? undefined : nearest(other, Object.keys(fields));
    return near?.length === 0 || near?.includes(name);
  });
}

interface Closed {
  name: string;
  /** The fields that the block can have. */
  fields: object;
  /** The open fields that the page does not override. */
  free: readonly string[];
  /** For each closed name, the free fields that it may mean. */
  near: ReadonlyMap<string, readonly string[]>;
}

function mendOf(context: Context, words: With, closed: Closed): Pick<Finding, "fix" | "cause" | "edit"> {
  const { name, fields, near } = closed;
  // A page cannot change the type of a block.
  if (name === "type") return { fix: `${TAKE_IT_OUT}.` };
  // A page gives the place its own anchor beside "use".
  if (name === "id") return { fix: movingAway('move it out of "with", beside "use".') };
  // A field of the block that is not open is no typo, however similar it is to an open one.
  if (Object.hasOwn(fields, name)) return openField(context, words, { name, fields });
  const [meant, ...others] = near.get(name)!;
  if (meant === undefined || others.length > 0)
    return { fix: aroundOwn(words, name) ?? inOtherWords(context, words, closed) ?? oneOfFree(words, closed) };
  // If two names mean the same field, it is unknown which of them is right.
  const isSure = [...near.values()].filter(([each]) => each === meant).length === 1;
  return { fix: `rename it to "${meant}".`, ...(isSure && { edit: writing(meant) }) };
}

/** An object around the fields that may be overridden: `"with": { "with": { … } }`. */
function aroundOwn({ document, path, given, open }: With, name: string): string | undefined {
  const names = isGroup(given[name]) ? Object.keys(given[name]) : [];
  const isAround = names.length > 0 && names.every((own) => open.includes(own) && !Object.hasOwn(given, own));
  return isAround
    ? `take ${quote(name)}: { and ${endAway(document, [...path, name])}, and leave what stands between them.`
    : undefined;
}

function inOtherWords({ lookup }: Context, { document, path, given }: With, closed: Closed): string | undefined {
  const { name, free } = closed;
  const field = wordFor(name, free);
  if (field === undefined) return undefined;
  const fits = couldStand(lookup, { document, path }, { field, value: given[name]! });
  return fits ? `rename it to "${field}".` : `rename it to "${field}", or ${TAKE_IT_OUT}.`;
}

function oneOfFree({ given }: With, { name, free }: Closed): string {
  const isSentence = wordsWithin(given[name]!).some((text) => /\p{L}\s+\p{L}/u.test(text));
  const beside = isSentence ? `, or ${SAY_IT_BESIDE}` : "";
  const out = `${TAKE_IT_OUT}${beside}.`;
  return free.length > 0 ? `use ${oneOf(free)}${beside ? ", " : ", or "}${out}` : out;
}
