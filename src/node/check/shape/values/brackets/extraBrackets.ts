/** Lists where a single value is asked for. */
import { isOfWords } from "../../isOfWords.ts";
import { fitsPattern } from "../../looksLike.ts";
import type { Json, Path } from "../../../../../model/fields.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import { extentOf } from "../../../document/position.ts";
import { hasNull, isGroup, valueAt } from "../../../json.ts";
import type { Document } from "../../../document/document.ts";
import type { Edit } from "../../../finding.ts";
import { choice, example, LONGEST_AGAIN, numberWord } from "../../../wording/words.ts";
import { isNameOfList } from "../../../wording/synonyms.ts";
import { inFormat } from "../meant/inFormat.ts";
import { innerListOf } from "../lists/innerList.ts";
import { listWithin, onlyWithin } from "../lists/onlyWithin.ts";
import { named } from "../../wrong.ts";
import type { Fixer, WrongType } from "../../wrongType.ts";
import { groupsForOne, groupsOfEntry, piecesOfGroup } from "./groupsForOne.ts";
import { groupsInList } from "./groupsInList.ts";
import { otherPictures } from "./picturesForOne.ts";
import { areFewWords, oneText } from "../lists/oneText.ts";

const hasBrackets: Fixer = (wrong) => {
  const { document, path } = wrong;
  const { value, path: within } = onlyWithin(wrong.value);
  if (within.length === 0 || !isOnlyOne(wrong, value)) return undefined;
  const what = within.length > 1 ? "all the" : "the";
  const fix = `take ${what} [ ] away${hasNull(value) ? "" : `: ${named(wrong, example(value))}`}.`;
  const lone = isGroup(value) && Object.keys(value).length > 0 && { brackets: "extra" as const };
  return { fix, edit: () => inPlaceOf(document, { path, inner: [...path, ...within] }), ...lone };
};

const textsForOne: Fixer = (wrong) => {
  const { path, types, schema } = wrong;
  const { value } = listWithin(wrong.value);
  if (!Array.isArray(value) || !types.includes("string") || !value.every((item) => typeof item === "string"))
    return undefined;
  // Several names or addresses cannot be joined into one.
  const isName = schema.kind !== undefined && !isOfWords(schema.kind);
  const arePictures = value.every(isPictureFile);
  if (value.length > 1 && (isName || arePictures))
    return {
      fix:
        eachElsewhere(wrong, value) ??
        `write only one of them, without [ ]: ${named(wrong, example(inFormat(wrong, schema, value[0]!)))}.${arePictures ? otherPictures(wrong, value.slice(1)) : ""}`,
    };
  const [first] = value;
  const isOnly = (text: string) => fitsPattern(schema, text);
  if (schema["pattern"] !== undefined && first !== undefined && isOnly(first) && !isOnly(value.join(" ")))
    return {
      fix: `write only one of them, without [ ]: ${named(wrong, example(first))}. ${path.at(-1) === "language" ? "Another language needs a site of its own." : "What else there is can stand in a text."}`,
    };
  const [likely, other] = asOne(wrong, value);
  const whole = example(likely);
  if (value.length < 2) return { fix: "write one text in quotation marks, without [ ]." };
  if (whole.length > LONGEST_AGAIN)
    return {
      fix: `make one text of all ${numberWord(value.length)}, one behind the other in one pair of quotation marks, without [ ].`,
    };
  const orElse =
    other === undefined
      ? ""
      : ` If ${likely.length > other.length ? "no" : "a"} comma belongs there, write ${example(other)}.`;
  return { fix: `write one text in quotation marks, without [ ]: ${named(wrong, whole)}.${orElse}` };
};

/** Joins several texts into one: the most likely result, and an alternative where it is ambiguous. */
function asOne(wrong: WrongType, texts: readonly string[]): readonly [string, string?] {
  const joined = texts.join(" ");
  const others = textsLike(wrong);
  // A heading was only split into lines.
  const isHeading = ["heading", "title"].includes(String(wrong.path.at(-1)));
  if (isHeading || others.includes(joined)) return [joined];
  const areNames = areFewWords(texts) && texts.every((each) => /^[^\p{Ll}].*[^\p{P}\s]\s*$/u.test(each));
  return wrong.schema.kind === "line" && areNames ? [texts.join(", ")] : oneText(texts, others);
}

/** The texts that the other entries of the list have under the same name. */
function textsLike({ document, path }: WrongType): string[] {
  const list = valueAt(document, path.slice(0, -2));
  const said = Array.isArray(list) ? list.map((entry) => isGroup(entry) && entry[path.at(-1)!]) : [];
  return said.filter((each) => typeof each === "string");
}

/** Says where the other names can go when the field takes only one. */
function eachElsewhere({ document, path }: WrongType, names: readonly string[]): string | undefined {
  const [first, ...others] = names;
  if (path.join("/") === "route" && document.role === "page") {
    const isThere = Array.isArray(document.data?.["aliases"]);
    const list = isThere ? `${choice(others, "and")} in "aliases"` : `"aliases": ${example(others)}`;
    return `write "route": ${example(first!)}, without [ ]. If the page is to be found elsewhere as well, also write ${list}.`;
  }
  if (path.at(-1) !== "use" || path[0] !== "blocks" || path.length !== 3) return undefined;
  const blocks = names.map((use) => example({ type: "shared", use }));
  return `write a block for each of them: ${blocks.join(", ")}.`;
}

/** Entries of the inner list of a group, without the group around them. */
const listOfGroup: Fixer = (wrong) => {
  const { lookup, document, path, value, types } = wrong;
  const located = Array.isArray(value) && value.length > 0 ? lookup.schemaAt(document, path) : undefined;
  const inner = located && types.includes("object") ? innerListOf(lookup, located, value as Json[]) : undefined;
  if (!inner) return undefined;
  const others = (located!.schema.required ?? []).filter((name) => name !== inner.name);
  const also = others.length > 0 ? ` Then add ${choice(others, "and")}.` : "";
  return { fix: `write { "${inner.name}": in front of it, and } behind it.${also}` };
};

export const extraBracketFixes: readonly Fixer[] = [
  listOfGroup,
  groupsInList,
  hasBrackets,
  textsForOne,
  piecesOfGroup,
  groupsOfEntry,
  groupsForOne,
];

/** Whether the only entry of a list would be valid without the list. */
function isOnlyOne({ schema, types }: WrongType, value: Json): boolean {
  const type = isGroup(value) ? "object" : typeof value;
  return (
    value !== null &&
    !Array.isArray(value) &&
    types.includes(type) &&
    (typeof value !== "string" || fitsPattern(schema, value))
  );
}

/** An edit that replaces a value by one nested in it; undefined when it would delete a name that may be words of the author. */
export function inPlaceOf(document: Document, { path, inner }: { path: Path; inner: Path }): Edit | undefined {
  const names = inner.slice(path.length).filter((key) => typeof key === "string");
  if (!names.every((name) => isNameOfList(name, String(path.at(-1))))) return undefined;
  const extent = extentOf(document, path);
  const within = extentOf(document, inner);
  if (!extent || !within) return undefined;
  return { ...extent, text: document.text.slice(within.offset, within.offset + within.length) };
}
