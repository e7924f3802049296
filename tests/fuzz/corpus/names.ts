/** Mistakes in the names of fields: missing, misspelt, unknown, repeated, and those that JavaScript keeps for itself. */
import type { Path } from "../../../src/model/fields.ts";
import { pointerOf } from "../../../src/model/pointer.ts";
import type { Group } from "../../node/check/site.ts";
import type { Spot } from "../../node/check/spots.ts";
import { changed, type Mutation } from "./mutation.ts";
import { letterSlips, styleSlips } from "./slips.ts";
import type { Subject } from "./subjects.ts";

export function* nameMistakes(subject: Subject): Generator<Mutation> {
  for (const spot of subject.spots) {
    yield* misspelt(subject, spot);
    yield* leftOut(subject, spot);
    yield repeated(subject, spot);
  }
  for (const { group, names } of firstOfGroups(subject.spots)) {
    yield added(subject, group, "zzzzzz");
    for (const name of ["__proto__", "constructor", "prototype"]) {
      const mutation = added(subject, group, name);
      if (!names.includes(name))
        yield { ...mutation, kind: "reserved", expected: { ...mutation.expected, codes: ["reserved-name"] } };
    }
  }
}

function* misspelt(subject: Subject, { group, name, names }: Spot): Generator<Mutation> {
  for (const { kind, word } of [...letterSlips(name), ...styleSlips(name)]) {
    if (names.includes(word)) continue;
    const { text, lines } = changed(subject, group, (fields) => renamed(fields, name, word));
    const pointer = pointerOf([...group, word]);
    const line = lines.get(pointer)!;
    const expected = { codes: ["unknown-property"], lines: [line, line], pointer, suggestion: name } as const;
    yield { what: `${name} as ${word}`, kind: `name ${kind}`, file: subject.file, content: text, expected };
  }
}

function renamed(group: Group, name: string, other: string): Group {
  return Object.fromEntries(Object.entries(group).map(([key, value]) => [key === name ? other : key, value]));
}

function* leftOut(subject: Subject, spot: Spot): Generator<Mutation> {
  const { group, name, required, isBlock } = spot;
  const isAlt = name === "alt";
  if (!required && !isAlt) return;
  const { text, lines } = changed(subject, group, (fields) => without(fields, name));
  const pointer = pointerOf(group);
  const line = lines.get(pointer)!;
  const codes = [isAlt ? "missing-alt" : name === "type" && isBlock ? "missing-type" : "missing-property"];
  // Of a block the line with its type counts as well.
  const expected = { codes, lines: [line, line + 1], pointer } as const;
  yield { what: `without ${name}`, kind: "missing", file: subject.file, content: text, expected };
}

/** The group but for one of its fields. */
export function without(group: Group, name: string): Group {
  return Object.fromEntries(Object.entries(group).filter(([key]) => key !== name));
}

/** The field a second time, at the end of its group. */
function repeated(subject: Subject, { group, name }: Spot): Mutation {
  const twice = `${name} again`;
  const { text, lines } = changed(subject, group, (fields) => ({ ...fields, [twice]: fields[name]! }));
  const line = lines.get(pointerOf([...group, twice]))!;
  const content = text.replace(`${JSON.stringify(twice)}:`, `${JSON.stringify(name)}:`);
  const expected = { codes: ["duplicate-key"], lines: [line, line], pointer: pointerOf([...group, name]) } as const;
  return { what: `${name} twice`, kind: "repeated", file: subject.file, content, expected };
}

function added(subject: Subject, group: Path, name: string): Mutation {
  const { text, lines } = changed(subject, group, (fields) => ({ ...fields, "to be named": "x" }));
  const line = lines.get(pointerOf([...group, "to be named"]))!;
  const content = text.replace('"to be named":', `${JSON.stringify(name)}:`);
  const expected = { codes: ["unknown-property"], lines: [line, line], pointer: pointerOf([...group, name]) } as const;
  return { what: `${name} in ${pointerOf(group)}`, kind: "unknown", file: subject.file, content, expected };
}

function firstOfGroups(spots: readonly Spot[]): Spot[] {
  const seen = new Set<string>();
  return spots.filter(({ group }) => !seen.has(pointerOf(group)) && seen.add(pointerOf(group)));
}
