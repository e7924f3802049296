/** What to do with a field that a group does not have, so that as little as possible of what was written is lost. */
import { blockSchema, type Json } from "../../../../model/fields.ts";
import { isPictureFile } from "../../../../model/imageTypes.ts";
import { groundChoice, groundsMeant, isColourName } from "../values/colourMeant.ts";
import { isBlock, nounOf } from "./noun.ts";
import { asOthersHave } from "./asOthersHave.ts";
import { ADDRESS, isAddress, linksInText } from "../values/linkInText.ts";
import { looksLike } from "../looksLike.ts";
import type { Lookup } from "../../lookup.ts";
import { fieldOf, isGroup } from "../../json.ts";
import { isPlace, openField } from "../block/placed.ts";
import { IN_ANOTHER_BLOCK, isPicture } from "./pictureHome.ts";
import { isBlank } from "../../../../model/blank.ts";
import { couldStand } from "../couldStand.ts";
import type { Sorted } from "./meanings.ts";
import { intoLacking } from "./intoLacking.ts";
import { isDescription } from "./meantBy.ts";
import { asDescription, isSaid, onlyFree, renameIfRead } from "./onlyFree.ts";
import { nearest } from "../../wording/suggest.ts";
import { wordsWithin } from "../wordsWithin.ts";
import { wordsOfForm } from "./wordsOfForm.ts";
import { whyNot } from "./whyNot.ts";
import { notReady, noteToOthers } from "./notReady.ts";
import { areSameWords, isOtherWord, REMARK, rowsWith } from "./synonyms.ts";
import { fewTypes, typesWhere } from "../block/typesWhere.ts";
import { behindStart, movingAway, OUT, TAKE_IT_OUT } from "../../wording/commas.ts";
import type { Group } from "../../site.ts";
import { capital, choice, LONGEST_EXAMPLE, quote, withArticle } from "../../wording/words.ts";

/** Undefined for a name that stands for nothing. */
export function insteadOfUnwanted(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const why = whyNot(sorted, name);
  if (why !== undefined) return asAddress(sorted, name) ?? `${TAKE_IT_OUT}: ${why}`;
  return (
    notReady(lookup, sorted, name) ??
    asOpenFields(lookup, sorted, name) ??
    asGround(lookup, sorted, name) ??
    asOption(lookup, sorted, name) ??
    wordsOfForm(lookup, sorted, name) ??
    noteToOthers(sorted, name) ??
    asDescription(sorted, name) ??
    inFieldThere(lookup, sorted, name) ??
    asOwnWords(lookup, sorted, name) ??
    asAddress(sorted, name) ??
    asLink(lookup, sorted, name) ??
    (HANDLER.test(name) ? `${TAKE_IT_OUT}: pages have no scripts.` : undefined) ??
    inOther(lookup, sorted, name)
  );
}

/** What a browser is to do when something happens, as HTML has it. */
const HANDLER =
  /^on(?:click|dblclick|change|input|submit|reset|focus|blur|load|error|hover|scroll|resize|toggle|wheel|(?:mouse|key|touch|pointer|drag)\w*)$/i;

/** A colour, of which the design has a few. */
function asGround(lookup: Lookup, { document, path, group, allowed }: Sorted, name: string): string | undefined {
  const colour = colourIn(name, group[name]!);
  if (colour === undefined || isPictureFile(colour)) return undefined;
  const out = `${TAKE_IT_OUT}: colours come from the design`;
  const { enum: options = [] } =
    (allowed.includes("ground") && lookup.schemaAt(document, [...path, "ground"])?.schema) || {};
  const grounds = options.filter((option) => typeof option === "string");
  if (grounds.length === 0 || Object.hasOwn(group, "ground")) return `${out}.`;
  if (grounds.includes(colour)) return `write "ground": "${colour}" in its place.`;
  const near = groundsMeant(colour, grounds);
  if (near.length === 1) return `${out}. Or write "ground": "${near[0]!}" in its place.`;
  const few = near.length > 0 ? groundChoice(near) : `one of ${groundChoice(grounds)}`;
  return `${out}. Or write "ground" with ${few} in its place.`;
}

/** The colour that a field says, or the first one in a group of styles. */
function colourIn(name: string, value: Json): string | undefined {
  if (typeof value === "string") return isColourName(name) ? value : undefined;
  const inner = isGroup(value) && /style|css/i.test(name) ? Object.entries(value) : [];
  const [, colour] = inner.find(([own]) => isColourName(own)) ?? [];
  return typeof colour === "string" ? colour : undefined;
}

/** In the file of a shared block, the names of fields of the block: what pages may word differently. */
function asOpenFields({ schemas }: Lookup, { group, free }: Sorted, name: string): string | undefined {
  const { [name]: names, block } = group;
  if (!free.includes("open") || !Array.isArray(names) || names.length === 0 || !isGroup(block)) return undefined;
  const { properties = {} } = blockSchema(schemas, String(block["type"]))?.schema ?? {};
  const areFields = names.every((each) => typeof each === "string" && Object.hasOwn(properties, each));
  return areFields ? 'rename it to "open": these are fields that pages may word differently.' : undefined;
}

