/** What an edit does, in words: "change heading of block 2". */
import { blockSchema, isGroup, type Path, type Schemas } from "../../model/fields.ts";
import { pathOf } from "../../model/pointer.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import { valueAt } from "../../node/check/json.ts";
import { short } from "../../node/check/wording/words.ts";
import type { Document } from "../../node/check/document/document.ts";
import type { Edit } from "./actions.ts";
import type { Page } from "./edits.ts";
import { fieldWords } from "./fieldWords.ts";

export function labelOf(lookup: Lookup, page: Page, edit: Edit): string {
  switch (edit.type) {
    case "set":
    case "clear":
      return labelOfField(lookup, page, edit);
    case "rename":
      return `rename ${thing(lookup, page, pathOf(edit.pointer, page.data))} to ${short(edit.name)}`;
    case "keepOne":
      return `keep one ${thing(lookup, page, pathOf(edit.pointer, page.data))}`;
    case "add": {
      const list = pathOf(edit.list, page.data);
      const items = valueAt(page, list);
      const index = Math.min(Math.max(edit.index, 0), Array.isArray(items) ? items.length : 0);
      const about =
        isGroup(edit.value) && typeof edit.value["type"] === "string"
          ? ` (${kindOf(lookup.schemas, edit.value["type"])})`
          : "";
      return `${edit.isPasted ? "paste" : "add"} ${thing(lookup, page, [...list, index])}${about}`;
    }
    case "remove":
    case "duplicate":
      return `${edit.type} ${thing(lookup, page, pathOf(edit.pointer, page.data))}`;
    case "move": {
      const path = pathOf(edit.pointer, page.data);
      const by = edit.to - Number(path.at(-1));
      const where = by === -1 ? "up" : by === 1 ? "down" : `to place ${edit.to + 1}`;
      return `move ${thing(lookup, page, path)} ${where}`;
    }
  }
}

/** What kind of block it is: "Card grid" for "cardGrid", as the list of blocks has it. */
export function kindOf(schemas: Schemas, type: string): string {
  return blockSchema(schemas, type)?.schema.title ?? short(type);
}

function labelOfField(lookup: Lookup, page: Page, edit: Extract<Edit, { type: "set" | "clear" }>): string {
  const path = pathOf(edit.pointer, page.data);
  const old = valueAt(page, path);
  const verb =
    edit.type === "clear" ? (typeof old === "object" ? "remove" : "clear") : old === undefined ? "add" : "change";
  return `${verb} ${thing(lookup, page, path)}`;
}

/** `heading of block 2`, `title of card 3 of block 2`, `title of the page`. */
function thing(lookup: Lookup, page: Page, path: Path): string {
  const isOfWhole = typeof path[0] === "string" && !(page.role === "page" && path[0] === "blocks" && path.length > 1);
  const whole = { page: "the page", site: "the site", shared: "the shared block" }[page.role];
  const isNamed = path.length > 0 && isOfWhole && !isBlockOfFile(page, path.slice(0, 1));
  return [...placeWords(lookup, page, path), ...(isNamed || path.length === 0 ? [whole] : [])].join(" of ");
}

/** What a path leads to, from the inside out to the file: "title", "card 3", "block 2". */
export function placeWords(lookup: Lookup, page: Document, path: Path): string[] {
  const words: string[] = [];
  for (let length = path.length; length > 0; length--) {
    const key = path[length - 1]!;
    const at = path.slice(0, length);
    if (typeof key === "number") {
      words.push(lookup.labelOf(page, at));
      // The word for an item says what list it is in.
      length--;
    } else words.push(isBlockOfFile(page, at) ? "the block" : fieldWords(lookup, page, at));
  }
  return words;
}

function isBlockOfFile({ role }: Document, path: Path): boolean {
  return role === "shared" && path.length === 1 && path[0] === "block";
}
