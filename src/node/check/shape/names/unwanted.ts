/** Says what to do with a field that a group does not have, so that as little as possible is lost. */
import { linksToEntry } from "./needless/linksToEntry.ts";
import { onlyOf } from "../../onlyOf.ts";
import { blockSchema, type Json } from "../../../../model/fields.ts";
import { isBlank } from "../../../../model/blank.ts";
import { isPictureFile } from "../../../../model/imageTypes.ts";
import { groundChoice, groundsMeant, isColour, isColourName } from "../values/meant/colourMeant.ts";
import { isLook } from "./needless/byDesign.ts";
import { hidesPage, hidesPart } from "./needless/hiding.ts";
import { mustBeFilled } from "./needless/mustBeFilled.ts";
import { asCount } from "./needless/asCount.ts";
import { isBlock } from "../noun.ts";
import { isAddress, isVideo, linkAlone, linkIn, linksInText } from "../values/meant/linkInText.ts";
import { takesField } from "../looksLike.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup } from "../../json.ts";
import { formBeside, isFormMark } from "../block/formInstead.ts";
import { isSharedBlock } from "../block/sharedBlock.ts";
import { IN_ANOTHER_BLOCK, isPictureOrFile } from "../values/pictures/pictureHome.ts";
import { asOwnWords } from "./words/asOwnWords.ts";
import { inFieldThere } from "./words/inFieldThere.ts";
import { wordsInto } from "./words/wordsInto.ts";
import type { Sorted } from "./sorted/sorted.ts";
import { intoLacking } from "./words/intoLacking.ts";
import { asDescription, onlyFree } from "./words/onlyFree.ts";
import { underPicture } from "./meaning/underPicture.ts";
import { wordsOfForm } from "./needless/wordsOfForm.ts";
import { saidThere } from "./words/saidThere.ts";
import { withEmployer } from "./meaning/ofPerson.ts";
import { whyNoField } from "./needless/whyNoField.ts";
import { noteToOthers } from "./needless/noteToOthers.ts";
import { REMARK } from "../../wording/synonyms.ts";
import { fewTypes, typesWhere } from "../block/typesWhere.ts";
import { contentsOfOthers } from "../values/types/madeFromHeadings.ts";
import { wordsWithin } from "../wordsWithin.ts";
import { TAKE_IT_OUT } from "../../wording/commas.ts";
import { quote } from "../../wording/words.ts";

/** Undefined for a name without a known meaning. */
export function insteadOfUnwanted(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const said =
    asCount(lookup, sorted, name) ??
    mustBeFilled(sorted, name) ??
    contentsOfOthers(sorted, name) ??
    hidesPart(lookup, sorted, name);
  if (said !== undefined) return said;
  const why = whyNoField(sorted, name);
  if (why !== undefined) return asAddress(sorted, name) ?? `${TAKE_IT_OUT}: ${why}`;
  if (isFormMark(sorted.group[name])) return `${TAKE_IT_OUT}${formBeside(lookup, sorted, String(sorted.group[name]))}`;
  return (
    hidesPage(lookup, sorted, name) ??
    saidThere(sorted, name) ??
    withEmployer(sorted, name) ??
    asOpenFields(lookup, sorted, name) ??
    asGround(lookup, sorted, name) ??
    asOption(lookup, sorted, name) ??
    wordsOfForm(lookup, sorted, name) ??
    noteToOthers(sorted, name) ??
    underPicture(lookup, sorted, name) ??
    asDescription(sorted, name) ??
    inFieldThere(lookup, sorted, name) ??
    asOwnWords(lookup, sorted, name) ??
    asAddress(sorted, name) ??
    asLink(lookup, sorted, name) ??
    (HANDLER.test(name) ? `${TAKE_IT_OUT}: pages have no scripts.` : undefined) ??
    inOther(lookup, sorted, name)
  );
}

/** Event handlers of HTML. */
const HANDLER =
  /^on(?:click|dblclick|change|input|submit|reset|focus|blur|load|error|hover|scroll|resize|toggle|wheel|(?:mouse|key|touch|pointer|drag)\w*)$/i;

/** A colour, of which the design has a few. */
function asGround(lookup: Lookup, { document, path, group, allowed }: Sorted, name: string): string | undefined {
  const colour = name === "ground" && isBlock(path) ? String(group[name]) : colourIn(name, group[name]!);
  if (colour === undefined || isPictureFile(colour)) return undefined;
  const out = `${TAKE_IT_OUT}: colours come from the design`;
  const { enum: options = [] } =
    (allowed.includes("ground") && lookup.schemaAt(document, [...path, "ground"])?.schema) || {};
  const grounds = options.filter((option) => typeof option === "string");
  if (grounds.length === 0 || Object.hasOwn(group, "ground")) return `${out}.`;
  if (grounds.includes(colour)) return `write "ground": "${colour}" in its place.`;
  const near = groundsMeant(colour, grounds);
  if (near.length === 1) return `${out}. Or write "ground": "${near[0]!}" in its place.`;
  const few = near.length > 0 ? groundChoice(near) : `${grounds.length > 2 ? "one of " : ""}${groundChoice(grounds)}`;
  return `${out}. Or write "ground" with ${few} in its place.`;
}

