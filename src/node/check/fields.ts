/** One quick walk over a document: hands on the fields whose schema gives them a `kind`, and counts names on the way. */
import type { Json, Path, Schemas } from "../../model/fields.ts";
import { type Plan, type Plans, plansOf } from "./plans.ts";
import type { Document, Group } from "./site.ts";
import { hasSigns, hasTraces, isNotable } from "./texts.ts";

/** A value with a `kind`, and where it is. */
export interface Field {
  document: Document;
  value: Json;
  path: Path;
}

/** What the walk saw that a schema cannot say. */
export interface Walked {
  /** How many names the parsed document has. */
  names: number;
  /** Names that JavaScript keeps for itself. */
  reserved: Path[];
  /** The first value beyond the deepest level. */
  deep?: Path;
}

/** A field as a walk comes across it. Its path changes as the walk goes on: who keeps it copies it. */
export interface Found extends Field {
  /** The innermost group around it. */
  group: Group;
}

/** Gets every field of the kinds that are asked for, in the order of the document. */
export type Take = (kind: string, field: Found) => void;

export type Walker = (document: Document, root: string, take: Take) => Walked;

export interface WalkerOptions {
  /** How many levels a document may have. */
  deepest: number;
  /** The type of a shared block by its name, for the fields that a page words differently. */
  sharedType(name: Json): string | undefined;
}

/** One walk under way. Its path is changed in place, because nearly none of the paths is ever needed. */
interface Walk extends WalkerOptions {
  document: Document;
  plans: Plans;
  walked: Walked;
  path: (string | number)[];
  group: Group;
  /** Whether a rule may have something to say about a text of this document. */
  isNotable(text: string): boolean;
  take: Take;
}

/** The kinds that are asked for. Who needs another one adds it here. */
const KINDS: ReadonlySet<string> = new Set([
  "field",
  "form",
  "href",
  "image",
  "imageFile",
  "line",
  "logo",
  "markdown",
  "page",
  "pictogram",
  "shared",
]);
/** Names that JavaScript keeps for itself. */
export const reservedNames: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

export function createWalker(schemas: Schemas, options: WalkerOptions): Walker {
  const plans = plansOf(schemas);
  return (document, root, take) => {
    const walked: Walked = { names: 0, reserved: [] };
    const group = document.data!;
    const walk: Walk = { ...options, document, plans, walked, path: [], group, take, isNotable: hasSigns };
    if (hasTraces(document.text)) walk.isNotable = isNotable;
    walkGroup(walk, group, plans.root(root));
    return walked;
  };
}

/** Keeps the fields that a walk comes across, by their kinds. */
export function createKeeper(): { take: Take; fields(kind: string): readonly Field[] } {
  const found = new Map<string, Field[]>();
  return {
    take(kind, { document, value, path }) {
      const field = { document, value, path: [...path] };
      const list = found.get(kind);
      if (list) list.push(field);
      else found.set(kind, [field]);
    },
    fields(kind) {
      if (!KINDS.has(kind)) throw new Error(`Fields of the kind "${kind}" are not gathered.`);
      return found.get(kind) ?? [];
    },
  };
}

function walkGroup(walk: Walk, group: { [key: string]: Json }, plan: Plan | undefined): void {
  const { path, walked, plans } = walk;
  const type = plan?.block ? group["type"] : undefined;
  const own = plan?.block ? plans.blockOf(group) : plan;
  const properties = own?.properties;
  for (const name in group) {
    walked.names++;
    if (name.length > 8 && reservedNames.has(name)) walked.reserved.push([...path, name]);
    const inner = group[name]!;
    const isWith = name === "with" && type === "shared";
    const next = isWith ? plans.block(walk.sharedType(group["use"]!)) : (properties?.get(name) ?? own?.rest);
    // Most values are texts that nobody asks for.
    if (typeof inner !== "object" && !(next?.kind && isWanted(walk, next.kind, inner))) continue;
    path.push(name);
    walk.group = group;
    walkValue(walk, inner, next);
    path.pop();
  }
}

function walkValue(walk: Walk, value: Json, plan: Plan | undefined): void {
  if (plan?.kind !== undefined && isWanted(walk, plan.kind, value)) takeFrom(walk, plan.kind, value);
  if (typeof value !== "object" || value === null) return;
  const { path, walked, deepest } = walk;
  if (path.length >= deepest) walked.deep ??= [...path];
  else if (!Array.isArray(value)) walkGroup(walk, value, plan);
  else {
    const items = plan?.items;
    for (let i = 0; i < value.length; i++) {
      const inner = value[i]!;
      if (typeof inner !== "object" && items?.kind === undefined) continue;
      path.push(i);
      walkValue(walk, inner, items);
      path.pop();
    }
  }
}

function takeFrom({ take, document, path, group }: Walk, kind: string, value: Json): void {
  take(kind, { document, value, path, group });
}

// Texts are most of a site: only those with something in them for a rule are kept.
function isWanted(walk: Walk, kind: string, value: Json): boolean {
  if (kind !== "line" && kind !== "markdown") return KINDS.has(kind);
  if (typeof value === "string") return walk.isNotable(value);
  return Array.isArray(value) && value.some((text) => typeof text === "string" && walk.isNotable(text));
}
