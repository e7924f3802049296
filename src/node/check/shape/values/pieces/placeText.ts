/** Puts words into the field of a group that is made for them: a line, a number, a list or a text. */
import { withoutHtml } from "../../../inTexts/html.ts";
import { ONE_NUMBER } from "../../../wording/numbers.ts";
import {
  addText,
  type FillableField,
  type Filling,
  freeField,
  isLine,
  isMarkdown,
  isPicture,
  isText,
  lineOf,
  shown,
  type TextPiece,
} from "./filling.ts";

/** The most characters of a text that may be a line, if it does not end with a punctuation mark. */
const FEW = 60;

export function placeText(filling: Filling, piece: TextPiece): void {
  const { group } = filling;
  if (isPicture(filling) && group["alt"] === "…") group["alt"] = lineOf(filling, piece.html);
  else if (!placeList(filling, piece) && !placeNumber(filling, piece) && !placeLine(filling, piece))
    placeParagraphs(filling, piece);
}

function placeList(filling: Filling, piece: TextPiece): boolean {
  const list =
    piece.kind === "list" && freeField(filling, ({ schema }) => schema.kind === undefined && schema.type === "array");
  if (!list) return false;
  filling.group[list.name] = piece.items.map((item) => lineOf(filling, item));
  return true;
}

function placeNumber(filling: Filling, piece: TextPiece): boolean {
  const field = freeField(filling, ({ schema: { type } }) => type === "number" || type === "integer");
  const words = lineOf(filling, piece.html);
  const [, count] = (field && ONE_NUMBER.exec(words)) || [];
  if (!field || count === undefined) return false;
  filling.group[field.name] = Number(count);
  // The line beside a bar, which visitors read, has the unit as well.
  const beside = count === words ? undefined : freeField(filling, isLine);
  if (beside) filling.group[beside.name] = words;
  return true;
}

function placeLine(filling: Filling, piece: TextPiece): boolean {
  const field = freeField(filling, isLine);
  if (!field || !isLineOf(filling, piece, field)) return false;
  filling.group[field.name] = lineOf(filling, piece.html);
  return true;
}

/** Whether a piece belongs in the next free line, and not in a text. */
function isLineOf(filling: Filling, piece: TextPiece, field: FillableField): boolean {
  const { said, fields, texts } = filling;
  if (piece.kind === "heading") return true;
  const hasText = freeField(filling, isMarkdown) !== undefined;
  if (piece.kind === "list" || (piece.kind === "quote" && hasText)) return false;
  if (!hasText && texts.size === 0) return true;
  const behind = said.slice(said.indexOf(piece) + 1);
  const isMore = behind.some((each) => isText(each) && each.kind !== "heading");
  const isFew = isTitle(lineOf(filling, piece.html));
  const first = fields.find(({ schema, isNeeded }) => isNeeded && /^(?:line|markdown)$/.test(schema.kind ?? ""));
  const isFirst = first?.name === field.name && texts.size === 0;
  if (isFirst && behind.length > 0 && (isFew || isMore)) return true;
  return isFew && (field.isNeeded || (isMore && !isFirst));
}

function isTitle(text: string): boolean {
  return text.length <= FEW && !/[.!?…:;,]$/.test(text);
}

/** Continues the text that was begun last, unless the group requires another one. */
function placeParagraphs(filling: Filling, { html }: TextPiece): void {
  const { texts, left, home } = filling;
  const begun = [...texts.keys()].at(-1);
  const next = freeField(filling, isMarkdown);
  const name = next && (begun === undefined || next.isNeeded) ? next.name : begun;
  if (name === undefined) left.push(shown(lineOf(filling, html)));
  else addText(filling, name, withoutHtml(html, false, home.addressFor));
}