/** Classes for a coloured background: "has-blue-background-color", "bg-blue-500", "has-background". */
const COLOURED =
  /(?<!\S)(?:has-([a-z]+(?:-[a-z]+){0,2})-background-color|bg-(?!cover|contain|fixed|center|no|image|gradient)([a-z]+)(?:-\d{2,3})?)(?!\S)/;
const BACKGROUND = /(?<!\S)has-background(?!\S)/;

/** The colour in a class; the class itself where it says only that there is one. */
function colourOfClass(classes: string): string | undefined {
  const [, wordpress, bootstrap] = COLOURED.exec(classes) ?? [];
  return wordpress ?? bootstrap ?? BACKGROUND.exec(classes)?.[0];
}

/** The colour in a field, in a class, or the first one in a group of styles. */
function colourIn(name: string, value: Json): string | undefined {
  if (typeof value === "string" && /class/i.test(name)) return colourOfClass(value);
  if (typeof value === "string") return isColourName(name) || isColour(value, name) ? value : undefined;
  const inner = isGroup(value) && /style|css/i.test(name) ? Object.entries(value) : [];
  const [, colour] = inner.find(([own]) => isColourName(own)) ?? [];
  return typeof colour === "string" ? colour : undefined;
}

/** In the file of a shared block, a list of its fields: these are "open" to be worded differently by pages. */
function asOpenFields({ schemas }: Lookup, { group, free }: Sorted, name: string): string | undefined {
  const { [name]: names, block } = group;
  if (!free.includes("open") || !Array.isArray(names) || names.length === 0 || !isGroup(block)) return undefined;
  const { properties = {} } = blockSchema(schemas, String(block["type"]))?.schema ?? {};
  const areFields = names.every((each) => typeof each === "string" && Object.hasOwn(properties, each));
  return areFields ? 'rename it to "open": these are fields that pages may word differently.' : undefined;
}

/** A value that is an option of exactly one other field. */
function asOption(lookup: Lookup, { document, path, group, free }: Sorted, name: string): string | undefined {
  const value = group[name]!;
  const field = onlyOf(free.filter((each) => lookup.schemaAt(document, [...path, each])?.schema.enum?.includes(value)));
  if (typeof value !== "string" || field === undefined) return undefined;
  return `rename it to "${field}", which can be "${value}".`;
}

/** An address in a group that can have one and does not. */
function asAddress({ group, free }: Sorted, name: string): string | undefined {
  const value = group[name];
  if (!free.includes("href") || value === undefined) return undefined;
  const link = isGroup(value) ? linkAlone(value, name) : undefined;
  if (link) {
    const without = isBlank(link.label) ? "" : `, without the words ${quote(link.label)}: the whole becomes the link`;
    return `write "href": "${link.href}" in its place${without}.`;
  }
  const isHref = typeof value === "string" && !isPictureFile(value) && isAddress(value, name);
  return isHref ? 'rename it to "href".' : undefined;
}

/** A link can go into any text with Markdown, of the group itself or of a block beside it. */
function asLink(lookup: Lookup, { document, path, group }: Sorted, name: string): string | undefined {
  const value = group[name]!;
  if (isLook(name, value)) return undefined;
  const found = linksInText(lookup, { document, path, name }, Array.isArray(value) ? value : [value]);
  if (found) {
    const what = found.links.length > 1 ? "these links" : "the link";
    return `${TAKE_IT_OUT}, and write ${what} ${found.into}.`;
  }
  if (!isVideo(name)) return undefined;
  const link = isBlock(path) ? linkIn(value, name) : undefined;
  if (link !== undefined)
    return `${TAKE_IT_OUT}, and write the link into a block beside this one, for example an "intro": ${link}.`;
  return path.length > 0 && !saysMore(value)
    ? `${TAKE_IT_OUT}: no videos are shown here. A link in a text can lead to one.`
    : undefined;
}

/** Whether a value has settings of a player, or words. */
function saysMore(value: Json): boolean {
  return ["boolean", "number"].includes(typeof value) || wordsWithin(value).some((text) => /\s/.test(text));
}

/** Suggests other blocks with this field. */
function inOther(lookup: Lookup, sorted: Sorted, name: string): string | undefined {
  const homes = REMARK.test(name) ? [] : typesWithField(lookup, sorted, name);
  const types = fewTypes(homes);
  const what = isBlock(sorted.path) ? "put it into a block that has one" : "use a block whose entries have one";
  if (types) return `${TAKE_IT_OUT}, or ${what}: ${types}.${linksToEntry(lookup, sorted, name)}`;
  const value = sorted.group[name]!;
  if (isPictureOrFile(value)) return `${TAKE_IT_OUT}, or ${IN_ANOTHER_BLOCK}`;
  if (isLook(name, value)) return undefined;
  return onlyFree(lookup, sorted, name) ?? intoLacking(lookup, sorted, name) ?? wordsInto(lookup, sorted, name);
}

function typesWithField(lookup: Lookup, sorted: Sorted, name: string): string[] {
  const { document, path, group } = sorted;
  const isEntry = typeof path.at(-1) === "number" && isBlock(path.slice(0, -2));
  if (isSharedBlock(lookup, sorted) || document.role === "site" || (!isEntry && !isBlock(path))) return [];
  return typesWhere(lookup.schemas, isEntry ? "entry" : "block", (part) =>
    takesField(lookup.schemas, part, [name, group[name]!]),
  );
}
