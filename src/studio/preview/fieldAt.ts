/** Which field of a block somebody has clicked on, as far as what is shown can tell. */
import type { Json } from "../../model/fields.ts";
import { isWithin } from "../../model/pointer.ts";
import { fillTokens } from "../../model/tokens.ts";
import type { RichNode } from "../../model/content.ts";
import { parseMarkdown } from "../../renderer/markdown.ts";
import { type TextField, textsIn, tidied } from "../document/texts.ts";

/** What stands at a place of the page. */
export interface Spot {
  /** The words of the elements there, from the innermost outwards to the block. */
  texts: readonly string[];
  /** Address of the picture there. */
  picture: string | undefined;
}

export interface Known {
  /** What names in braces stand for. */
  values: Readonly<Record<string, string>>;
  /** How the addresses of a picture's files start. */
  addressOf(src: string): string | undefined;
  /** The block that stands where a shared one is used; undefined for any other. */
  placed(block: Json): Json | undefined;
}

/** The pointer, from the block, of the one field that says what stands at a spot; undefined where none or more than one does. */
export function fieldAt(block: Json, spot: Spot, known: Known): string | undefined {
  const own = fieldIn(block, spot, known);
  const placed = own === undefined ? known.placed(block) : undefined;
  const shared = placed === undefined ? undefined : fieldIn(placed, spot, known);
  // Where a page gives a shared block words of its own.
  return shared === undefined ? own : `/with${shared}`;
}

function fieldIn(block: Json, spot: Spot, { values, addressOf }: Known): string | undefined {
  const fields = textsIn(block);
  if (spot.picture !== undefined) {
    const found = fields.filter(({ text }) => {
      const address = addressOf(text);
      return address !== undefined && spot.picture!.includes(address);
    });
    if (found.length > 0) return only(found);
  }
  for (const words of spot.texts.map(tidied)) {
    const found = words === "" ? [] : fields.filter(({ text }) => wordsSaid(text, values).includes(words));
    if (found.length > 0) return only(found);
  }
  return undefined;
}

/** The texts and pictures that identify a field on a page. */
export interface Signs {
  words: ReadonlySet<string>;
  /** How the addresses of pictures start. */
  pictures: readonly string[];
}

/** What only one item of a block says, and its pictures. */
export function onlyIn(block: Json, item: string, { values, addressOf }: Pick<Known, "values" | "addressOf">): Signs {
  const isOwn = ({ pointer }: TextField) => isWithin(pointer, item);
  const fields = textsIn(block);
  const others = new Set(fields.filter((field) => !isOwn(field)).map(({ text }) => text));
  const own = fields.filter((field) => isOwn(field) && !others.has(field.text) && field.text.trim() !== "");
  return {
    words: new Set(own.flatMap(({ text }) => wordsSaid(text, values))),
    pictures: own.flatMap(({ text }) => addressOf(text) ?? []),
  };
}

/** A text as a whole, and each of its paragraphs, as they are read. */
function wordsSaid(text: string, values: Known["values"]): string[] {
  const paragraphs = parseMarkdown(text, values).map(wordsOf);
  return [fillTokens(text, values), ...paragraphs].map(tidied).filter(Boolean);
}

function wordsOf(node: RichNode): string {
  return typeof node === "string" ? node : (node.children ?? []).map(wordsOf).join("");
}

function only(found: readonly TextField[]): string | undefined {
  return found.length === 1 ? found[0]!.pointer : undefined;
}
