/**
 * A skeleton is a block with a token in the place of each text. Blocks with the same skeleton have the same headings
 * and anchors, so they are rendered once, and the tokens in the HTML lead back to the JSON.
 */
import type { Json, Path, Schemas } from "../../../model/fields.ts";
import { type Plan, plansOf } from "../document/plans.ts";
import type { Group } from "../site.ts";

/** Looks like a lower-case word, so that components do not change it. */
const TOKEN = /qz(\d+)z/g;
const MARKDOWN_HEADING = /^([ \t]*(?:(?:[>*+-]|\d+[.)])[ \t]+)*#{1,6}[ \t]+)/gm;
const MAY_HAVE_HEADING = /^[ \t>*+\-\d.)]*(?:#|=+[ \t]*$|(?<=-)[ \t]*$)/m;

export interface Placeholder {
  /** Relative to the block. */
  path: Path;
  /** The text is an anchor, which components do not change. */
  isAnchor: boolean;
  /** The text is shown to readers. */
  isWords: boolean;
}

/** The skeleton of a valid block as JSON. It always has a token for the id. */
export function skeletonOf(schemas: Schemas, block: Group): string {
  let count = 0;
  const token = () => `qz${++count}z`;
  const properties = plansOf(schemas).block(block["type"])?.properties;
  let text = '{"id":"qz0z"';
  for (const name in block)
    if (name !== "id") text += `,"${name}":${drawn(block[name]!, properties?.get(name), token)}`;
  return `${text}}`;
}

function drawn(value: Json, plan: Plan | undefined, token: () => string): string {
  if (typeof value === "string") return drawnText(value, plan?.keep ?? "value", token);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) {
    let text = "";
    for (const item of value) text += (text && ",") + drawn(item, plan?.items, token);
    return `[${text}]`;
  }
  if (!plan) return JSON.stringify(value);
  let text = "";
  for (const name in value) text += `${text && ","}"${name}":${drawn(value[name]!, plan.properties?.get(name), token)}`;
  return `{${text}}`;
}

function drawnText(text: string, keep: Plan["keep"], token: () => string): string {
  if (keep === "text") return `"${token()}"`;
  if (keep === "address") return `"/${token()}"`;
  if (keep === "value") return JSON.stringify(text);
  if (!mayHaveHeading(text)) return `"${token()}"`;
  return JSON.stringify(text.replaceAll(MARKDOWN_HEADING, (marks) => `${marks}${token()} `));
}

/** Whether a Markdown text may contain headings, whose markup stays in the skeleton. */
export function mayHaveHeading(text: string): boolean {
  return (text.includes("#") || text.includes("\n")) && MAY_HAVE_HEADING.test(text);
}

/** The places of the tokens of a skeleton, by their numbers. */
export function tokensIn(schemas: Schemas, skeleton: Group): ReadonlyMap<number, Placeholder> {
  const found = new Map<number, Placeholder>([[0, { path: ["id"], isAnchor: true, isWords: false }]]);
  for (const { value, plan, path } of stringsIn(schemas, skeleton)) {
    const isWords = plan?.kind === "line" || plan?.keep === "markdown";
    for (const number of tokenNumbers(value))
      if (number > 0) found.set(number, { path, isAnchor: plan?.kind === "anchor", isWords });
  }
  return found;
}

/** The places of the drawings in a skeleton, which keeps their names. */
export function drawingsIn(schemas: Schemas, skeleton: Group): { name: string; path: Path }[] {
  return Array.from(stringsIn(schemas, skeleton)).flatMap(({ value, plan, path }) =>
    plan?.kind === "pictogram" ? [{ name: value, path }] : [],
  );
}

/** A string at its place in a block, with the plan for it. */
interface PlannedString {
  value: string;
  plan: Plan | undefined;
  path: Path;
}

function* stringsIn(schemas: Schemas, block: Group): Generator<PlannedString> {
  yield* stringsWithin(block, plansOf(schemas).block(block["type"]), []);
}

function* stringsWithin(value: Json, plan: Plan | undefined, path: Path): Generator<PlannedString> {
  if (typeof value === "string") yield { value, plan, path };
  else if (Array.isArray(value))
    for (const [i, item] of value.entries()) yield* stringsWithin(item, plan?.items, [...path, i]);
  else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value))
      yield* stringsWithin(inner, plan?.properties?.get(name), [...path, name]);
}

/** The numbers of the tokens in a text. */
export function tokenNumbers(text: string): number[] {
  return Array.from(text.matchAll(TOKEN), ([, number]) => Number(number));
}

/** Splits a rendered text at its tokens, which become their numbers. */
export function skeletonParts(text: string): (string | number)[] {
  return text.split(TOKEN).map((part, i) => (i % 2 === 1 ? Number(part) : part));
}