/** What is an option of the only other field that has it. */
function asOption(lookup: Lookup, { document, path, group, free }: Sorted, name: string): string | undefined {
  const value = group[name]!;
  const [field, ...others] = free.filter((each) =>
    lookup.schemaAt(document, [...path, each])?.schema.enum?.includes(value),
  );
  if (typeof value !== "string" || field === undefined || others.length > 0) return undefined;
  return `rename it to "${field}", which can be "${value}".`;
}

/** A group in the use of a shared block: what a page words differently stands in one. */
function asOwnWords(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const { group, free } = sorted;
  if (!isPlace(lookup, sorted)) return undefined;
  if (free.includes("with") && isGroup(group[name])) return `rename it to "with", or ${TAKE_IT_OUT}.`;
  const given = group["with"];
  const own = given === undefined || isGroup(given) ? openField(lookup, sorted, name) : undefined;
  if (own === undefined) return given === undefined ? ifOpen(lookup, group, name) : undefined;
  const renamed = own === name ? "" : `rename it to "${own}" and `;
  if (given === undefined) return `${renamed}put it into a group with a name: "with": { "${own}": … }.`;
  if (!Object.hasOwn(given as object, own))
    return movingAway(`${renamed}move it ${behindStart('"with"', given as Group)}.`);
  return `${TAKE_IT_OUT}: "with" has ${withArticle(quote(own))} already. If this one is meant, write it there in its place.`;
}

/** Of a shared block that cannot be read, or is still to be made, nobody knows what it leaves open. */
function ifOpen(lookup: Lookup, { use = null, ...fields }: Group, name: string): string | undefined {
  const from = lookup.sharedMeant?.(use);
  const value = fields[name];
  if (lookup.sharedType(use) !== undefined) return undefined;
  if (!from && (typeof value !== "string" || !isSaid(value))) return undefined;
  if (!from)
    return `write "with": { "${name}": … } in its place, and "open": ["${name}"] into the file of the shared block.`;
  return `if "${name}" stands in the list "open" of ${from.file}, write in its place: "with": { "${name}": … }. Else ${TAKE_IT_OUT}.`;
}

/** The field that is meant has a value already. */
function inFieldThere(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const { document, path, group, allowed, free } = sorted;
  const word = name.replace(/(?<=[a-z])[-_]?\d+$/i, "");
  const taken = allowed.filter((other) => !free.includes(other));
  const [near, ...others] = nearest(
    name,
    taken.filter((other) => !isOtherWord(name, other)),
  );
  const alike = rowsWith(word).map((row) =>
    taken.filter((field) => row.includes(field) && couldStand(lookup, sorted, { field, value: group[name]! })),
  );
  const there =
    near ??
    taken.find((field) => areSameWords(name, field) || (field === "alt" && isDescription(name))) ??
    alike.find(({ length }) => length === 1)?.[0];
  if (there === undefined || others.length > 0) return undefined;
  if (
    isEmpty(group[there]) &&
    !isEmpty(group[name]) &&
    couldStand(lookup, sorted, { field: there, value: group[name]! })
  )
    return `"${there}" is there already, and empty: take that one out, and rename this one to "${there}".`;
  const isText = lookup.schemaAt(document, [...path, there])?.schema.kind === "markdown";
  const { required = [] } = lookup.schemaAt(document, path)?.schema ?? {};
  if (!isText && allowed.length <= FEW && required.includes(there) && group[there] !== "")
    return `${TAKE_IT_OUT}: "${there}" is there already. ${capital(withArticle(nounOf(lookup, sorted)))} has only ${choice(allowed, "and")}.`;
  const isList = [group[there], group[name]].every((value) => Array.isArray(value) && value.length > 0);
  if (isList)
    return `"${there}" is there already: put ${theEntries(group[name]!)} into it as well, and take this field ${OUT}.`;
  if (Array.isArray(group[name]) && typeof group[there] === "string" && !isText)
    return `${TAKE_IT_OUT}: "${there}" is there already, and there is only one. A text can say the others.`;
  const both = isText ? "put these words into it as well, or " : "";
  const isIn = (field: string) =>
    lookup.schemaAt(document, [...path, field])?.schema.kind === "markdown" &&
    couldStand(lookup, sorted, { field, value: group[name]! });
  const text = isText || typeof group[name] !== "string" ? undefined : free.find(isIn);
  const other = text === undefined ? "" : `, or rename this one to "${text}"`;
  return `"${there}" is there already; ${both}keep one of the two, and call it "${there}"${other}.`;
}

function isEmpty(value: Json | undefined): boolean {
  return (
    value === null || (typeof value === "string" && isBlank(value)) || (Array.isArray(value) && value.length === 0)
  );
}

