/** Rich text as editors store it: nested groups and arrays, where each group names its kind. */
import type { Group } from "../../../site.ts";
import type { Json } from "../../../../../model/fields.ts";
import { isGroup } from "../../../json.ts";
import { example } from "../../../wording/words.ts";
import { likeThis, named, writeIt } from "../../wrong.ts";
import type { Fixer } from "../../wrongType.ts";

/** The fields in which such editors keep the kind of a group, and its words. */
const KINDS = ["type", "_type", "nodeType", "insert"];
const WORDS = ["text", "value", "insert"];

const asText: Fixer = (wrong) => {
  const { value, types } = wrong;
  if (!types.includes("string") || !hasKinds(value)) return undefined;
  const [first, ...others] = paragraphsIn(value)
    .map((text) => text.trim())
    .filter((text) => text !== "");
  if (first === undefined) return likeThis(wrong);
  const isEntry = typeof wrong.path.at(-1) === "number";
  const list = types.includes("array") || isEntry;
  const all = others.length > 0 && list ? [first, ...others] : [first, ...others].join(" ");
  const shown = Array.isArray(all) && isEntry ? all.map((text) => example(text)).join(", ") : example(all);
  return { fix: `${writeIt(wrong)} as a text, without { }: ${named(wrong, shown)}.` };
};

function hasKinds(value: Json): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(hasKinds);
  if (!isGroup(value)) return false;
  const isNested = Object.values(value).some((each) => typeof each === "object" && each !== null);
  return (
    "insert" in value || (isNested && (KINDS.some((name) => name in value) || Object.values(value).some(hasKinds)))
  );
}

/** The entries of one array are joined to one paragraph. */
function paragraphsIn(value: Json): string[] {
  if (Array.isArray(value)) {
    const words = value.map(wordsOf);
    return words.length > 0 && words.every((each) => each !== undefined)
      ? [words.join("")]
      : value.flatMap(paragraphsIn);
  }
  if (!isGroup(value)) return [];
  const own = wordsOf(value);
  return own === undefined ? Object.values(value).flatMap(paragraphsIn) : [own];
}

function wordsOf(value: Json): string | undefined {
  const name = isGroup(value) ? WORDS.find((each) => typeof value[each] === "string") : undefined;
  return name === undefined ? undefined : String((value as Group)[name]);
}

export const richTextFixes: readonly Fixer[] = [asText];
