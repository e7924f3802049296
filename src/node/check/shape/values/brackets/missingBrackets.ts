/** Single values where a list is asked for. */
import { isOfWords } from "../../isOfWords.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { withOwn } from "../../example/ownExample.ts";
import type { Json, Path, Schema } from "../../../../../model/fields.ts";
import { pointsIn, startsAsPoint } from "../../../inTexts/listInLine.ts";
import { lineAt } from "../../../document/lineMarks.ts";
import { extentOf } from "../../../document/position.ts";
import { isGroup } from "../../../json.ts";
import type { Document } from "../../../document/document.ts";
import type { Edit } from "../../../finding.ts";
import { example, LONGEST_EXAMPLE, written } from "../../../wording/words.ts";
import { entriesIn, entriesUnderNames } from "../groups/entriesMeant.ts";
import { groupWith, pictureIn } from "../groups/groupsMeant.ts";
import { fitsPattern, looksLike } from "../../looksLike.ts";
import { notesAsAddresses } from "../format/oldAddress.ts";
import { routeMeant } from "../meant/routeMeant.ts";
import { asPriceList } from "../groups/priceList.ts";
import { tableMeant } from "../groups/tableMeant.ts";
import { namesFor } from "../../example/namesFor.ts";
import { onlyMeant } from "../../../wording/synonyms.ts";
import { named } from "../../wrong.ts";
import type { Fix, Fixer, WrongType } from "../../wrongType.ts";
import { ALL_LATER, blocksUnderNames, REST_LATER } from "../../block/blocksWithin.ts";
import type { Group } from "../../../site.ts";
import { listInGroup, listsUnderNames } from "./listsUnderNames.ts";
import { hasLines, partsIn, partsRead } from "../lists/parts.ts";
import { inFormat } from "../meant/inFormat.ts";

