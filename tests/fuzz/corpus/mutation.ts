import type { Json, Path } from "../../../src/model/fields.ts";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import type { Group } from "../../node/check/site.ts";
import { printed } from "./printed.ts";
import type { Subject } from "./subjects.ts";

/** One mistake in one file of a site, and what is to be said about it. */
export interface Mutation {
  /** What was done, for people who read a failing test. */
  what: string;
  /** Of its kind, for the figures. */
  kind: string;
  file: string;
  content: SiteFiles[string];
  expected: Expected;
}

export interface Expected {
  /** One of these would be right. */
  codes: readonly string[];
  /** The first and the last line that would be right. */
  lines: readonly [number, number];
  pointer?: string;
  /** What the fix names, in quotation marks. */
  suggestion?: string;
}

/** The group at a path of a copy of a document, changed; printed. */
export function changed({ data }: Subject, path: Path, change: (group: Group) => Group): ReturnType<typeof printed> {
  return printed(changedAt(data, path, change));
}

function changedAt(value: Json, path: Path, change: (group: Group) => Group): Json {
  const [key, ...rest] = path;
  if (key === undefined) return change(value as Group);
  if (Array.isArray(value)) return value.map((item, i) => (i === key ? changedAt(item, rest, change) : item));
  const group = value as Group;
  return { ...group, [key]: changedAt(group[key]!, rest, change) };
}
