/** Finds the group that a value in its place stands for. */
import { onlyOf } from "../../../onlyOf.ts";
import type { Json, Schema } from "../../../../../model/fields.ts";
import { isBlank } from "../../../../../model/blank.ts";
import { isPictureFile } from "../../../../../model/imageTypes.ts";
import { describedPicture } from "../../../inTexts/describedPicture.ts";
import { elementIn } from "../../../inTexts/elementIn.ts";
import { markedLink } from "../../../inTexts/markedLink.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { isDrawing } from "../../../gathered/pictures/drawings.ts";
import { withoutFolder } from "../../../gathered/pictures/pictureNames.ts";
import { contactMeant } from "../meant/contactMeant.ts";
import { ADDRESS } from "../meant/linkInText.ts";
import { questionPasted } from "../meant/questionPasted.ts";
import { type EntryTexts, MAYBE_ADDRESS, rowMeant } from "../meant/rowMeant.ts";
import type { Group } from "../../../site.ts";
import { exactOrAlike } from "../../../wording/suggest.ts";
import { ownExample } from "../../example/ownExample.ts";
import { looksLike } from "../../looksLike.ts";
import type { Wrong } from "../../wrong.ts";
import { namesInFolders, spelt } from "../pictures/explainDrawing.ts";

/** A value, and where it stands. */
export type PlacedValue = Pick<Wrong, "lookup" | "document" | "path" | "value">;

/** The group for a text that stands in its place; its other required fields are placeholders, or have the example of the schema. */
export function groupWith(wrong: PlacedValue, schema: Schema): Group | undefined {
  const written = wrong.value as string;
  const text = isPictureFile(written) ? withoutFolder(written) : written;
  const { properties = {} } = schema;
  // The words of a page for a shared block are no block.
  if (properties["type"]) return wordsOfPlace(wrong, text);
  // What a text says by its form comes before what it may be by its place.
  return (
    linkMeant(schema, text) ??
    ("question" in properties && "answer" in properties ? questionPasted(withNext(wrong)) : undefined) ??
    rowMeantBy(wrong) ??
    contactMeant(text, schema) ??
    pairMeant(wrong, schema, text) ??
    titleAndSentence(wrong, schema, text) ??
    inOneField(wrong, schema, text)
  );
}

/** A link or a picture in HTML or Markdown. */
function linkMeant({ properties = {} }: Schema, text: string): Group | undefined {
  const has = (...names: string[]) => names.every((name) => Object.hasOwn(properties, name));
  const { words, address } =
    elementIn(text) ?? markedLink(text) ?? (has("alt") ? describedPicture(text) : undefined) ?? {};
  if (words === undefined || address === undefined) return undefined;
  if (has("src", "alt")) return { src: withoutFolder(address), alt: words || "…" };
  return has("href", "label") ? { label: words, href: address } : undefined;
}

/** The group with the text in the field that it is most likely meant for. */
function inOneField(wrong: PlacedValue, { properties = {}, required = [] }: Schema, text: string): Group | undefined {
  const fields = Object.keys(properties);
  const own = fieldFor(wrong, { fields, required }, text);
  if (own === undefined) return undefined;
  // An entry of the menu leads somewhere, unless it opens links.
  const isShown = (name: string) => name === own || name === "alt" || (own === "label" && name === "href");
  const names = fields.filter((name) => isShown(name) || required.includes(name));
  const value =
    isPictureFile(text) && schemaOf(wrong, own).kind === "image"
      ? { src: text, alt: "…" }
      : (optionIn(schemaOf(wrong, own), text) ?? (isBlank(text) || fields.includes(text) ? "…" : text));
  return Object.fromEntries(
    names.map((name) => [name, name === own ? value : valueBeside(wrong, { own, name }, text)]),
  );
}

function fieldFor(
  wrong: PlacedValue,
  { fields, required }: { fields: readonly string[]; required: readonly string[] },
  text: string,
): string | undefined {
  const has = (name: string) => fields.includes(name);
  return [
    fields.find((name) => optionIn(schemaOf(wrong, name), text) !== undefined),
    isPictureFile(text) && fields.find((name) => schemaOf(wrong, name).kind === "image"),
    has("src") && (/\.\w+$/.test(text) ? "src" : "alt"),
    has("href") && MAYBE_ADDRESS.test(text) && "href",
    required.includes("label") && "label",
    required.find((name) => schemaOf(wrong, name).kind === "line"),
  ].find((name) => typeof name === "string" && has(name)) as string | undefined;
}

/** The value of another field than the one that gets the text. */
function valueBeside(wrong: PlacedValue, { own, name }: { own: string; name: string }, text: string): Json {
  const schema = schemaOf(wrong, name);
  const { kind, type, enum: options } = schema;
  const isText = [type].flat().includes("string") && !options;
  if (!isText && kind !== "logo") return options?.find((option) => option === "text") ?? exampleAt(wrong, name);
  // "TypeScript" is what a logo is called, not the name of its drawing.
  const { kind: drawn, enum: drawings } = schemaOf(wrong, own);
  const isItsName = isDrawing(drawn) && !isPictureFile(text) && kind === "line" && !drawings?.includes(text);
  return areSame(wrong, own, name) || isItsName ? text : (logoCalled(text, schema) ?? "…");
}

