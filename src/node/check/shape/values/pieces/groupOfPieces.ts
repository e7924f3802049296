/** Builds the group that pieces of HTML stand for: each goes into the field for it. */
import type { Json } from "../../../../../model/fields.ts";
import type { MarkupPiece } from "../../../inTexts/pieces.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Place } from "../../../place.ts";
import type { Group } from "../../../site.ts";
import { takesField } from "../../looksLike.ts";
import { ownExample } from "../../example/ownExample.ts";
import { anchorMeant } from "../meant/anchorMeant.ts";
import { logoCalled } from "../groups/groupsMeant.ts";
import { addText, type FillableField, type Filling, freeField, type Home, isMarkdown } from "./filling.ts";
import { shown, startFilling } from "./filling.ts";
import { placeLink } from "./placeLink.ts";
import { placePicture } from "./placePicture.ts";
import { placeText } from "./placeText.ts";

interface GroupMeant {
  group: Group;
  /** What fits no field, as a message names it. */
  left: string[];
  /** The required fields without a piece, which show an example. */
  chosen: string[];
}

/** @param at A place with the schema of the group. */
export function groupOfPieces(home: Home, at: Place, pieces: readonly MarkupPiece[]): GroupMeant | undefined {
  const filling = startFilling(home, at, pieces);
  if (!filling) return undefined;
  for (const piece of pieces) place(filling, piece);
  placeLinked(filling);
  const { group, texts, left } = filling;
  for (const [name, all] of texts) group[name] = all.length > 1 ? all : all[0]!;
  if (Object.keys(group).length === 0) return undefined;
  return { ...completed(filling, at), left };
}

function place(filling: Filling, piece: MarkupPiece): void {
  if (piece.kind === "said") placeAttribute(filling, piece);
  else if (piece.kind === "picture") placePicture(filling, piece);
  else if (piece.kind === "field") filling.left.push(piece.html === "" ? "a field of a form" : shown(piece.html));
  else if (piece.kind === "link") placeLink(filling, piece);
  else placeText(filling, piece);
}

/** An attribute with the name of a field is its value; of the others, only words are used. */
function placeAttribute(filling: Filling, { name, value }: Extract<MarkupPiece, { kind: "said" }>): void {
  const { home, shape, group, texts } = filling;
  if (takesField(home.lookup.schemas, shape, [name, value]) && !(name in group || texts.has(name))) group[name] = value;
  else if (/\p{L}/u.test(value)) placeText(filling, { kind: "text", html: value });
}

/** Adds links without a field of their own to the end of the last text. */
function placeLinked(filling: Filling): void {
  const { texts, linked, left } = filling;
  const text = [...texts.keys()].at(-1) ?? freeField(filling, isMarkdown)?.name;
  if (text === undefined) left.push(...linked.map(shown));
  else if (linked.length > 0) addText(filling, text, linked);
}

/** Adds the other required fields, where the author has written nothing of the group yet. */
function completed(filling: Filling, at: Place): Pick<GroupMeant, "group" | "chosen"> {
  const { fields, group } = filling;
  const there = valueAt(at.document, at.path);
  const isNew = !isGroup(there) || Object.keys(there).every((name) => name === "type");
  const chosen: string[] = [];
  const whole = fields.flatMap((field): [string, Json][] => {
    if (field.name in group) return [[field.name, group[field.name]!]];
    if (!isNew || !field.isNeeded) return [];
    const named = fromNames(filling, field);
    const path = [...at.path, field.name];
    const value = named ?? ownExample(filling.home.lookup, { document: at.document, path }) ?? "…";
    if (named === undefined && value !== "…") chosen.push(field.name);
    return [[field.name, value]];
  });
  return { group: Object.fromEntries(whole), chosen };
}

/** The value of a field that follows from the names in the group; undefined where it does not. */
function fromNames({ group }: Filling, { schema }: FillableField): Json | undefined {
  const called = Object.values(group).filter((value) => typeof value === "string");
  const [logo] = called.flatMap((each) => logoCalled(each, schema) ?? []);
  if (logo !== undefined) return logo;
  if (schema.kind === "anchor" && called[0] !== undefined) return anchorMeant(called[0]);
  return schema.kind === "logo" || (schema.type === "string" && !schema.enum) ? "…" : undefined;
}
