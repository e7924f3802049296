import { isGroup, type Json, type Path } from "../../../model/fields.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import type { Lookup } from "../lookup.ts";
import type { Place } from "../place.ts";
import { NO_CHANCE, samplesIn, weigh } from "../gathered/texts/samples.ts";
import type { Context, Rule } from "../rule.ts";
import { OUT } from "../wording/commas.ts";
import { mayGo } from "../shape/needed.ts";
import { counted, quote } from "../wording/words.ts";

/** The texts of a site are those of its author, not those of the examples that blocks come with. */
export const sampleText: Rule = {
  code: "sample-text",
  severity: "warning",
  docs: {
    title: "Texts that still are those of an example",
    why: "New blocks come with the words of an invented company. Visitors would take them for yours.",
    mend: "Write your own words in their place, or take the blocks out that you do not need.",
  },
  each: {
    sampled: (document, context) => sayLeft(document, ["blocks"], context),
    sharedFile: (document, context) => sayLeft(document, ["block"], context),
  },
};

function* sayLeft(document: Document, at: Path, { lookup, samples }: Context): Generator<Finding> {
  if (!samples) return;
  const value = document.data?.[at[0]!];
  const blocks: [Path, Json][] = Array.isArray(value)
    ? value.map((block, i): [Path, Json] => [[...at, i], block])
    : value === undefined
      ? []
      : [[at, value]];
  const left = blocks.flatMap(([path, block]) => {
    const own = isGroup(block) ? samples.get(String(block["type"])) : undefined;
    return own ? samplesIn(block, path, own) : [];
  });
  const [first] = left;
  const weight = left.reduce((sum, { text }) => sum + weigh(text), 0);
  if (!first || weight < NO_CHANCE) return;
  const others = left.length - 1;
  const more = others === 0 ? "." : `, and so ${others === 1 ? "is" : "are"} ${counted(others, "more text")} below.`;
  yield {
    document,
    path: first.path,
    point: "value",
    message: `${quote(first.text)} is still a text of the example${more}`,
    fix: others > 0 ? OF_SEVERAL : ofOne({ lookup, document, path: first.path }),
  };
}

const OF_SEVERAL =
  "write your own words in the place of each, or take out the fields, entries and blocks that you do not need.";

/** Only the field may be taken out: what the author has written beside it stays. */
function ofOne(place: Place & { lookup: Lookup }): string {
  const out = mayGo(place) ? `, or take ${quote(String(place.path.at(-1)))} ${OUT}` : "";
  return `write your own words in its place${out}.`;
}
