/** Words for names that a group should not have, and for names that it lacks. */
import type { Json, Path, Schema } from "../../model/fields.ts";
import { writing } from "./instead.ts";
import { looksLike } from "./looksLike.ts";
import type { Lookup } from "./lookup.ts";
import type { CodedFinding, Document } from "./site.ts";
import { isSlipOf, nearest } from "./suggest.ts";
import { choice, example, kindOf, quote, short, withArticle } from "./words.ts";

export interface Names {
  group: { [key: string]: Json };
  unknown: readonly string[];
  missing: readonly string[];
  allowed: readonly string[];
  /** What the group is; left out, its schema says it. */
  noun?: string;
  /** Gets each unknown name that is sure to be meant to be another one. */
  onRename?: ((rename: Rename) => void) | undefined;
}

export interface Rename {
  /** Of the group. */
  path: Path;
  name: string;
  meant: string;
}

/** Words that people use for the same thing. */
const SYNONYMS = [
  ["heading", "title", "headline", "header", "name", "label", "question"],
  ["text", "lead", "content", "body", "description", "answer", "subtitle", "paragraph", "copy"],
  [
    "items",
    "cards",
    "list",
    "slides",
    "stages",
    "tiles",
    "boxes",
    "groups",
    "sections",
    "entries",
    "posts",
    "services",
    "questions",
    "steps",
    "articles",
    "testimonials",
    "quotes",
    "tabs",
    "features",
    "elements",
  ],
  ["image", "picture", "photo", "img", "icon", "pictogram"],
  ["src", "file", "path", "url"],
  ["href", "link", "url", "to", "route", "path", "address"],
  ["route", "address", "slug", "permalink"],
  ["label", "text", "caption", "title"],
  ["ground", "background", "color", "colour"],
  ["button", "cta", "action", "link"],
  ["id", "anchor"],
  ["type", "block", "kind"],
];

/** An unknown name that was meant to be a missing one is one mistake: the name. */
export function explainNames(lookup: Lookup, at: { document: Document; path: Path }, names: Names): CodedFinding[] {
  const { document, path } = at;
  const { schema } = lookup.schemaAt(document, path) ?? {};
  const missing = new Set(names.missing);
  const free = names.allowed.filter((name) => !Object.hasOwn(names.group, name));
  const found: CodedFinding[] = [];
  const noun = names.noun ?? nounOf(document, path, { value: names.group, schema });
  const meanings = names.unknown.map((name) => {
    const meant = meantBy(lookup, at, { ...names, free, name, missing });
    missing.delete(meant ?? "");
    return meant;
  });
  const only = onlyPair(lookup, at, { ...names, missing, unknown: names.unknown.filter((_, i) => !meanings[i]) });
  if (only) missing.delete(only.meant);
  for (const [i, name] of names.unknown.entries()) {
    const meant = meanings[i];
    const message = `${quote(name)} is not something ${noun.startsWith("pages/") ? noun : withArticle(noun)} has.`;
    const base = {
      code: "unknown-property",
      severity: "error",
      document,
      path: [...path, name],
      point: "name",
      place: path,
      message,
    } as const;
    if (meant !== undefined) {
      // Of two names for one field nobody can say which one it is.
      const isOnly = meanings.indexOf(meant) === meanings.lastIndexOf(meant);
      if (isOnly) names.onRename?.({ path, name, meant });
      found.push({ ...base, fix: `rename it to "${meant}".`, ...(isOnly && { edit: writing(meant) }) });
      continue;
    }
    if (only?.name === name) {
      found.push({ ...base, fix: `rename it to "${only.meant}".` });
      continue;
    }
    const near = nearest(name, free);
    const there = nearest(
      name,
      names.allowed.filter((other) => !free.includes(other)),
    );
    const fix =
      near.length > 1
        ? `rename it to ${choice(near)}.`
        : there.length === 1
          ? `"${there[0]}" is there already; keep one of the two.`
          : `take it out, or use one of ${listNames(names.allowed)}.`;
    found.push({ ...base, fix });
  }
  for (const name of missing) found.push(missingName(lookup, at, name));
  return found;
}

