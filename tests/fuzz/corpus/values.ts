/** Mistakes in values: of the wrong type, blank, not among the options, too few, too many, repeated, not well written. */
import { follow, type Json, type Schema } from "../../../src/model/fields.ts";
import { pointerOf } from "../../../src/model/pointer.ts";
import { type Group, schemas } from "../../node/check/site.ts";
import type { Spot } from "../../node/check/spots.ts";
import { changed, type Expected, type Mutation } from "./mutation.ts";
import { letterSlips, styleSlips } from "./slips.ts";
import type { Subject } from "./subjects.ts";

export function* valueMistakes(subject: Subject): Generator<Mutation> {
  for (const spot of subject.spots) {
    const mutation = mutations(subject, spot);
    yield* wrongTypes(spot, mutation);
    yield* blankTexts(spot, mutation);
    yield* wrongOptions(spot, mutation);
    yield* wrongSizes(spot, mutation, valueOf(subject, spot));
    yield* wrongForms(spot, mutation);
  }
}

type Make = (kind: string, value: Json, expected: Omit<Expected, "lines">) => Mutation;

/** Makes mutations that give one field another value. */
function mutations(subject: Subject, { group, name }: Spot): Make {
  return (kind, value, expected) => {
    const { text, lines } = changed(subject, group, (fields) => ({ ...fields, [name]: value }));
    const pointer = expected.pointer ?? pointerOf([...group, name]);
    const line = lines.get(pointer)!;
    const what = `${name}: ${JSON.stringify(value).slice(0, 60)}`;
    return { what, kind, file: subject.file, content: text, expected: { lines: [line, line], pointer, ...expected } };
  };
}

function valueOf({ data }: Subject, { group, name }: Spot): Json {
  let value: Json = data;
  for (const key of [...group, name]) value = (value as Record<string | number, Json>)[key]!;
  return value;
}

function typesOf({ type, enum: options = [], const: only }: Schema): string[] {
  return type ? [type].flat() : [...options, ...(only === undefined ? [] : [only])].map((option) => typeof option);
}

function* wrongTypes({ name, located: { schema } }: Spot, make: Make): Generator<Mutation> {
  for (const value of [null, 12.5, true, "some words", [], {}, [[1]]] as Json[]) {
    const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
    // A group whose fields are free, or none of which is needed, may be empty.
    if (typesOf(schema).includes(type) || (name === "blocks" && type === "array")) continue;
    const isType = schema.const !== undefined;
    yield make("wrong type", value, { codes: [schema.enum && !isType ? "unknown-option" : "wrong-type"] });
  }
}

function* blankTexts({ name, group, located: { schema } }: Spot, make: Make): Generator<Mutation> {
  if (!typesOf(schema).includes("string") || name === "$schema") return;
  for (const value of ["", "   "]) {
    if (name === "alt") yield make("blank", value, { codes: ["missing-alt"] });
    else if (schema.const) yield make("blank", value, { codes: ["unknown-block"] });
    else yield make("blank", value, { codes: [schema.enum ? "unknown-option" : "blank-text"] });
    if (schema.kind !== "markdown") continue;
    yield make("blank", ["A paragraph.", value], { codes: ["blank-text"], pointer: pointerOf([...group, name, 1]) });
  }
}

/** Lists of options whose every name was tried. */
const tried = new Set<string>();

function* wrongOptions({ located: { schema } }: Spot, make: Make): Generator<Mutation> {
  const names = [...(schema.enum ?? []), schema.const].filter((option) => typeof option === "string");
  if (names.length === 0) return;
  const codes = [schema.const ? "unknown-block" : "unknown-option"];
  yield make("option unknown", "qqqqqqq", { codes });
  // Of the drawings and logos, which are many, those that have no neighbours but in spelling.
  const key = names.join();
  const some = tried.has(key) ? names.slice(0, 2) : names.filter((_, i) => names.length < 20 || i % 6 === 0);
  tried.add(key);
  for (const option of some) {
    for (const { kind, word } of [...letterSlips(option), ...styleSlips(option)]) {
      if (names.includes(word) || isBlockType(word)) continue;
      yield make(`option ${kind}`, word, { codes, suggestion: option });
    }
  }
}

