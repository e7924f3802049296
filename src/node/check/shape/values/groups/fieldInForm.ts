/** A field that is described in a form, where only its name can stand; and choices that stand beside their field. */
import { onlyOf } from "../../../onlyOf.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { lineAt } from "../../../document/lineMarks.ts";
import { rangeOf } from "../../../document/position.ts";
import { behindStart, movingAway } from "../../../wording/commas.ts";
import type { Group } from "../../../site.ts";
import { choice, example } from "../../../wording/words.ts";
import { looksLike } from "../../looksLike.ts";
import type { Explanation, Wrong } from "../../wrong.ts";
import { anchorMeant } from "../meant/anchorMeant.ts";

/** `{ "label": "Your city", "kind": "text" }` in the list of a form. */
export function fieldInForm({ lookup, document, path, value }: Wrong): Explanation | undefined {
  const isOfForm = document.role === "site" && path[0] === "forms" && path[2] === "fields" && path.length === 4;
  const fields = isOfForm ? valueAt(document, ["fields"]) : undefined;
  const field = isGroup(value) ? underName(value) : undefined;
  if (!isGroup(fields) || typeof field?.["label"] !== "string") return undefined;
  const { name, id, ...own } = field;
  const called = [name, id, field["label"]].find((each) => typeof each === "string") as string;
  const meant = Object.hasOwn(fields, called) ? called : anchorMeant(called);
  const message = "a form names its fields, and this one is described here.";
  if (Object.hasOwn(fields, meant))
    return { code: "wrong-type", message, fix: `write ${example(meant)} in its place: that field stands in "fields".` };
  const located = lookup.schemaAt(document, ["fields", meant]);
  if (!located || !/^[a-z]/.test(meant) || !looksLike(lookup.schemas, located, own)) return undefined;
  const line = lineAt(rangeOf(document, ["fields"], "name").offset);
  const described = `${example(meant)}: ${example(own)}`;
  const fix = `write ${example(meant)} in its place, and ${described}, behind the { of "fields" in line ${line}.`;
  return { code: "wrong-type", message, fix };
}

/** `{ "city": { "label": … } }`: the field with its name, as it stands in "fields". */
function underName(value: Group): Group {
  const [name, field] = onlyOf(Object.entries(value)) ?? [];
  return isGroup(field) ? { name: name!, ...field } : value;
}

/** `"fields": { "city": { "label": … } }` in a form, in the place of the list of their names. */
export function fieldsInForm({ document, path, value }: Wrong): Explanation | undefined {
  const isOfForm = document.role === "site" && path[0] === "forms" && path[2] === "fields" && path.length === 3;
  const fields = isOfForm ? valueAt(document, ["fields"]) : undefined;
  const areDescribed =
    isGroup(value) && Object.values(value).every((field) => isGroup(field) && typeof field["label"] === "string");
  if (!isGroup(fields) || !areDescribed || Object.keys(value).length === 0) return undefined;
  const names = Object.keys(value);
  const lacking = names.filter((name) => !Object.hasOwn(fields, name));
  const line = lineAt(rangeOf(document, ["fields"], "name").offset);
  const what = `${choice(lacking, "and")}, with what stands behind ${lacking.length > 1 ? "them" : "it"},`;
  const moved = lacking.length === 0 ? "" : ` Move ${what} behind the { of "fields" in line ${line} first.`;
  const message = "a form names its fields, and these are described here.";
  return { code: "wrong-type", message, fix: `write only their names: "fields": ${example(names)}.${moved}` };
}

/** `"options": […]` among the fields, of which exactly one has to have them. */
export function choicesBeside({ lookup, document, path, value }: Wrong): Explanation | undefined {
  const name = String(path.at(-1));
  const around = path.slice(0, -1);
  const fields = document.role === "site" && path.length === 2 && path[0] === "fields" ? valueAt(document, around) : {};
  if (name !== "options" || !isGroup(fields) || !Array.isArray(value)) return undefined;
  const home = onlyOf(
    Object.entries(fields).filter(
      ([, field]) => isGroup(field) && field["kind"] === "select" && !Object.hasOwn(field, name),
    ),
  );
  const located = home && lookup.schemaAt(document, [...around, home[0], name]);
  if (!located || !isGroup(home[1]) || !looksLike(lookup.schemas, located, value)) return undefined;
  const fix = movingAway(`move it ${behindStart(example(home[0]), home[1])}.`);
  return { code: "wrong-type", message: '"options" are no field, but the choices of one.', fix, point: "name" };
}
