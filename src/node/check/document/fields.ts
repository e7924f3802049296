/** The fields of documents that rules look at, by kind. */
import type { Json, Path } from "../../../model/fields.ts";
import type { Document } from "./document.ts";
import type { Group } from "../site.ts";

/** A value whose schema has a `kind`. */
export interface Field {
  document: Document;
  value: Json;
  path: Path;
}

/** A field during a walk. Its `path` is reused by the walk: copy it to keep it. */
export interface WalkedField extends Field {
  /** The innermost group around it. */
  group: Group;
}

/** Is called for every field of the known kinds, in the order of the document. */
export type Take = (kind: string, field: WalkedField) => void;

/** The kinds that rules use. Add a kind here when a rule needs it. */
const KINDS: ReadonlySet<string> = new Set([
  "anchor",
  "field",
  "form",
  "href",
  "image",
  "imageFile",
  "line",
  "logo",
  "markdown",
  "page",
  "pictogram",
  "shared",
]);

export const isAskedFor = (kind: string) => KINDS.has(kind);

/** Names that could change the prototype of an object. */
export const reservedNames: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

export interface Keeper {
  take: Take;
  fields(kind: string): readonly Field[];
  /** Adds the fields of another keeper. */
  add(other: Keeper): void;
}

/** Collects the fields of walks by their kinds. */
export function createKeeper(): Keeper {
  const found = new Map<string, Field[]>();
  function keep(kind: string, field: Field): void {
    const list = found.get(kind);
    if (list) list.push(field);
    else found.set(kind, [field]);
  }
  return {
    take: (kind, { document, value, path }) => keep(kind, { document, value, path: [...path] }),
    fields(kind) {
      if (!isAskedFor(kind)) throw new Error(`Fields of the kind "${kind}" are not gathered.`);
      return found.get(kind) ?? [];
    },
    add({ fields }) {
      for (const kind of KINDS) for (const field of fields(kind)) keep(kind, field);
    },
  };
}
