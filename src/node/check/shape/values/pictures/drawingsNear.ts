/** The drawings whose names are nearest to the words beside a field, as examples of what to write there. */
import { isGroup, valueAt } from "../../../json.ts";
import type { Json } from "../../../../../model/fields.ts";
import type { Lookup } from "../../../lookup.ts";
import type { Place } from "../../../place.ts";
import { lastPart } from "../../../pathParts.ts";
import { choice } from "../../../wording/words.ts";
import { SMALL_WORDS } from "../../../wording/synonyms.ts";
import { isForm } from "../../../wording/wordForms.ts";
import { wordsWithin } from "../../wordsWithin.ts";
import { namesBeside } from "./explainDrawing.ts";

/** The most drawings that are named. */
const FEW = 3;
/** How much more the title of an entry says of its drawing than the words around it. */
const TITLE = 4;
/** Words that say nothing of a drawing. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([...SMALL_WORDS, "and", "off", "to", "page", "service"]);

/** "the name of a drawing, for example …": no example where none is near. */
export function nameOfDrawing(lookup: Lookup, at: Place): string {
  const { kind, enum: options = [] } = lookup.schemaAt(at.document, at.path)?.schema ?? {};
  const near = drawingsNear(
    at,
    options.filter((option) => typeof option === "string"),
  );
  return `the name of a ${kind === "logo" ? "logo" : "drawing"}${near.length > 0 ? `, for example ${choice(near)}` : ""}`;
}

/** The nearest first. Those that other entries of the list have are left out. */
function drawingsNear({ document, path }: Place, names: readonly string[]): string[] {
  const used = namesBeside(document, path);
  const group = valueAt(document, path.slice(0, -1));
  const { title, label, heading } = isGroup(group) ? group : {};
  const called = wordsOf(title ?? label ?? heading ?? null, valueAt(document, path) ?? null);
  const block = valueAt(document, path.slice(0, path[0] === "blocks" ? 2 : 1));
  // A body text has words by chance.
  const around = wordsOf(
    document.data?.["title"] ?? null,
    document.route ?? "",
    isGroup(block) ? (block["heading"] ?? null) : null,
  );
  const scored = names.flatMap((name) => {
    const own = wordsOf(lastPart(name));
    const count = (others: readonly string[]) => own.filter((word) => others.some((each) => isForm(word, each))).length;
    const score = TITLE * count(called) + count(around);
    return score > 0 && !used.includes(name) ? [{ name, score }] : [];
  });
  const best = scored.toSorted((a, b) => b.score - a.score);
  return best
    .filter(({ score }) => score * 2 >= best[0]!.score)
    .slice(0, FEW)
    .map(({ name }) => name);
}

function wordsOf(...values: readonly Json[]): string[] {
  const words =
    values
      .flatMap(wordsWithin)
      .join(" ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  // "apps" is too short to be told as a form of "app" by its letters.
  const singular = words.map((word) => word.replace(/s$/, ""));
  return [...new Set(singular)].filter((word) => word.length > 1 && !EMPTY_WORDS.has(word));
}
