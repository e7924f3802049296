/** The fields of a document that rules ask for. */
import type { Json, Path } from "../../../model/fields.ts";
import type { Document } from "./document.ts";
import type { Group } from "../site.ts";

/** A value with a `kind`, and where it is. */
export interface Field {
  document: Document;
  value: Json;
  path: Path;
}

/** A field as a walk comes across it. Its path changes as the walk goes on: who keeps it copies it. */
export interface Found extends Field {
  /** The innermost group around it. */
  group: Group;
}

/** Gets every field of the kinds that are asked for, in the order of the document. */
export type Take = (kind: string, field: Found) => void;

/** The kinds that are asked for. Who needs another one adds it here. */
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

/** Names that JavaScript keeps for itself. */
export const reservedNames: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

export interface Keeper {
  take: Take;
  fields(kind: string): readonly Field[];
  /** Keeps what another one has kept. */
  add(other: Keeper): void;
}

/** Keeps the fields that a walk comes across, by their kinds. */
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
