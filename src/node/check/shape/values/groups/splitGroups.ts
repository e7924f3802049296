/** `"button": "Write to us", "link": "/contact"`: the fields of a group, written in its place and beside it. */
import type { Tell } from "../../untold.ts";
import { pictureIn } from "./groupsMeant.ts";
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Path } from "../../../../../model/fields.ts";
import type { Lookup } from "../../../lookup.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { belongsToTop } from "../../block/ofTop.ts";
import { looksLike } from "../../looksLike.ts";
import { lineAt } from "../../../document/lineMarks.ts";
import { rangeOf } from "../../../document/position.ts";
import type { Document } from "../../../document/document.ts";
import type { CodedFinding } from "../../../finding.ts";
import type { Place } from "../../../place.ts";
import type { Group } from "../../../site.ts";
import { sameLetters } from "../../../wording/suggest.ts";
import { wordFor } from "../../../wording/synonyms.ts";
import { example, quote, written } from "../../../wording/words.ts";
import { withOwn } from "../../example/ownExample.ts";
import { findingOf } from "../../wrong.ts";

export const splitGroups: Tell = (lookup, { document, errors, pathOf }) => {
  const found: CodedFinding[] = [];
  const told = new Set<ErrorObject>();
  for (const error of errors) {
    if (error.keyword !== "type" || error.params["type"] !== "object") continue;
    const around = error.instancePath.replace(/\/[^/]*$/, "");
    const strange = errors.filter(
      (other) => other.keyword === "additionalProperties" && other.instancePath === around && !told.has(other),
    );
    for (const other of strange) {
      const name = String(other.params["additionalProperty"]);
      // "alt" may stand for the description of a tile, but beside the name of a picture it is that of the picture.
      const isExact = hasField(lookup, { document, path: pathOf(error.instancePath) }, name);
      const isMissed =
        !isExact &&
        errors.some(
          ({ keyword, instancePath, params }) =>
            keyword === "required" && instancePath === around && wordFor(name, [String(params["missingProperty"])]),
        );
      const at = { document, path: pathOf(around) };
      const isOther = isMissed || isFieldThere(lookup, at, name) || belongsToTop(lookup, at, name);
      const said = isOther ? undefined : whole(lookup, document, { path: pathOf(error.instancePath), name });
      if (!said) continue;
      found.push(said);
      told.add(error).add(other);
      break;
    }
  }
  return { found, rest: found.length > 0 ? errors.filter((error) => !told.has(error)) : errors };
};

function hasField({ schemaAt }: Lookup, { document, path }: Place, name: string): boolean {
  return Object.hasOwn(schemaAt(document, path)?.schema.properties ?? {}, name);
}

/** Whether the name is that of a field of the group around, but for its capitals. */
function isFieldThere({ schemaAt }: Lookup, { document, path }: Place, name: string): boolean {
  return sameLetters(name, Object.keys(schemaAt(document, path)?.schema.properties ?? {})) !== undefined;
}

function whole(
  { schemas, schemaAt }: Lookup,
  document: Document,
  { path, name }: { path: Path; name: string },
): CodedFinding | undefined {
  const field = String(path.at(-1));
  const owner = valueAt(document, path.slice(0, -1));
  const located = schemaAt(document, path);
  if (!located || !isGroup(owner) || typeof owner[field] !== "string") return undefined;
  const names = Object.keys(located.schema.properties ?? {});
  // The name of a field says nothing in it.
  const words = names.includes(owner[field]) ? "…" : owner[field];
  const part = name.startsWith(field) ? name.slice(field.length).replace(/^[-_]/, "") : name;
  const inner = wordFor(part.charAt(0).toLowerCase() + part.slice(1), names);
  if (inner === undefined) return undefined;
  const meant = names
    .filter((own) => own !== inner)
    .map((own): Group => ({ [own]: words, [inner]: owner[name]! }))
    .find((group) => looksLike(schemas, located, group));
  if (!meant) return undefined;
  const isLast = Object.keys(owner).at(-1) === name;
  const message = `"${field}" should be a group of fields in { }, but it is a text: ${written(owner[field])}.`;
  const [own, other] = [[...path], [...path.slice(0, -1), name]].map((each) =>
    lineAt(rangeOf(document, each, "name").offset),
  );
  const where = own === other ? "" : ` in line ${other}`;
  const fix = `write it like this${words === "…" ? withOwn(example(meant)) : ""}, and take ${quote(name)}${where} out, with the comma ${isLast ? "before" : "behind"} it: "${field}": ${example(meant)}.`;
  return findingOf({ document, path }, { code: "wrong-type", message, fix, ...pictureIn(meant, owner[field]) });
}
