/** Explains the values under misspelt names as if the names were correct. */
import type { Shape } from "../checkValue.ts";
import type { Json, Path } from "../../../../model/fields.ts";
import { isWithin, pointerOf } from "../../../../model/pointer.ts";
import { explain } from "../explain.ts";
import { extentOf, rangeOf } from "../../document/position.ts";
import { valueAt } from "../../json.ts";
import { areOneAndMany } from "../../wording/synonyms.ts";
import { mendedDocument, nameIn } from "./renames.ts";
import type { Document, Rename } from "../../document/document.ts";
import type { CodedFinding, Edit } from "../../finding.ts";
import { fold, nearest } from "../../wording/suggest.ts";
import { choice } from "../../wording/words.ts";

interface Renamed {
  document: Document;
  base: Path;
  /** The value at `base`, as it was validated. */
  value: Json;
  /** The file of its schema. */
  file: string;
  renames: readonly Rename[];
}

/** Findings without edits: the names have to be fixed first. */
export function explainRenamed(
  { lookup, validate }: Shape,
  { document, base, value, file, renames }: Renamed,
): CodedFinding[] {
  const mended = mendedDocument(document, { base, value, renames });
  const places = renames.map(({ path, name, meant }) => ({
    pointer: pointerOf([...path.slice(base.length), meant]),
    given: valueAt(mended, [...path, meant])!,
    isOther: !areOneAndMany(name, meant) && fold(name) !== fold(meant),
  }));
  const errors = validate(file, valueAt(mended, base)!).filter(({ instancePath }) =>
    places.some(({ pointer }) => isWithin(instancePath, pointer)),
  );
  const found = explain(lookup, { document: mended, base }, errors).flatMap((finding) => {
    const at = pointerOf(finding.path.slice(base.length));
    const place = places.find(({ pointer }) => pointer === at);
    if (!place || finding.code !== "wrong-type") return [finding];
    const { fix, edit, isExample } = finding;
    if (fix !== undefined && !edit && !isExample && mayHaveWords(place.given))
      return [{ ...finding, isReshaped: true }];
    // A value of the wrong type that no edit can correct may be meant for another field.
    return edit || !place.isOther ? [finding] : [];
  });
  return inWritten(found, document);
}

function mayHaveWords(value: Json): boolean {
  return typeof value === "string" || (typeof value === "object" && value !== null);
}

/** Merges the findings about a name of another program and about its value, which has the form of that program, into one. */
export function asOne(
  found: CodedFinding[],
  within: readonly CodedFinding[],
  renames: readonly Rename[],
): CodedFinding[] {
  return within.filter((finding) => {
    const pointer = pointerOf(finding.path);
    const rename = renames.find(({ path, meant }) => pointerOf([...path, meant]) === pointer);
    const name = rename && pointerOf(nameIn(rename));
    const told = found.find(({ path, code }) => code === "unknown-property" && pointerOf(path) === name);
    const { asList: list } = finding;
    if (!rename || !told || !finding.fix || !(list || finding.isReshaped || belongTogether(rename))) return true;
    rename.isValueWrong = true;
    const { meant } = rename;
    if (list === undefined) delete told.edit;
    else if (told.edit) told.edit = () => listUnder(told, meant, list);
    delete told.means;
    if (finding.picture !== undefined) told.picture = finding.picture;
    told.fix = list
      ? `write "${rename.meant}": ${list}.`
      : `rename it to "${rename.meant}", and ${finding.guess ? `write ${choice(finding.guess)}.` : finding.fix}`;
    return false;
  });
}

/** An edit that renames a field and wraps its text in a list; undefined where the list has another one. */
function listUnder({ document, path }: CodedFinding, meant: string, list: string): Edit | undefined {
  const { offset } = rangeOf(document, path, "name");
  const value = extentOf(document, path);
  if (!value || list !== `[${JSON.stringify(valueAt(document, path))}]`) return undefined;
  return { offset, length: value.offset + value.length - offset, text: `${JSON.stringify(meant)}: ${list}` };
}

/** Whether a wrong name explains a wrong value: a misspelling does not, but a synonym, or a singular for a plural, does. */
function belongTogether({ name, meant }: Rename): boolean {
  return nearest(name, [meant]).length === 0 || areOneAndMany(name, meant);
}

/** Translates findings in a corrected document back. @param written The path in the file for one in the document. */
export function inWritten(
  found: readonly CodedFinding[],
  document: Document,
  written: (path: Path) => Path = (path) => path,
): CodedFinding[] {
  return found.map((finding) => {
    const { edit: _, others, ...told } = finding;
    return {
      ...told,
      document,
      path: written(told.path),
      ...(told.mark && { mark: written(told.mark) }),
      ...(told.place && { place: written(told.place) }),
      ...(others && { others: others.map(({ path }) => ({ path: written(path) })) }),
    };
  });
}
