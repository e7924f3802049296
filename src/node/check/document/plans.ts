/** What a walk along a schema has to know of it, worked out once. */
import { blockTypes, follow, type Json, type Located, type Schema, type Schemas } from "../../../model/fields.ts";
import { byName } from "../byName.ts";
import { once } from "../once.ts";
import { typeMeant } from "../shape/block/blockType.ts";
import { isPlain } from "../shape/plainSchema.ts";
import type { Group } from "../site.ts";

export class Plan {
  // All fields are there from the start: plans of one shape are read quicker than plans of many.
  kind: string | undefined = undefined;
  /** What a text has to match, if anything. */
  pattern: RegExp | undefined = undefined;
  /** How many characters a text may have. */
  longest = Infinity;
  properties: ReadonlyMap<string, Plan> | undefined = undefined;
  /** For properties whose names are free. */
  rest: Plan | undefined = undefined;
  items: Plan | undefined = undefined;
  /** One block of any type. */
  isBlock = false;
  /** The name of a block, for links. */
  isName = false;
  /** Of a block: whether its schema is plain, see plainSchema.ts. */
  isPlain = false;

  /** @param keep Of a text. */
  constructor(public keep: Keep) {}
}

/** What stays of a text when a block is drawn without its words: its value, or a token that stands for it. */
type Keep = "value" | "text" | "address" | "markdown";

export interface Plans {
  /** By the file of a schema. */
  root(file: string): Plan;
  /** By the type of a block; undefined for an unknown one. */
  block(type: Json | undefined): Plan | undefined;
  /** By a block; one whose type is misspelt has the plan of the type that is meant, and one of no known type its links and pictures. */
  blockOf(group: Group): Plan | undefined;
  /** Of a place where a shared block of this type stands. */
  shared(type: string | undefined): Plan | undefined;
}

const bySchemas = new WeakMap<Schemas, Plans>();

export function plansOf(schemas: Schemas): Plans {
  const plans = bySchemas.get(schemas) ?? createPlans(schemas);
  bySchemas.set(schemas, plans);
  return plans;
}

function createPlans(schemas: Schemas): Plans {
  const roots = new Map<string, Plan>();
  const files = new Map(blockTypes(schemas).map((type) => [type, `blocks/${type}.schema.json`]));
  const root = (file: string): Plan => {
    const plan = roots.get(file) ?? planOf(schemas, { schema: schemas[file]!, file });
    roots.set(file, plan);
    return plan;
  };
  const blocks = new Map<string, Plan>();
  const block = (type: Json | undefined): Plan | undefined => {
    const file = typeof type === "string" ? files.get(type) : undefined;
    if (file === undefined) return undefined;
    const known = blocks.get(file);
    if (known) return known;
    const plan = root(file);
    const schema = schemas[file]!;
    // Whether a block has a name is no part of the way through it.
    plan.isPlain = !schema.required?.includes("id") && isPlain(schemas, { schema, file });
    const id = plan.properties?.get("id");
    if (id) id.isName = true;
    blocks.set(file, plan);
    return plan;
  };
  const commonOfAll = once(() => commonIn([...files.keys()].map((type) => block(type)!)));
  const blockOf = (group: Group) => block(group["type"]) ?? block(typeMeant(schemas, group)) ?? commonOfAll();
  const places = new Map<string, Plan>();
  const shared = (type: string | undefined): Plan | undefined => {
    const own = block("shared");
    const inner = block(type);
    if (!own || !inner) return own;
    const place = places.get(type!) ?? placeOf(own, inner);
    places.set(type!, place);
    return place;
  };
  return { root, block, blockOf, shared };
}

/** The kinds of fields that are looked at in a block of no known type. */
const ANYWHERE = new Set<string | undefined>(["href", "image", "imageFile", "line", "markdown"]);

/** What all that have a field of these names mean to be a link or a picture. */
function commonIn(plans: readonly Plan[]): Plan {
  const all = new Plan("text");
  const [kind, ...others] = new Set(plans.map((plan) => plan.kind));
  if (others.length === 0 && ANYWHERE.has(kind)) {
    all.kind = kind;
    return all;
  }
  const fields = byName(
    plans.flatMap(({ properties }) => [...(properties ?? [])]),
    ([name]) => name,
  );
  if (fields.size > 0)
    all.properties = new Map(Array.from(fields, ([name, own]) => [name, commonIn(own.map(([, plan]) => plan))]));
  const items = plans.flatMap((plan) => plan.items ?? []);
  if (items.length > 0) all.items = commonIn(items);
  return all;
}

/** The plan of a place for a shared block, with that of the block for the words of the page. */
function placeOf(own: Plan, block: Plan): Plan {
  const properties = new Map(own.properties).set("with", block);
  return Object.assign(new Plan(own.keep), own, { properties });
}

function planOf(schemas: Schemas, at: Located): Plan {
  const { schema, file } = follow(schemas, at);
  const plan = new Plan(keepOf(schema));
  if (schema.kind === "block") {
    plan.isBlock = true;
    return plan;
  }
  plan.kind = schema.kind;
  if (typeof schema["pattern"] === "string") plan.pattern = new RegExp(schema["pattern"], "u");
  plan.longest = (schema["maxLength"] as number | undefined) ?? Infinity;
  if (schema.properties) {
    const entries = Object.entries(schema.properties);
    plan.properties = new Map(entries.map(([name, own]) => [name, planOf(schemas, { schema: own, file })]));
  }
  if (typeof schema.additionalProperties === "object")
    plan.rest = planOf(schemas, { schema: schema.additionalProperties, file });
  if (schema.items) plan.items = planOf(schemas, { schema: schema.items, file });
  if (plan.items && plan.keep === "markdown") plan.items.keep = plan.keep;
  return plan;
}

function keepOf({ kind = "", enum: choices, ...schema }: Schema): Keep {
  if (choices || "const" in schema || ["form", "pictogram", "logo"].includes(kind)) return "value";
  if (kind === "markdown") return "markdown";
  return kind === "href" || kind === "page" ? "address" : "text";
}