/** "a, b, c" in the place of three entries. */
const entriesInText: Fixer = ({ value, types, schema, items }) => {
  if (typeof value !== "string" || items?.type !== "string" || !types.includes("array")) return undefined;
  const entries = entriesIn(value, items);
  if (entries.length < 2) return undefined;
  const list = example(entries);
  // A name may have spaces in it.
  const isPlain = entries.length >= Number(schema["minItems"] ?? 0) && /[,;]/.test(value) && !/["\\]/.test(value);
  const fix = `put each entry ${OWN_MARKS}: ${list}.`;
  return { fix, ...(isPlain && items.kind !== "line" && { edit: (range) => ({ ...range, text: list }) }) };
};

/** "• One • Two" and "One | Two": bullet points that were pasted as one text. */
const pointsInText: Fixer = ({ value, types, schema, items }) => {
  const isOfTexts = types.includes("array") && [items?.type].flat().includes("string");
  const points = isOfTexts && typeof value === "string" ? pointsIn(value) : [];
  if (points.length === 0) return undefined;
  const list = example(points);
  const isSure =
    (startsAsPoint(String(value)) || /\|/.test(String(value))) && points.length >= Number(schema["minItems"] ?? 0);
  return {
    fix: `put each point ${OWN_MARKS}: ${list}.`,
    ...(isSure && { edit: (range) => ({ ...range, text: list }) }),
  };
};

const entriesInGroup: Fixer = (wrong) => {
  const { lookup, document, path, value } = wrong;
  const fix = wrong.types.includes("array") && isGroup(value) ? entriesUnderNames(wrong, value) : undefined;
  const areBlocks = fix && document.role === "page" && path.length === 1 && path[0] === "blocks";
  if (!areBlocks) return fix;
  const areRead = blocksUnderNames(lookup.schemas, { path, block: value as Group }).length > 0;
  return { ...fix, note: areRead ? REST_LATER : ALL_LATER };
};

/** Texts, separated by commas or under numbers as names, where a list of groups is asked for. */
const textsForGroups: Fixer = (wrong) => {
  const { path, value, types, items } = wrong;
  if (!types.includes("array") || !items?.properties) return undefined;
  const texts =
    typeof value === "string"
      ? partsRead(value)
      : isGroup(value) && Object.keys(value).every((name) => /^\d+$/.test(name))
        ? Object.values(value)
        : [];
  const prices = asPriceList({ ...wrong, path: [...path, 0] }, wrong, texts);
  if (prices !== undefined) return { fix: prices };
  const entries =
    (typeof value === "string" ? tableMeant(value, items) : undefined) ??
    texts
      .filter((text) => typeof text === "string" && text !== "")
      .map((text) => groupWith({ ...wrong, path: [...path, 0], value: text }, items));
  if (entries.length === 0 || entries.includes(undefined)) return undefined;
  const whole = example(entries as Json[]);
  // When nothing is left to fill in, the author can copy all of it.
  const longest = whole.includes('"…"') ? LONGEST_EXAMPLE : 3 * LONGEST_EXAMPLE;
  const shown = whole.length <= longest ? whole : `[${example(entries[0]!)}, … ]`;
  const own = withOwn(shown);
  return { fix: `write it like this${own}: ${named(wrong, shown)}.`, ...pictureIn(entries[0]!, value) };
};

/** `{ "heading": true, "text": true }`: names chosen by a boolean, where a list of the names is asked for. */
const namesChosen: Fixer = (wrong) => {
  const { value, types, items } = wrong;
  const fields = isGroup(value) ? Object.entries(value) : [];
  const isOfChoices = fields.length > 0 && fields.every(([, each]) => typeof each === "boolean");
  if (!isOfChoices || !types.includes("array") || ![items?.type].flat().includes("string")) return undefined;
  const names = fields.flatMap(([name, each]) => (each === true ? [name] : []));
  return { fix: `write it like this: ${named(wrong, example(names))}.` };
};

/** `{ "old": "/people" }`: the only entry of a list under a name that nobody asked for, or the old address before the one that it leads to. */
const textUnderName: Fixer = (wrong) => {
  const { document, value, types, items } = wrong;
  const [name, text] = (isGroup(value) ? onlyOf(Object.entries(value)) : undefined) ?? [];
  if (name === undefined || typeof text !== "string" || !types.includes("array")) return undefined;
  const own = items?.kind === "route" && text === document.route && name.startsWith("/") ? name : text;
  const isName = own === name || /^[\w-]+$/.test(name);
  if (!isName || ![items?.type].flat().includes("string") || !items || !fitsPattern(items, own)) return undefined;
  return { fix: `write it like this: ${named(wrong, example([own]))}.` };
};

/** A single entry without its list. */
const lacksBrackets: Fixer = (wrong) => {
  const { document, path, value, types, schema, items } = wrong;
  const isEntry =
    [items?.type].flat().includes(Array.isArray(value) ? "array" : typeof value) || isBlockOf(wrong, schema);
  if (!types.includes("array") || !isEntry || value === null) return undefined;
  // Commas may separate entries, but a single one may also belong to a line.
  const cuts = typeof value === "string" ? partsIn(value).length - 1 : 0;
  const isOne = cuts === 0 || (cuts === 1 && items?.kind === "line" && !hasLines(value));
  if (!isOne && items?.kind !== "markdown") return inEntries(wrong);
  const meant = typeof value === "string" && isOne ? nameMeant(wrong, value) : undefined;
  if (meant !== undefined) return { fix: `write [${written(meant)}].`, asList: `[${JSON.stringify(meant)}]` };
  const names = typeof value === "string" && isOne ? namesInstead(wrong, value) : undefined;
  if (names !== undefined) return { fix: `write the names of fields in a list, for example ${names}.` };
  const isAddress = typeof value === "string" && items?.kind === "route" && !fitsPattern(items, value);
  const note = isAddress ? notesAsAddresses(wrong) : undefined;
  if (note !== undefined) return { fix: note.fix };
  const entry = isAddress ? (routeMeant(value) ?? value) : value;
  const shown = typeof entry === "string" ? `[${written(entry)}]` : isGroup(entry) ? "[{ … }]" : "[ … ]";
  if (cuts === 1 && isOne) {
    const both = example(partsRead(String(value)));
    // In the middle of a sentence few words have a capital letter.
    return /^\p{Lu}/u.test(partsIn(String(value))[1]!)
      ? {
          fix: `put each of the two ${OWN_MARKS.replace("all", "both")}: ${both}. If they are one text, write ${shown}.`,
        }
      : { fix: `put it in square brackets: ${shown}. If these are two, write ${both}.` };
  }
  const isEnough = Number(schema["minItems"] ?? 0) <= 1 && entry === value;
  const edit = isOne && isEnough && { edit: () => inBrackets(document, path) };
  const asList = typeof entry === "string" && { asList: `[${JSON.stringify(entry)}]` };
  const lone = isGroup(value) && Object.keys(value).length > 0 && { brackets: "lacking" as const };
  return { fix: `put it in square brackets: ${shown}${endOfGroup(wrong)}.`, ...asList, ...edit, ...lone };
};

/** The only name that an entry can stand for: that of a page, or of a field; undefined when it is such a name already. */
function nameMeant(wrong: WrongType, text: string): string | undefined {
  const names = namesFor(wrong.lookup, wrong);
  const meant =
    wrong.items?.kind === "page"
      ? wrong.lookup.addressOf?.(text.trim())
      : names.includes(text)
        ? text
        : onlyMeant(text, names);
  return meant === text ? undefined : meant;
}

/** Names to choose from, where a word such as "all" is none of them; in a shared block, those of its own fields. */
function namesInstead(wrong: WrongType, text: string): string | undefined {
  const names = namesFor(wrong.lookup, wrong);
  if (names.length === 0 || names.includes(text)) return undefined;
  const block = wrong.document.role === "shared" ? wrong.document.data?.["block"] : undefined;
  const own = names.filter((name) => name !== "id" && (!isGroup(block) || Object.hasOwn(block, name)));
  const shown = own.length > 0 ? own : names;
  return example(example(shown).length <= LONGEST_EXAMPLE ? shown : shown.slice(0, 3));
}

/** Where the closing bracket goes, if the group has several lines. */
function endOfGroup({ document, path, value }: WrongType): string {
  const { offset, length } = (isGroup(value) && extentOf(document, path)) || { offset: 0, length: 0 };
  const isLong = document.text.slice(offset, offset + length).includes("\n");
  return isLong ? `, with the ] behind the } of line ${lineAt(offset + length - 1)}` : "";
}

/** Whether a block stands where a list of blocks is asked for. */
function isBlockOf({ lookup, document, path, value }: WrongType, { items }: Schema): boolean {
  const file = lookup.schemaAt(document, path)?.file;
  return (
    isGroup(value) && "type" in value && !!items && looksLike(lookup.schemas, { schema: items, file: file! }, value)
  );
}

const OWN_MARKS = "in quotation marks of its own, and all of them in square brackets";

/** Lines that may contain commas, as in a postal address: only the author knows which parts belong together. */
function inLines({ value, items, schema }: WrongType): string | undefined {
  const [shown] = schema.examples ?? [];
  const mayHaveCommas = Array.isArray(shown) && shown.some((line) => typeof line === "string" && line.includes(","));
  const parts = typeof value === "string" ? value.split(",").map((part) => part.trim()) : [];
  if (items?.kind !== "line" || !mayHaveCommas || hasLines(value) || parts.length <= LINES) return undefined;
  const more = parts.length - LINES;
  const [first, last] = [1 + Math.ceil(more / 2), 1 + Math.floor(more / 2)];
  const lines = [parts.slice(0, first), parts.slice(first, -last), parts.slice(-last)].map((line) => line.join(", "));
  return `put each line ${OWN_MARKS}. A line may have commas in it, for example: ${example(lines)}.`;
}

/** How many lines are shown. */
const LINES = 3;

/** The entries of a text: split at its line breaks, or at its commas. */
function inEntries(wrong: WrongType): Fix {
  const { value, items, schema } = wrong;
  const own = inLines(wrong);
  if (own !== undefined || typeof value !== "string") return { fix: own ?? `put each entry ${OWN_MARKS}.` };
  const parts = (isOfWords(items?.kind) ? partsRead(value) : partsIn(value))
    .filter(Boolean)
    .map((part) => (items ? inFormat(wrong, items, part) : part));
  const list = example(parts);
  const shown = list.length <= LONGEST_EXAMPLE ? `: ${list}` : "";
  const isInSentence = !hasLines(value) && !/[,;|]/.test(value);
  const isSure = hasLines(value) && items?.kind === "line" && parts.length >= Number(schema["minItems"] ?? 0);
  return {
    fix: `put each entry ${OWN_MARKS}${shown}.${isInSentence ? ` If they are one text, write [${written(value)}].` : ""}`,
    ...(isSure && { edit: (range) => ({ ...range, text: list }) }),
  };
}

export const missingBracketFixes: readonly Fixer[] = [
  pointsInText,
  entriesInText,
  namesChosen,
  textsForGroups,
  listsUnderNames,
  listInGroup,
  textUnderName,
  entriesInGroup,
  lacksBrackets,
];

function inBrackets(document: Document, path: Path): Edit | undefined {
  const extent = extentOf(document, path);
  if (!extent) return undefined;
  const { offset, length } = extent;
  return { offset, length, text: `[${document.text.slice(offset, offset + length)}]` };
}
