/** Turns what AJV found into findings in our own words: one for each mistake of the author. */
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Json, Path } from "../../model/fields.ts";
import { append } from "./append.ts";
import { explainFormat } from "./explainFormat.ts";
import { explainNames } from "./explainNames.ts";
import { explainOption, explainType } from "./explainType.ts";
import { reservedNames } from "./fields.ts";
import { isGroup, type Lookup, valueAt } from "./lookup.ts";
import type { CodedFinding, Document, Finding } from "./site.ts";
import { counted, example, numberWord, written } from "./words.ts";

/** A value that is wrong, with all that helps to say so. */
export interface Wrong {
  lookup: Lookup;
  document: Document;
  path: Path;
  value: Json;
  error: ErrorObject;
  /** What the value is called: `"heading"` or `tile 5`. */
  label: string;
  /** The first example of the schema, as it should be written. */
  example?: string;
  /** Whether the field may be left out. */
  optional: boolean;
}

/** A finding about a value without what all of them have in common. */
export type Said = Pick<Finding, "message" | "fix" | "edit"> & { code: string } & Partial<Finding>;

/** @param at The document, and where in it the value stands that was validated. */
export function explain(
  lookup: Lookup,
  at: { document: Document; base: Path },
  errors: readonly ErrorObject[],
): CodedFinding[] {
  const { document, base } = at;
  const found: CodedFinding[] = [];
  if (errors.length === 0) return found;
  const groups = new Map<string, { path: Path; unknown: string[]; missing: string[] }>();
  for (const error of errors) {
    const path = [...base, ...pathOf(document, base, error.instancePath)];
    const group = groups.get(error.instancePath) ?? { path, unknown: [], missing: [] };
    if (error.keyword === "additionalProperties") {
      const name = String(error.params["additionalProperty"]);
      if (!reservedNames.has(name)) group.unknown.push(name);
    } else if (error.keyword === "required") group.missing.push(String(error.params["missingProperty"]));
    else {
      for (const said of sayValue(wrongOf(lookup, { document, path }, error))) {
        found.push({ severity: "error", document, path, point: "value", place: path.slice(0, -1), ...said });
      }
      continue;
    }
    groups.set(error.instancePath, group);
  }
  for (const { path, unknown, missing } of groups.values()) {
    const group = valueAt(document, path);
    const allowed = Object.keys(lookup.schemaAt(document, path)?.schema.properties ?? {});
    if (isGroup(group)) append(found, explainNames(lookup, { document, path }, { group, unknown, missing, allowed }));
  }
  return found;
}

function sayValue(wrong: Wrong): Said[] {
  const { error, label, value } = wrong;
  switch (error.keyword) {
    case "type":
      return [explainType(wrong)];
    case "enum":
    case "const":
      return [explainOption(wrong)];
    case "pattern":
    case "minLength":
    case "format":
      return [explainFormat(wrong)];
    case "minItems":
    case "minProperties":
      return [tooFew(wrong)];
    case "maxItems":
    case "maxProperties":
    case "maxLength":
      return [tooMany(wrong)];
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return [outOfRange(wrong)];
    case "uniqueItems":
      return repeats(wrong);
    default:
      return [{ code: "wrong-value", message: `${label} cannot be ${written(value)}.`, ...likeThis(wrong) }];
  }
}

function tooFew({ error, label, value, example: shown }: Wrong): Said {
  const limit = Number(error.params["limit"]);
  const size = Array.isArray(value) ? value.length : isGroup(value) ? Object.keys(value).length : 0;
  const message =
    size === 0
      ? `${label} is empty, and needs at least ${numberWord(limit)}.`
      : `${label} has ${numberWord(size)}, and needs at least ${numberWord(limit)}.`;
  const missing = limit - size;
  return {
    code: "too-few",
    message,
    fix: size === 0 && shown ? `write something into it, for example ${shown}.` : addMore(missing, value),
  };
}

function addMore(missing: number, value: Json): string {
  const how =
    Array.isArray(value) && isGroup(value[0])
      ? ": copy one from { to }, put a comma between, and change its words"
      : "";
  return `add ${numberWord(missing)} more${how}.`;
}

function tooMany({ error, label, value }: Wrong): Said {
  const limit = Number(error.params["limit"]);
  const size = Array.isArray(value)
    ? value.length
    : typeof value === "string"
      ? value.length
      : Object.keys(value as object).length;
  const noun = typeof value === "string" ? " characters" : "";
  return {
    code: "too-many",
    message: `${label} has ${size}${noun}, and can have at most ${limit}.`,
    fix: `take ${counted(size - limit, "away", "away").replace(/(\d+) away/, "$1")} out.`,
  };
}

function outOfRange({ error, label, value }: Wrong): Said {
  const limit = String(error.params["limit"]);
  const words: Record<string, string> = {
    minimum: `${limit} or more`,
    maximum: `${limit} or less`,
    exclusiveMinimum: `more than ${limit}`,
    exclusiveMaximum: `less than ${limit}`,
  };
  const expected = words[error.keyword]!;
  return {
    code: "out-of-range",
    message: `${label} should be ${expected}, but it is ${written(value)}.`,
    fix: `write a number that is ${expected}.`,
  };
}

/** AJV names one pair only; all that is repeated is told. */
function repeats({ lookup, document, path, value }: Wrong): Said[] {
  const first = new Map<string, number>();
  const said: Said[] = [];
  for (const [i, item] of (value as Json[]).entries()) {
    const key = JSON.stringify(item);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, i);
    else {
      const message = `${lookup.labelOf(document, [...path, i])} says the same as ${lookup.labelOf(document, [...path, earlier])}: ${written(item)}.`;
      said.push({ code: "repeated", path: [...path, i], place: path, message, fix: "take one of the two out." });
    }
  }
  return said;
}

/** The fix that shows the example of the schema. */
export function likeThis({ example: shown, label, optional }: Pick<Wrong, "example" | "label" | "optional">): {
  fix?: string;
} {
  if (!shown) return optional ? { fix: "leave it out." } : {};
  return { fix: `write it like this: ${label.startsWith('"') ? `${label}: ${shown}` : shown}.` };
}

function wrongOf(lookup: Lookup, { document, path }: { document: Document; path: Path }, error: ErrorObject): Wrong {
  const schema = lookup.schemaAt(document, path)?.schema;
  const key = path.at(-1);
  const around = lookup.schemaAt(document, path.slice(0, -1))?.schema;
  const optional = typeof key === "string" && around?.properties !== undefined && !around.required?.includes(key);
  const given = key === "with" ? around?.properties?.["with"] : schema;
  const inList = typeof key === "number" ? (around?.examples?.[0] as Json[] | undefined)?.[0] : undefined;
  const first = given?.examples?.[0] ?? inList;
  const shown = first === undefined ? undefined : example(first);
  return {
    lookup,
    document,
    path,
    value: valueAt(document, path)!,
    error,
    label: lookup.labelOf(document, path),
    optional,
    ...(shown ? { example: shown } : {}),
  };
}

/** The path behind AJV's pointer: numbers where the document has lists. */
function pathOf(document: Document, base: Path, instancePath: string): Path {
  const path: (string | number)[] = [];
  let value = valueAt(document, base);
  for (const part of instancePath.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const key = Array.isArray(value) ? Number(name) : name;
    path.push(key);
    value = (value as Record<string | number, Json> | undefined)?.[key];
  }
  return path;
}
