/** A list of groups where one group is asked for: one is kept, and the fix says where the others can go. */
import type { Json } from "../../../../../model/fields.ts";
import { fieldOf, hasNull, isGroup } from "../../../json.ts";
import { example, LONGEST_EXAMPLE, quote } from "../../../wording/words.ts";
import { isBlock } from "../../noun.ts";
import { linksInText } from "../meant/linkInText.ts";
import { takesField } from "../../looksLike.ts";
import { typesWhere } from "../../block/typesWhere.ts";
import { named } from "../../wrong.ts";
import type { Fixer, WrongType } from "../../wrongType.ts";

/** Groups without a common field: the fields of one group, each in braces of its own. */
export const piecesOfGroup: Fixer = (wrong) => {
  const { value, types, schema, path, isEach } = wrong;
  if (!Array.isArray(value) || value.length < 2 || !value.every(isGroup) || !types.includes("object")) return undefined;
  const said = value.flatMap(Object.entries<Json>).filter(([, each]) => !hasNull(each));
  const names = said.map(([name]) => name);
  // In an array, groups with unknown fields may be separate entries.
  const isOther = typeof path.at(-1) === "number" && !names.every((name) => fieldOf(schema, name));
  if (isOther || names.length < 2 || new Set(names).size < names.length) return undefined;
  const shown = example(Object.fromEntries(said));
  const fix = `make one group of ${isEach ? "each list" : "them"}, with one { } around all fields and without [ ]`;
  return { fix: shown.length > LONGEST_SHOWN || isEach ? `${fix}.` : `${fix}: ${named(wrong, shown)}.` };
};

/** A complete group may be longer than other examples, as it can be copied. */
const LONGEST_SHOWN = 3 * LONGEST_EXAMPLE;

/** Several entries of a list of groups in brackets of their own: only these are wrong. */
export const groupsOfEntry: Fixer = ({ path, value, types, isEach }) => {
  const areGroups = Array.isArray(value) && value.length > 1 && value.every(isGroup);
  if (!areGroups || typeof path.at(-1) !== "number" || !types.includes("object")) return undefined;
  return {
    fix: `take ${isEach ? "the inner" : "its"} [ ] away, and leave what stands between them.`,
    brackets: "doubled",
  };
};

export const groupsForOne: Fixer = (wrong) => {
  const { value, types } = wrong;
  if (!Array.isArray(value) || value.length < 2 || !types.includes("object")) return undefined;
  const [first, ...others] = value;
  if (!isGroup(first) || !others.every((each) => isGroup(each) || typeof each === "string")) return undefined;
  return { fix: `${onlyFirst(wrong, first)}${forOthers(wrong, others)}` };
};

function onlyFirst(wrong: WrongType, first: Json): string {
  const shown = example(first);
  return `keep only one of them, without [ ]${shown.length > LONGEST_EXAMPLE || hasNull(first) ? "" : `: ${named(wrong, shown)}`}.`;
}

/** Says where values can go that the field has no room for. */
export function forOthers({ lookup, document, path }: WrongType, others: readonly Json[]): string {
  const them = others.length > 1 ? "the others" : "the other one";
  const inText = linksInText(lookup, { document, path: path.slice(0, -1), name: String(path.at(-1)) }, others);
  if (inText) {
    const what = others.length > 1 ? "links" : "a link";
    return ` Put ${them} as ${what} ${inText.into}.`;
  }
  const [name] = isBlock(path.slice(0, -1)) ? path.slice(-1) : [];
  const { schemas } = lookup;
  // Block types whose entries require at most a title beside this field.
  const [type] = typesWhere(schemas, "entry", (entry) => {
    const needed = (entry.schema.required ?? []).filter((each) => each !== name);
    return needed.length < 2 && others.every((each) => takesField(schemas, entry, [String(name), each]));
  });
  return type === undefined ? "" : ` Put ${them} into a block whose entries have one, for example ${quote(type)}.`;
}
