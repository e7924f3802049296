/** Words for values of the wrong type and for options that do not exist. */
import type { Json } from "../../model/fields.ts";
import { typeWords } from "../../model/valueWords.ts";
import { likeThis, type Said, type Wrong } from "./explain.ts";
import { listNames } from "./explainNames.ts";
import { nearest } from "./suggest.ts";
import { choice, kindOf, written } from "./words.ts";

export function explainType(wrong: Wrong): Said {
  const { lookup, document, path, value, label } = wrong;
  const schema = lookup.schemaAt(document, path)?.schema;
  const types = [schema?.type ?? wrong.error.params["type"]].flat() as string[];
  const expected = typeWords({ kind: schema?.kind, type: types });
  const found =
    typeof value === "object" || typeof value === "boolean" ? kindOf(value) : `${kindOf(value)}: ${written(value)}`;
  return {
    code: "wrong-type",
    message: `${label} should be ${expected}, but it is ${found}.`,
    ...fixFor(wrong, types),
  };
}

function fixFor(wrong: Wrong, types: readonly string[]): { fix?: string } {
  const { value, optional, lookup, document, path } = wrong;
  if (value === null && optional) return { fix: "leave it out, or write a value." };
  if (types.includes("string") && (typeof value === "number" || typeof value === "boolean")) {
    return { fix: `put it in quotation marks: "${written(value)}".` };
  }
  if (typeof value === "string" && isWritten(value, types))
    return { fix: `take the quotation marks away: ${value.trim()}.` };
  const items = lookup.schemaAt(document, [...path, 0])?.schema;
  if (types.includes("array") && [items?.type].flat().includes(Array.isArray(value) ? "array" : typeof value)) {
    return {
      fix:
        typeof value === "string"
          ? `put it in square brackets: [${written(value)}].`
          : "put it in square brackets: [ … ].",
    };
  }
  return likeThis(wrong);
}

/** Whether a text in quotation marks says a value of one of the types. */
function isWritten(text: string, types: readonly string[]): boolean {
  const bare = text.trim();
  if (types.includes("boolean")) return bare === "true" || bare === "false";
  const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(bare);
  return isNumber && (types.includes("number") || (types.includes("integer") && !bare.includes(".")));
}

export function explainOption(wrong: Wrong): Said {
  const { lookup, document, path, value, label, error } = wrong;
  const schema = lookup.schemaAt(document, path)?.schema;
  const options = (
    schema?.enum ??
    (error.params["allowedValues"] as Json[] | undefined) ?? [error.params["allowedValue"] as Json]
  ).filter((option) => option !== undefined);
  const message = `${label} cannot be ${typeof value === "object" ? kindOf(value) : written(value)}.`;
  const same = options.find((option) => typeof option !== typeof value && String(option) === String(value));
  if (same !== undefined) {
    const fix =
      typeof same === "string"
        ? `put it in quotation marks: "${same}".`
        : `take the quotation marks away: ${String(same)}.`;
    return { code: "unknown-option", message, fix };
  }
  const names = options.filter((option) => typeof option === "string");
  const near = typeof value === "string" ? nearestOption(value, names) : [];
  if (near.length > 0) {
    const fix = `did you mean ${choice(near)}?`;
    return { code: "unknown-option", message, fix };
  }
  const all = names.length === options.length ? listNames(names) : options.map(String).join(" or ");
  return { code: "unknown-option", message, fix: `write one of ${all}.` };
}

/** Also finds a name in a folder ("services/seo") by the name alone. */
function nearestOption(value: string, names: string[]): string[] {
  const near = nearest(value, names);
  if (near.length > 0) return near;
  const last = names.filter((name) => name.includes("/") && name.endsWith(`/${value.toLowerCase()}`));
  return last.length > 2 ? [] : last;
}