function isBlockType(word: string): boolean {
  return `blocks/${word}.schema.json` in schemas;
}

function* wrongSizes({ name, located, group }: Spot, make: Make, value: Json): Generator<Mutation> {
  const { schema } = located;
  const {
    minItems = 0,
    maxItems,
    minProperties,
  } = schema as { minItems?: number; maxItems?: number; minProperties?: number };
  const { kind, maxLength } = schema as { kind?: string; maxLength?: number };
  if (kind === "line" && maxLength) yield make("too long", "kite ".repeat(maxLength).trim(), { codes: ["too-many"] });
  if (minProperties) yield make("too few", {}, { codes: ["too-few"] });
  if (!Array.isArray(value) || schema.kind === "markdown") {
    if (schema.kind === "markdown") yield make("too few", [], { codes: ["too-few"] });
    return;
  }
  const items = follow(schemas, { schema: schema.items!, file: located.file }).schema;
  const few = value.slice(0, minItems - 1);
  if (minItems > 0) yield make("too few", few, { codes: ["too-few"] });
  if (maxItems !== undefined) {
    const many = Array.from({ length: maxItems + 1 }, (_, i) => distinct(value[i % value.length]!, i));
    const pointer = pointerOf([...group, name, maxItems]);
    if (items.kind !== "page") yield make("too many", many, { codes: ["too-many"], pointer });
  }
  const first = value[0];
  if (schema["uniqueItems"] && first !== undefined)
    yield make("repeated item", [...value, first], {
      codes: ["repeated"],
      pointer: pointerOf([...group, name, value.length]),
    });
  if (items.type === "string")
    yield make("wrong item", [...value, 7], {
      codes: ["wrong-type"],
      pointer: pointerOf([...group, name, value.length]),
    });
}

/** The same with other words in it, so that nothing is said twice on a page. */
function distinct(value: Json, count: number): Json {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((item) => distinct(item, count));
  if (typeof value !== "object" || value === null) return value;
  const own = Object.entries(value).map(([name, inner]) => {
    if (name === "id")
      return [name, `place-${"abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz".slice(0, count + 1)}`];
    return [name, ["title", "question", "label"].includes(name) ? `${String(inner)} ${count}` : distinct(inner, count)];
  });
  return Object.fromEntries(own) as Group;
}

/** By the kind of a text, or else by its name: what is not written as it should be, and what it was meant to be. */
const FORMS: Record<string, { codes: string[]; slips: [written: string, meant?: string][] }> = {
  anchor: {
    codes: ["bad-anchor"],
    slips: [["My Form", "my-form"], ["#form", "form"], ["1st"], ["über", "ueber"], ["contact_form", "contact-form"]],
  },
  route: {
    codes: ["bad-route"],
    slips: [
      ["contact-us", "/contact-us"],
      ["/a b", "/a-b"],
      ["/über uns", "/ueber-uns"],
      ["/about.html", "/about"],
      ["/a//b", "/a/b"],
      ["/about/", "/about"],
    ],
  },
  page: {
    codes: ["bad-route"],
    slips: [
      ["blog", "/blog"],
      ["https://other.example/a", "/a"],
    ],
  },
  email: { codes: ["bad-email"], slips: [["hello at example"], ["mailto:hello@example.org", "hello@example.org"]] },
  phone: { codes: ["bad-phone"], slips: [["0091 123", "+91 123"], ["call us"], ["(+91) 12-3", "+91 12 3"]] },
  language: {
    codes: ["bad-language"],
    slips: [
      ["English", "en"],
      ["en-gb", "en-GB"],
      ["EN", "en"],
    ],
  },
  url: {
    codes: ["bad-url"],
    slips: [
      ["http://kitestep.example", "https://kitestep.example"],
      ["kitestep.example", "https://kitestep.example"],
    ],
  },
};

function* wrongForms({ name, located: { schema } }: Spot, make: Make): Generator<Mutation> {
  const form = FORMS[schema.kind ?? ""] ?? (schema["pattern"] && !schema.kind ? FORMS[name] : undefined);
  for (const [written, suggestion] of form?.slips ?? [])
    yield make("form", written, { codes: form!.codes, ...(suggestion !== undefined && { suggestion }) });
}
