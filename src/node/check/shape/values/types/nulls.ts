/** Nothing where something should be. */
import { typeWords } from "../../../../../model/valueWords.ts";
import type { Fixer } from "./fix.ts";

const inList: Fixer = ({ value, path, isEach }) =>
  value === null && typeof path.at(-1) === "number"
    ? { fix: `take ${isEach ? "each of them" : "it"} out, with a comma beside it.` }
    : undefined;

const inOptionalField: Fixer = ({ lookup, document, path, value, optional, label, schema, types }) => {
  if (value !== null || !optional) return undefined;
  const out = `take ${label}: null out, with a comma beside it`;
  // A picture has a description, or a mark in its place: never both.
  if (lookup.schemaAt(document, path.slice(0, -1))?.schema.kind === "image") return { fix: `${out}.` };
  const asked = typeWords({ kind: schema.kind, type: [...types] });
  return { fix: `${out}, or write ${asked} in the place of null.` };
};

/** Words of another picture would be no help. */
const asDescription: Fixer = ({ lookup, document, path, value }) => {
  const around = lookup.schemaAt(document, path.slice(0, -1))?.schema;
  if (path.at(-1) !== "alt" || around?.kind !== "image" || (value !== null && typeof value !== "boolean"))
    return undefined;
  const mark = Object.keys(around.properties ?? {}).includes("decorative")
    ? ', or write "decorative": true in the place of it if the picture adds nothing to the text'
    : "";
  return { fix: `write in quotation marks, behind "alt":, a few words on what the picture shows${mark}.` };
};

export const nullFixes: readonly Fixer[] = [inList, inOptionalField, asDescription];
