/** null, and other values that say nothing. */
import { isOfWords } from "../../isOfWords.ts";
import { typeWords } from "../../../../../model/valueWords.ts";
import type { Json } from "../../../../../model/fields.ts";
import { ownWords } from "../../example/ownWords.ts";
import { BESIDE, OUT_WITH_COMMA } from "../../../wording/commas.ts";
import { isToCome } from "../../../inTexts/toCome.ts";
import { likeThis, named } from "../../wrong.ts";
import type { Fixer } from "../../wrongType.ts";

const inList: Fixer = ({ value, path, isEach }) =>
  value === null && typeof path.at(-1) === "number"
    ? { fix: isEach ? `take each of them out, ${BESIDE}.` : `take it ${OUT_WITH_COMMA}.` }
    : undefined;

const inOptionalField: Fixer = ({ lookup, document, path, value, optional, label, schema, types, example }) => {
  if (value !== null || !optional) return undefined;
  const out = `take ${label}: null ${OUT_WITH_COMMA}`;
  // A picture has either a description or the mark that it is decorative, never both.
  if (lookup.schemaAt(document, path.slice(0, -1))?.schema.kind === "image") return { fix: `${out}.` };
  const asked = path[0] === "$schema" ? example : typeWords({ kind: schema.kind, type: [...types] });
  return { fix: `${out}, or write ${asked} in the place of null.` };
};

/** Shows no example, as its words would be those of another page. */
const asWords: Fixer = ({ lookup, document, path, value, schema, types }) => {
  const isText = value === null && types.includes("string") && isOfWords(schema.kind);
  if (!isText || ownWords(lookup, { document, path }) !== undefined) return undefined;
  return { fix: `write ${typeWords({ kind: schema.kind, type: [...types] })} in the place of null.` };
};

/** Asks for the address, as that of the schema's example belongs to another page. */
const asAddress: Fixer = (wrong) => {
  const { value, schema, optional, example } = wrong;
  if (schema.kind !== "href" || !isNoText(value) || (optional && value === false)) return undefined;
  return { fix: `write the address that it leads to${example ? `, for example ${named(wrong, example)}` : ""}.` };
};

/** null, a boolean or a number: none of them hints at what was meant. */
function isNoText(value: Json): boolean {
  return value === null || typeof value === "boolean" || typeof value === "number";
}

/** Shows no example, as the description of another picture would be no help. */
const asDescription: Fixer = ({ lookup, document, path, value }) => {
  const around = lookup.schemaAt(document, path.slice(0, -1))?.schema;
  if (path.at(-1) !== "alt" || around?.kind !== "image" || !isNoText(value)) return undefined;
  const mark = Object.keys(around.properties ?? {}).includes("decorative")
    ? ', or write "decorative": true in the place of it if the picture adds nothing to the text'
    : "";
  return { fix: `write in quotation marks, behind "alt":, a few words on what the picture shows${mark}.` };
};

/** Shows no picture that the site has, as the page would show it in the place of the one that was meant. */
const asPicture: Fixer = (wrong) => {
  const { lookup, document, path, value, schema } = wrong;
  const around = lookup.schemaAt(document, path.slice(0, -1))?.schema;
  const isPicture = schema.kind === "imageFile" || (path.at(-1) === "src" && around?.kind === "image");
  const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
  if (!isPicture || !(isNoText(value) || isEmpty)) return undefined;
  return { fix: `write it like this, with the name of your own picture for the three dots: ${named(wrong, '"…"')}.` };
};

/** A word in the place of a picture that is still to come: it describes nothing. */
const pictureToCome: Fixer = (wrong) => {
  const { value, schema, optional, label } = wrong;
  if (schema.kind !== "image" || typeof value !== "string" || !isToCome(value)) return undefined;
  const { fix, ...like } = likeThis(wrong);
  return { ...like, fix: `${fix}${optional ? ` If you have no picture yet, take ${label} ${OUT_WITH_COMMA}.` : ""}` };
};

export const nullFixes: readonly Fixer[] = [
  inList,
  inOptionalField,
  asAddress,
  asPicture,
  pictureToCome,
  asDescription,
  asWords,
];