function schemaOf({ lookup, document, path }: PlacedValue, name: string): Schema {
  return lookup.schemaAt(document, [...path, name])?.schema ?? {};
}

function exampleAt({ lookup, document, path }: PlacedValue, name: string): Json {
  return ownExample(lookup, { document, path: [...path, name] }) ?? "…";
}

/** The name of a picture that was written in the place of a group, if the suggested group uses it. */
export function pictureIn(group: Group, written: Json): { picture?: string } {
  const name = typeof written === "string" ? (describedPicture(written)?.address ?? written) : "";
  const isIn = [group, ...Object.values(group)].some((each) => isGroup(each) && each["src"] === name);
  return isPictureFile(name) && isIn ? { picture: name } : {};
}

/** The only logo that a text names. */
export function logoCalled(text: string, { kind, enum: options = [] }: Schema): string | undefined {
  const names = kind === "logo" ? options.filter((option) => typeof option === "string") : [];
  return onlyOf(new Set([text, spelt(text)].flatMap((each) => namesInFolders(each, names))));
}

/** "Skype: kitestep": a text with the values of the two required fields of a group. */
function pairMeant(
  { lookup, document, path }: PlacedValue,
  { properties = {}, required = [] }: Schema,
  text: string,
): Group | undefined {
  const [, before = "", after = ""] = /^([^:]+):\s+(\S.*)$/.exec(text) ?? [];
  const [first, second, ...more] = Object.keys(properties).filter((name) => required.includes(name));
  const file = lookup.schemaAt(document, path)?.file;
  if (before === "" || first === undefined || second === undefined || more.length > 0 || !file) return undefined;
  const fits = (name: string, value: string) =>
    looksLike(lookup.schemas, { schema: properties[name]!, file }, value) &&
    (schemaOf({ lookup, document, path, value }, name).kind !== "href" || ADDRESS.test(value));
  return fits(first, before) && fits(second, after) ? { [first]: before, [second]: after } : undefined;
}

/** "Video: Short films show how it works.": a title of a few words, and a text, which is a sentence. */
function titleAndSentence(
  wrong: PlacedValue,
  { properties = {}, required = [] }: Schema,
  text: string,
): Group | undefined {
  const { document, path } = wrong;
  const [, before, after] = TITLE_AND_SENTENCE.exec(text) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const list = valueAt(document, path.slice(0, -1));
  const isUsed = (name: string) => Array.isArray(list) && list.some((each) => isGroup(each) && name in each);
  const fields = Object.keys(properties);
  const title = required.find((name) => schemaOf(wrong, name).kind === "line");
  const body = fields.find(
    (name) => schemaOf(wrong, name).kind === "markdown" && (required.includes(name) || isUsed(name)),
  );
  if (title === undefined || body === undefined) return undefined;
  const titled: Group = { [title]: before.trim(), [body]: after };
  const shown = fields.filter((name) => required.includes(name) || name in titled);
  return Object.fromEntries(shown.map((name) => [name, titled[name] ?? exampleAt(wrong, name)]));
}

const TITLE_AND_SENTENCE = /^([^:<>.!?]{2,60}):\s+(\S[^]*\s[^]*[.!?…]["”)]?)$/;

/** The words of a page for a shared block, under a field that the block leaves open. */
function wordsOfPlace({ lookup, document, path }: PlacedValue, text: string): Group | undefined {
  const use = path.at(-1) === "with" ? valueAt(document, [...path.slice(0, -1), "use"]) : undefined;
  if (use === undefined) return undefined;
  const [, name = "", said] = /^\s*([\w-]+)\s*:\s+(\S.*)$/s.exec(text) ?? [];
  if (said !== undefined && lookup.isOpen(use, name)) return { [name]: said };
  const open = ["heading", "text"].find((each) => lookup.isOpen(use, each));
  return open === undefined ? undefined : { [open]: text };
}

/** A text split into the fields that another entry of its list has. */
function rowMeantBy({ document, path, value }: PlacedValue): Group | undefined {
  const list = valueAt(document, path.slice(0, -1));
  const model = Array.isArray(list) ? list.find(isGroup) : undefined;
  const isFlat = model && Object.values(model).every((each) => typeof each === "string");
  return isFlat ? rowMeant(String(value), model as EntryTexts) : undefined;
}

/** Whether two fields may have the same value, and do in all other entries of the list. */
function areSame({ lookup, document, path }: PlacedValue, own: string, name: string): boolean {
  const isSame = lookup.schemaAt(document, [...path, name])?.schema.sameAs === own;
  const list = valueAt(document, path.slice(0, -1));
  const others = Array.isArray(list) ? list.filter(isGroup) : [];
  return (
    (isSame || others.length > 0) && others.every((other) => other[own] !== undefined && other[own] === other[name])
  );
}

/** An entry of a list, and the next one after a line break. */
function withNext({ document, path, value }: PlacedValue): string {
  const at = path.at(-1);
  const next = typeof at === "number" ? valueAt(document, [...path.slice(0, -1), at + 1]) : undefined;
  return typeof next === "string" ? `${String(value)}\n${next}` : String(value);
}

/** The drawing that a text names. */
function optionIn({ kind, enum: options = [] }: Schema, text: string): string | undefined {
  const names = isDrawing(kind) ? options.filter((option) => typeof option === "string") : [];
  return exactOrAlike(text, names);
}
