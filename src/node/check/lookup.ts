/** Finds the schema of a value, and words for its place. */
import type { PageFound } from "./addresses/pageAt.ts";
import { isBlank } from "../../model/blank.ts";
import { inside, isGroup, valueAt } from "./json.ts";
import { typeMeant } from "./shape/block/blockType.ts";
import {
  blockSchema,
  follow,
  type Json,
  type Located,
  type Path,
  type Schema,
  type Schemas,
} from "../../model/fields.ts";
import { asWritten } from "./shape/asWritten.ts";
import type { LinksTo } from "./gone/lost/linksTo.ts";
import type { LostNames } from "./gone/lost/lostNames.ts";
import type { UsesOf } from "./gone/names/usesOf.ts";
import type { Document } from "./document/document.ts";
import type { Place } from "./place.ts";
import type { Role } from "./site.ts";
import { quote, short } from "./wording/words.ts";

export interface Lookup {
  schemas: Schemas;
  /**
   * The block type of the shared block with a name, also if the name has a slip; undefined if there is none or its type
   * is unknown.
   */
  sharedType(name: Json | undefined): string | undefined;
  /** Whether pages may override a field of a shared block. */
  isOpen(use: Json, field: string): boolean;
  /** Whether there is a shared block of this name, valid or not. */
  hasShared(name: Json): boolean;
  /** The shared block for a name, also if the name has a slip. Left out where shared blocks are not known. */
  sharedMeant?(name: Json): Document | undefined;
  /** The address of the page that a text names. Left out where the pages are not known. */
  addressOf?(text: string): string | undefined;
  /** The file of the page that an address leads to. Left out where the pages are not known. */
  pageAt?(address: string): PageFound | undefined;
  /** The names that a field of this kind may refer to. Left out where the site is not known. */
  namesOf?(kind: unknown): readonly string[];
  /** Link targets that do not exist. Left out where the pages are not known. */
  lost?: LostNames;
  /** Finds the links to a page. Left out where the pages are not known. */
  links?: LinksTo;
  /** Finds the places of a shared block. Left out where the pages are not known. */
  uses?: UsesOf;
  schemaAt(document: Document, path: Path): Located | undefined;
  /**
   * The place in words from the outside in, such as `block 1 (hero "Apps that work")` and `button`; empty for the top
   * of the document.
   */
  placesOf(document: Document, path: Path): readonly string[];
  /** The same, joined: `block 1 (hero "Apps that work") > button`. */
  placeOf(document: Document, path: Path): string;
  /** What to call the value at a path: "tile 5" for an entry of an array, otherwise its name in quotation marks. */
  labelOf(document: Document, path: Path): string;
}

/** The schema file for each role. */
export const ROOTS = { page: "page.schema.json", shared: "sharedBlock.schema.json", site: "site.schema.json" } as const;

/** The schema of the files with a role. */
export function rootOf(schemas: Schemas, role: Role): Located {
  const file = ROOTS[role];
  return { schema: schemas[file]!, file };
}

