/** A field that is described in a form, where only its name can stand; and choices that stand beside their field. */
import { isGroup, valueAt } from "../../json.ts";
import { lineAt } from "../../document/lineMarks.ts";
import { rangeOf } from "../../document/position.ts";
import { behindStart, movingAway } from "../../wording/commas.ts";
import { example } from "../../wording/words.ts";
import { looksLike } from "../looksLike.ts";
import type { Explanation, Wrong } from "../wrong.ts";
import { anchorMeant } from "./anchorMeant.ts";

/** `{ "label": "Your city", "kind": "text" }` in the list of a form. */
export function fieldInForm({ lookup, document, path, value }: Wrong): Explanation | undefined {
  const isOfForm = document.role === "site" && path[0] === "forms" && path[2] === "fields" && path.length === 4;
  const fields = isOfForm ? valueAt(document, ["fields"]) : undefined;
  if (!isGroup(fields) || !isGroup(value) || typeof value["label"] !== "string") return undefined;
  const { name, id, ...own } = value;
  const called = [name, id, value["label"]].find((each) => typeof each === "string") as string;
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

/** `"options": […]` among the fields, of which exactly one has to have them. */
export function choicesBeside({ lookup, document, path, value }: Wrong): Explanation | undefined {
  const name = String(path.at(-1));
  const around = path.slice(0, -1);
  const fields = document.role === "site" && path.length === 2 && path[0] === "fields" ? valueAt(document, around) : {};
  if (name !== "options" || !isGroup(fields) || !Array.isArray(value)) return undefined;
  const [home, ...others] = Object.entries(fields).filter(
    ([, field]) => isGroup(field) && field["kind"] === "select" && !Object.hasOwn(field, name),
  );
  const located = home && lookup.schemaAt(document, [...around, home[0], name]);
  if (!located || others.length > 0 || !isGroup(home[1]) || !looksLike(lookup.schemas, located, value))
    return undefined;
  const fix = movingAway(`move it ${behindStart(example(home[0]), home[1])}.`);
  return { code: "wrong-type", message: '"options" are no field, but the choices of one.', fix, point: "name" };
}
