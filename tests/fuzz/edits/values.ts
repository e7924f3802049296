/** Edits of parsed pages, as somebody makes who moves parts of pages about without knowing what belongs where. */
import * as fc from "fast-check";
import { isGroup, type Json } from "../../../src/model/fields.ts";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { type Group, text } from "../../node/check/site.ts";
import { edited, type Edited } from "./edited.ts";

/** A value in the group or list that holds it; the group of all files holds those. */
interface Place {
  holder: Group | Json[];
  key: string;
  value: Json;
}

type Edit = (one: Place, other: Place, value: Json) => void;

/** The values of which others are made in their place. */
const reshaped: ((value: Json, other: Place) => Json)[] = [
  (value) => [value],
  (value, { key }) => ({ [key]: value }),
  (value) => (typeof value === "string" ? value.split(/(?<=[.,:]) /) : JSON.stringify(value)),
  (value) => (Array.isArray(value) ? { ...value } : isGroup(value) ? Object.values(value) : [[value]]),
  (value) => (isGroup(value) ? Object.entries(value).map(([name, own]) => ({ name, value: own })) : null),
  (value) => (isGroup(value) ? Object.fromEntries(Object.entries(value).toReversed()) : value),
  (value) => Object.values(Object(value))[0] as Json,
];

const edits: Edit[] = [
  (one, _, value) => put(one, value),
  (one, other) => put(one, other.value),
  (one) => remove(one),
  (one) => add({ ...one, key: Array.isArray(one.holder) ? one.key : `${one.key}2` }, one.value),
  (one, other) => {
    put(one, other.value);
    put(other, one.value);
  },
  (one, other) => {
    remove(one);
    add({ ...other, key: Array.isArray(other.holder) ? other.key : one.key }, one.value);
  },
  (one, other) => rename(one, other.key),
  (one, other) => add({ ...other, key: one.key }, one.value),
  ...reshaped.map(
    (shape): Edit =>
      (one, other) =>
        put(one, shape(one.value, other) ?? null),
  ),
];

const FIELD = { writable: true, enumerable: true, configurable: true };

function put({ holder, key }: Place, value: Json): void {
  // An assignment to "__proto__" would not make a field.
  Object.defineProperty(holder, key, { value: structuredClone(value), ...FIELD });
}

function remove({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function add({ holder, key }: Place, value: Json): void {
  if (Array.isArray(holder)) holder.splice(Number(key) || 0, 0, structuredClone(value));
  else put({ holder, key, value }, value);
}

/** Gives a field another name in its place among the others. */
function rename({ holder, key }: Place, name: string): void {
  if (Array.isArray(holder)) return;
  const entries = Object.entries(holder);
  for (const own of Object.keys(holder)) delete holder[own];
  for (const [own, value] of entries) put({ holder, key: own === key ? name : own, value }, value);
}

function placesIn(holder: Json): Place[] {
  if (typeof holder !== "object" || holder === null) return [];
  return Object.entries(holder).flatMap(([key, value]) => [{ holder, key, value } as Place, ...placesIn(value)]);
}

/** One of all values of a file, which may be the file itself. */
function placeAt(files: Group, { file, at }: { file: number; at: number }): Place | undefined {
  const names = Object.keys(files);
  const name = names[file % names.length];
  if (name === undefined) return undefined;
  const places = [...placesIn(files[name]!), { holder: files, key: name, value: files[name]! }];
  return places[at % places.length];
}

const ODD: Json[] = [null, true, 0, -1, 1e21, "", " ", "x", "/contact", "#form", [], {}, [[]], [{}], "__proto__"];
const place = fc.record({ file: fc.nat(), at: fc.nat() });
const value = fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>);

const some = fc.array(fc.record({ edit: fc.constantFrom(...edits), one: place, other: place, value }), {
  minLength: 1,
  maxLength: 6,
});

/** A site after 1 to 6 edits of its parsed files. */
export function editedValues(site: fc.Arbitrary<SiteFiles>): fc.Arbitrary<Edited> {
  return fc.tuple(site, some).map(([before, steps]) => {
    const files = parsed(before);
    for (const step of steps) {
      const [one, other] = [placeAt(files, step.one), placeAt(files, step.other)];
      if (one && other) step.edit(one, other, step.value);
    }
    const after = Object.entries(files).map(([file, own]) => [
      file.endsWith(".json") ? file : `pages/${file}.json`,
      text(own),
    ]);
    return edited(before, Object.fromEntries(after));
  });
}

/** The files of a site of which each is JSON. */
export function parsed(files: SiteFiles): Group {
  return Object.fromEntries(Object.entries(files).map(([file, own]) => [file, JSON.parse(String(own))]));
}