/** @param isOpen By default, every field is open. */
export function createLookup(
  schemas: Schemas,
  sharedType: (name: Json | undefined) => string | undefined,
  isOpen: Lookup["isOpen"] = () => true,
): Lookup {
  function schemaAt(document: Document, path: Path): Located | undefined {
    let at: Located | undefined = blockOr(rootOf(schemas, document.role), document.data);
    let value: Json | undefined = document.data;
    for (const key of path) {
      const isOfShared = key === "with" && isGroup(value) && typeMeant(schemas, value) === "shared";
      const withShared = isOfShared ? sharedType(inside(value, "use")) : undefined;
      const next = withShared ? undefined : at && below(at, key, value);
      value = inside(value, key);
      at = withShared ? blockSchema(schemas, withShared) : blockOr(next, value);
      if (!at) return undefined;
    }
    return at;
  }

  /** @param value The value that has this schema and contains the key. */
  function below({ schema, file }: Located, key: string | number, value: Json | undefined): Located | undefined {
    const { properties = {}, additionalProperties, items } = schema;
    // A group in place of an array counts as the only entry of that array.
    const entry =
      typeof key === "string" && items && isGroup(value) ? follow(schemas, { schema: items, file }) : undefined;
    if (entry) return entry.schema.kind === "block" ? undefined : below(entry, key, undefined);
    // An array in place of a group counts as that group, wrapped in superfluous brackets.
    if (key === 0 && !items && schema.properties && Array.isArray(value)) return { schema, file };
    const own =
      typeof key === "number" ? items : Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    return typeof own === "object" ? { schema: own, file } : undefined;
  }

  function blockOr(at: Located | undefined, value: Json | undefined): Located | undefined {
    if (!at) return undefined;
    const located = follow(schemas, at);
    if (located.schema.kind !== "block") return located;
    const type = isGroup(value) ? typeMeant(schemas, value) : undefined;
    return type === undefined ? undefined : blockSchema(schemas, type);
  }

  function itemWord(document: Document, path: Path): ItemWord {
    const list = schemaAt(document, path.slice(0, -1));
    return itemWordOf(String(path.at(-2) ?? "entries"), list?.schema);
  }

  function placesOf(document: Document, path: Path): string[] {
    const [first, second] = path;
    const isPageBlock = document.role === "page" && first === "blocks" && typeof second === "number";
    const isSharedBlock = document.role === "shared" && first === "block";
    const words: string[] = [];
    let from = 0;
    if (isPageBlock) {
      words.push(`block ${second + 1}${blockName(schemas, inside(document.data?.["blocks"], second))}`);
      from = 2;
    } else if (isSharedBlock) {
      words.push(`the block${blockName(schemas, document.data?.["block"])}`);
      from = 1;
    }
    for (let i = from; i < path.length; i++) {
      const key = path[i]!;
      if (typeof key === "string") {
        words.push(short(String(asWritten(document, path.slice(0, i + 1)).at(-1))));
        continue;
      }
      const { word, hidesKey } = itemWord(document, path.slice(0, i + 1));
      if (hidesKey && i > from) words.pop();
      words.push(`${word} ${key + 1}`);
    }
    return words;
  }

  function labelOf(document: Document, path: Path): string {
    const key = path.at(-1);
    if (typeof key !== "number") return key === undefined ? "the file" : quote(key);
    return document.role === "page" && path.length === 2 && path[0] === "blocks"
      ? `block ${key + 1}`
      : `${itemWord(document, path).word} ${key + 1}`;
  }

  const placeOf = (document: Document, path: Path) => placesOf(document, path).join(" > ");
  const hasShared = (name: Json) => sharedType(name) !== undefined;
  return { schemas, sharedType, hasShared, isOpen, schemaAt, placesOf, placeOf, labelOf };
}

interface ItemWord {
  word: string;
  /** Whether the word makes the name of the array superfluous. */
  hidesKey: boolean;
}

/** The word for one entry of an array, from the array's name: "card", "tile", "question". */
export function itemWordOf(list: string, schema: Schema | undefined): ItemWord {
  const one = list
    .replace(/(?<=[^s])s$|(?<=x)es$/, "")
    .replace(/(?=[A-Z])/g, " ")
    .toLowerCase();
  const own = schema?.items?.title?.toLowerCase();
  const word = own ?? (list.endsWith("s") && one !== list ? one : "entry");
  return { word, hidesKey: list === "items" || word.includes(one) || one.startsWith(word) };
}

/** ` (hero "Apps that work")`; only the type if the block has no heading, empty if its type is unknown. */
function blockName(schemas: Schemas, block: Json | undefined): string {
  if (!isGroup(block) || typeof block["type"] !== "string" || !blockSchema(schemas, block["type"])) return "";
  const name = block["type"] === "shared" ? block["use"] : block["heading"];
  return ` (${short(block["type"])}${typeof name === "string" && !isBlank(name) ? ` ${quote(name)}` : ""})`;
}

/** The fields that a group may have whose values are of a kind, in the order of its schema. */
export function fieldsOfKind({ schemaAt }: Lookup, { document, path }: Place, kind: string): string[] {
  const { properties = {} } = schemaAt(document, path)?.schema ?? {};
  return Object.keys(properties).filter((name) => schemaAt(document, [...path, name])?.schema.kind === kind);
}

/** The schema of a group, also of one that lacks the array around it. */
export function schemaOfGroup(
  { schemaAt }: Pick<Lookup, "schemaAt">,
  document: Document,
  path: Path,
): Schema | undefined {
  const schema = schemaAt(document, path)?.schema;
  return schema?.items && isGroup(valueAt(document, path)) ? schemaAt(document, [...path, 0])?.schema : schema;
}