/** The entries of a list as they are written, where they are short. */
function theEntries(list: Json): string {
  const shown = JSON.stringify(list).slice(1, -1).replaceAll('","', '", "');
  return shown.length > LONGEST_EXAMPLE ? "these entries" : shown;
}

/** Of a group with so few fields all are named. */
const FEW = 3;

/** An address in a group that may lead somewhere and does not. */
function asAddress({ group, free }: Sorted, name: string): string | undefined {
  const value = group[name];
  const isFree = free.includes("href") && typeof value === "string" && !isPictureFile(value);
  return isFree && isAddress(value, name) ? 'rename it to "href".' : undefined;
}

/** A link can stand in any text with Markdown. */
function asLink(lookup: Lookup, { document, path, group }: Sorted, name: string): string | undefined {
  const value = group[name]!;
  const found = linksInText(lookup, { document, path, name }, Array.isArray(value) ? value : [value]);
  if (!found) return undefined;
  const what = found.links.length > 1 ? "these links" : "the link";
  return `${TAKE_IT_OUT}, and write ${what} into "${found.text}": ${found.links.join(" and ")}.`;
}

/** What is said in words can be said in a text. */
function wordsInto(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const { document, path, group, allowed, free } = sorted;
  const value = group[name]!;
  const isWords = typeof value === "object" ? value !== null : typeof value === "string" && isSaid(value);
  if (REMARK.test(name) || !isWords) return undefined;
  const isGroups = isGroup(value) || (Array.isArray(value) && value.some(isGroup));
  const texts = allowed.filter((field) => couldStand(lookup, sorted, { field, value: isGroups ? "…" : value }));
  const isMarkdown = (field: string) => lookup.schemaAt(document, [...path, field])?.schema.kind === "markdown";
  const text = texts.find(isMarkdown) ?? texts.find((field) => field === "text");
  if (text === undefined)
    return isBlock(path)
      ? `${TAKE_IT_OUT}, or say it in a block beside this one, for example an "intro".`
      : asLine(lookup, sorted, name);
  return free.includes(text) && !isGroups
    ? renameIfRead(text)
    : `${TAKE_IT_OUT}, or say it in "${text}"${wordsShown(value)}.`;
}

/** Words can be another line, where a group has a list of lines, or stand in the sentence that describes it. */
function asLine({ schemaAt }: Lookup, { document, path, group, allowed }: Sorted, name: string): string | undefined {
  const words = wordsWithin(group[name]!);
  if (words.length === 0 || words.some((each) => ADDRESS.test(each)) || isGroup(group[name])) return undefined;
  const lines = allowed.find((field) => schemaAt(document, [...path, field, 0])?.schema.kind === "line");
  if (lines === undefined)
    return allowed.includes("description") && path.length > 0
      ? `${TAKE_IT_OUT}, or say it in "description".`
      : undefined;
  const shown = words.map((each) => JSON.stringify(each)).join(", ");
  const behind = shown.length > LONGEST_EXAMPLE ? "" : `: ${shown}`;
  return `${TAKE_IT_OUT}, or say it in ${words.length > 1 ? "other lines" : "another line"} of "${lines}"${behind}.`;
}

/** The words of a group or of a list of them, where they are few. */
function wordsShown(value: Json): string {
  const words = typeof value === "object" ? choice(wordsWithin(value).filter(isReadable), "and") : "";
  return words === "" || words.length > LONGEST_EXAMPLE ? "" : `: ${words}`;
}

/** Words, and no address, file or colour. */
function isReadable(text: string): boolean {
  return /\p{L}/u.test(text) && !/^[/#]|^\w+:/.test(text) && !isPictureFile(text);
}

/** Other blocks that have this field. */
function inOther(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const types = REMARK.test(name) ? undefined : fewTypes(typesWithField(lookup, sorted, name));
  const what = isBlock(sorted.path) ? "put it into a block that has one" : "use a block whose entries have one";
  if (types) return `${TAKE_IT_OUT}, or ${what}: ${types}.`;
  const value = sorted.group[name];
  if (isPicture(value) || (typeof value === "string" && isPictureFile(value)))
    return `${TAKE_IT_OUT}, or ${IN_ANOTHER_BLOCK}`;
  return (
    asOthersHave(lookup, sorted, name) ??
    onlyFree(lookup, sorted, name) ??
    intoLacking(lookup, sorted, name) ??
    wordsInto(lookup, sorted, name)
  );
}

function typesWithField(lookup: Lookup, sorted: Sorted, name: string): string[] {
  const { document, path, group } = sorted;
  const isEntry = typeof path.at(-1) === "number" && isBlock(path.slice(0, -2));
  if (isPlace(lookup, sorted) || document.role === "site" || (!isEntry && !isBlock(path))) return [];
  return typesWhere(lookup.schemas, isEntry ? "entry" : "block", ({ schema, file }) => {
    const own = fieldOf(schema, name);
    return own !== undefined && looksLike(lookup.schemas, { schema: own, file }, group[name]!);
  });
}
