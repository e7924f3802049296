/** Invalid ids. They are told at the ids, whose fixes correct them. */
import type { Json, Path } from "../../../../model/fields.ts";
import type { Document } from "../../document/document.ts";
import { perThing } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import { anchorMeant } from "../../shape/values/meant/anchorMeant.ts";

export interface WrongId {
  path: Path;
  /** The id as it is; empty for `null` and for a number, which say nothing. */
  id: string;
}

/** The corrected ids, with their paths. */
export function renamedOn(page: Document, context: Context): readonly { path: Path; name: string }[] {
  const all = wrongIdsOn(page, context).map(({ path, id }) => ({ path, name: anchorMeant(id) }));
  return all.filter(({ name }) => name !== "");
}

/** The invalid ids on a page, of blocks and of entries. */
export const wrongIdsOn = perThing((page: Document, context): readonly WrongId[] => {
  const isInvalid = ({ path }: WrongId) =>
    context.isWrong(page, path) && context.lookup.schemaAt(page, path)?.schema.kind === "anchor";
  return context.isSpoilt(page) ? idsOn(page).filter(isInvalid) : [];
});

/** All values of "id" on a page, with their paths. */
export function idsOn({ data }: Document): WrongId[] {
  return data ? [...idsIn(data, [])] : [];
}

function* idsIn(value: Json, path: Path): Generator<WrongId> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const at = [...path, key];
    if (key !== "id" || (typeof inner === "object" && inner !== null)) yield* idsIn(inner, at);
    else yield { path: at, id: typeof inner === "string" ? inner : "" };
  }
}
