/** Words for a list or a text that is too short. */
import type { Json } from "../../../../../model/fields.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { BESIDE, OUT } from "../../../wording/commas.ts";
import { joined, numberWord } from "../../../wording/words.ts";
import { orFewer } from "../../block/forFewer.ts";
import { orAlone } from "../../block/forOne.ts";
import { ownExample, withOwn } from "../../example/ownExample.ts";
import { likeThis, type Explanation, type Wrong } from "../../wrong.ts";
import { sizeOf } from "./tooMany.ts";

export function tooFew(wrong: Wrong): Explanation {
  const { error, label, value, example: shown } = wrong;
  const limit = Number(error.params["limit"]);
  const size = sizeOf(value);
  const message =
    size === 0
      ? `${label} is empty, and needs at least ${numberWord(limit)}.`
      : `${label} has ${numberWord(size)}, and needs at least ${numberWord(limit)}.`;
  if (size === 0 && shown) return { code: "too-few", message, ...fillIt(wrong, shown), ...orAddress(wrong, shown) };
  const instead = size === 1 ? orAlone(wrong.lookup, wrong) : orFewer(wrong.lookup, wrong);
  return { code: "too-few", message, fix: addMore(wrong, limit - size) + instead };
}

/** The fix for an empty list: an example, or a paragraph where a text is asked for. */
function fillIt(wrong: Wrong, shown: string): { fix?: string } {
  const { lookup, document, path, label, value, optional } = wrong;
  const isText = Array.isArray(value) && lookup.schemaAt(document, path)?.schema.kind === "markdown";
  const { fix } = likeThis(isText && !shown.startsWith("[") ? { ...wrong, example: `[${shown}]` } : wrong);
  const mayGo = Array.isArray(value) && optional && fix !== undefined;
  return mayGo ? { fix: `${fix.slice(0, -1)}, or take ${label} ${OUT}.` } : { fix };
}

/** A group that takes either links or an address most likely lacks the address. */
function orAddress({ lookup, document, path, label }: Wrong, shown: string): { fix?: string } {
  const around = path.slice(0, -1);
  const group = valueAt(document, around);
  const { required = [] } = lookup.schemaAt(document, around)?.schema ?? {};
  const href = ownExample(lookup, { document, path: [...around, "href"] });
  if (path.at(-1) !== "links" || href === undefined || required.includes("href") || !isGroup(group)) return {};
  if ("href" in group) return { fix: `take ${label} out, ${BESIDE}: there is an "href" already.` };
  // A card is shown only beside links.
  if ("callout" in group) return {};
  return {
    fix: `write "href": ${JSON.stringify(href)} in the place of ${label}, or fill the list${withOwn(shown)}: ${label}: ${shown}.`,
  };
}

function addMore(wrong: Wrong, missing: number): string {
  const { value } = wrong;
  const more = `add ${numberWord(missing)} more`;
  if (!Array.isArray(value) || !isGroup(value[0])) return `${more}.`;
  const kinds = kindsIn(wrong, value);
  const has = (...asked: string[]) => asked.some((kind) => kinds.has(kind));
  const what = [
    ...(has("image", "imageFile") ? ["its picture"] : []),
    "its words",
    ...(has("anchor") ? ['its "id"'] : []),
    ...(has("href", "page") ? ["where it leads"] : []),
  ];
  return `${more}: copy one from { to }, put a comma between, and change ${joined(what, "and")}.`;
}

/** The kinds of the fields of entries, and of the groups in them. */
function kindsIn({ lookup, document, path }: Wrong, entries: readonly Json[]): ReadonlySet<string | undefined> {
  const fields = entries
    .filter(isGroup)
    .flatMap((entry) =>
      Object.entries(entry).flatMap(([name, value]) => [
        [name],
        ...(isGroup(value) ? Object.keys(value) : []).map((inner) => [name, inner]),
      ]),
    );
  return new Set(fields.map((field) => lookup.schemaAt(document, [...path, 0, ...field])?.schema.kind));
}
