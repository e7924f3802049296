/** Two fields of one name in an entry that lacks a field which all other entries have: one of the two may be that field. */
import type { Json } from "../../../model/fields.ts";
import { isGroup, valueAt } from "../json.ts";
import { fitsPattern } from "../shape/looksLike.ts";
import { onlyOf } from "../onlyOf.ts";
import { isOfWords } from "../shape/isOfWords.ts";
import { otherEntries } from "./otherEntries.ts";
import { quote } from "../wording/words.ts";
import type { Document } from "./document.ts";
import type { Repeated } from "./keys.ts";
import type { SchemaOf } from "./keepOne.ts";
import { lineAt } from "./lineMarks.ts";
import { whichOfTwo } from "./whichOfTwo.ts";

/** The words before the advice to keep one of two texts; empty where no other field is likely. */
export function orFieldOfOthers(document: Document, { first, offset, path }: Repeated, find: Finder): string {
  const group = path.slice(0, -1);
  const others = otherEntries(document, group);
  const name = String(path.at(-1));
  const both = find.both.filter((text): text is string => typeof text === "string");
  const { properties = {}, title = "entry" } = find.schemaOf(document, group) ?? {};
  const own = valueAt(document, group);
  if (others.length === 0 || both.length < 2 || !isGroup(own)) return "";
  const free = Object.keys(properties).filter((each) => {
    const schema = find.schemaOf(document, [...group, each]);
    return !Object.hasOwn(own, each) && isOfWords(schema?.kind) && [each, name].every((of) => haveText(others, of));
  });
  const meant = onlyOf(free);
  if (meant === undefined) return "";
  const which = whichOfTwo(document, group, { both, names: [name, meant] });
  if (which === undefined || which === "neither") return "";
  const text = both[which]!;
  if (!fitsPattern(find.schemaOf(document, [...group, meant]) ?? {}, text)) return "";
  const line = lineAt([first, offset][which]!);
  return `if ${quote(text)} is the "${meant}", which ${others.length > 1 ? "every" : "the"} other ${title.toLowerCase()} has, rename the "${name}" of line ${line} to "${meant}". Else `;
}

interface Finder {
  both: readonly Json[];
  schemaOf: SchemaOf;
}

function haveText(others: readonly Json[], name: string): boolean {
  return others.every((other) => isGroup(other) && typeof other[name] === "string" && other[name] !== "");
}
