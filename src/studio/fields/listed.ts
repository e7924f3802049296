/** Lists as they are shown, in forms and in the outline of a page. */
import { isGroup, type Json, type Path, type Schemas } from "../../model/fields.ts";
import { pointerOf } from "../../model/pointer.ts";
import { capital } from "../../node/check/wording/words.ts";
import { keyAt, type Keys } from "../document/keys.ts";
import { blockFields } from "./describe.ts";
import type { EditorField, ListItem } from "./field.ts";
import { itemText } from "./itemText.ts";

export interface Listed {
  /** What the list is called: "Cards". */
  title: string;
  pointer: string;
  item: ListItem;
  items: readonly ListedItem[];
  /** Whether the list can take no more, or can spare none. */
  isFull: boolean;
  isLeast: boolean;
}

export interface ListedItem {
  key: string;
  pointer: string;
  /** "Card 2". */
  name: string;
  /** What it is known by; empty when it says nothing yet. */
  text: string;
  value: Json;
}

/** @param at Where the list is, and what it says. */
export function listed(
  field: EditorField,
  keys: Keys,
  { path, value }: { path: Path; value: Json | undefined },
): Listed | undefined {
  const { title, item, limits } = field;
  if (!item) return undefined;
  const items = Array.isArray(value) ? value : [];
  return {
    title,
    pointer: pointerOf(path),
    item,
    items: items.map((own, at) => ({
      key: keyAt(keys, [...path, at]) ?? String(at),
      pointer: pointerOf([...path, at]),
      name: `${capital(item.word)} ${at + 1}`,
      text: itemText(item.field.fields, own),
      value: own,
    })),
    isFull: items.length >= (limits.max ?? Infinity),
    isLeast: items.length <= (limits.min ?? 0),
  };
}

/** The lists of a block that have something in them: its cards, its questions. */
export function listsOfBlock(schemas: Schemas, keys: Keys, { path, block }: { path: Path; block: Json }): Listed[] {
  if (!isGroup(block)) return [];
  return blockFields(schemas, String(block["type"]))
    .filter(({ widget }) => widget === "list")
    .flatMap((field) => listed(field, keys, { path: [...path, field.name], value: block[field.name] }) ?? [])
    .filter(({ items }) => items.length > 0);
}