function meantBy(
  lookup: Lookup,
  at: { document: Document; path: Path },
  names: Omit<Names, "missing"> & { free: string[]; name: string; missing: Set<string> },
): string | undefined {
  const { name, free, missing, group } = names;
  const near = nearest(name, free);
  if (near.length === 1) return near[0];
  const lacking = near.filter((candidate) => missing.has(candidate));
  if (lacking.length === 1) return lacking[0];
  if (near.length > 0) return undefined;
  if (/^alt(?:ernative)?[-_]?(?:text|tag)$/i.test(name) && free.includes("alt")) return "alt";
  // A slip in a field that is missing, or another word for it, is that field, when its value would do.
  const other = [...missing].filter(
    (candidate) =>
      isSlipOf(name, candidate) ||
      lastWordOf(name) === candidate ||
      SYNONYMS.some((words) => words.includes(candidate) && isOneOf(words, name)),
  );
  const fits = other.filter((candidate) =>
    isOfType(lookup.schemaAt(at.document, [...at.path, candidate])?.schema, group[name]!),
  );
  return fits.length === 1 ? fits[0] : undefined;
}

/**
 * The only unknown name and the only field that is missing, when its value could stand there and the name is not another
 * word for a field that is meant to have it. Likely enough to be told as one mistake, and not so sure that an edit could make it.
 */
function onlyPair(
  lookup: Lookup,
  { document, path }: { document: Document; path: Path },
  { group, unknown, missing, allowed }: Omit<Names, "missing"> & { missing: ReadonlySet<string> },
): { name: string; meant: string } | undefined {
  const [name, ...others] = unknown;
  const [meant, ...more] = missing;
  if (name === undefined || meant === undefined || others.length + more.length > 0) return undefined;
  if (REMARK.test(name) || nearest(name, allowed).length > 0) return undefined;
  const fits = (field: string) => {
    const located = lookup.schemaAt(document, [...path, field]);
    return located !== undefined && looksLike(lookup.schemas, located, group[name]!);
  };
  const words = SYNONYMS.filter((each) => isOneOf(each, name)).flat();
  const isOther = allowed.some(
    (field) => field !== meant && words.includes(field) && (!Object.hasOwn(group, field) || fits(field)),
  );
  return fits(meant) && !isOther ? { name, meant } : undefined;
}

/** What people write into JSON beside its fields: notes to themselves, and how a thing should look. */
const REMARK = /^[$_]|comment|note|remark|todo|class|style|colou?r|width|height|size|align/i;

/** "title" of "metaTitle" and of "page_title". */
function lastWordOf(name: string): string {
  return /(?<=.)(?:[A-Z][a-z]+|[-_][a-z]+)$/.exec(name)?.[0].replace(/^[-_]/, "").toLowerCase() ?? "";
}

function isOneOf(words: readonly string[], name: string): boolean {
  return words.includes(name) || nearest(name, words).length > 0;
}

function isOfType(schema: Schema | undefined, value: Json): boolean {
  const types = [schema?.type ?? []].flat();
  const type = Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
  return types.length === 0 ? typeof value === "string" : types.includes(type);
}

/** A field that must be there and is not. */
function missingName(
  lookup: Lookup,
  { document, path }: { document: Document; path: Path },
  name: string,
): CodedFinding {
  const first = lookup.schemaAt(document, [...path, name])?.schema.examples?.[0];
  const shown = first === undefined ? "" : example(first);
  const fix = shown && shown.length <= 160 ? `add it, for example: "${name}": ${shown}.` : `add "${name}".`;
  const message = `the "${name}" ${/[^s]s$/.test(name) ? "are" : "is"} missing.`;
  return { code: "missing-property", severity: "error", document, path, point: "start", place: path, message, fix };
}

/** "hero", "button", "page": what a group is. */
function nounOf(
  document: Document,
  path: Path,
  of: { value: { [key: string]: Json }; schema?: Schema | undefined },
): string {
  if (path.length === 0)
    return document.role === "site" ? document.file : document.role === "page" ? "page" : "shared block";
  const isBlock = (path.length === 2 && path[0] === "blocks") || (path.length === 1 && path[0] === "block");
  // The type that is meant, where it is misspelt.
  const type = isBlock ? (of.schema?.properties?.["type"]?.const ?? of.value["type"]) : undefined;
  if (type === "shared") return "shared block";
  if (typeof type === "string") return type;
  return of.schema?.title?.toLowerCase() ?? kindOf(of.value);
}

/** All names of a short list; of a long one the first. */
export function listNames(names: readonly string[]): string {
  if (names.length <= 24) return choice(names);
  return `${names.length} names, for example ${names
    .slice(0, 6)
    .map((name) => `"${short(name)}"`)
    .join(", ")}`;
}
