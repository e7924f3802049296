/** Schemas compiled for walks: what a walk needs to know of each value. */
import { blockTypes, follow, type Json, type Located, type Schema, type Schemas } from "../../../model/fields.ts";
import { byName } from "../byName.ts";
import { onlyOf } from "../onlyOf.ts";
import { once, oncePer } from "../../../model/once.ts";
import { typeMeant } from "../shape/block/blockType.ts";
import { isPlain } from "../shape/plainSchema.ts";
import type { Group } from "../site.ts";

export class Plan {
  // All fields are initialised, so that all plans have one hidden class in V8.
  kind: string | undefined = undefined;
  /** The pattern that a text has to match. */
  pattern: RegExp | undefined = undefined;
  /** The maximum length of a text. */
  longest = Infinity;
  properties: ReadonlyMap<string, Plan> | undefined = undefined;
  /** For properties with free names. */
  rest: Plan | undefined = undefined;
  items: Plan | undefined = undefined;
  /** A block of any type. */
  isBlock = false;
  /** The `id` of a block, the target of links. */
  isName = false;
  /** Of a block: whether its schema is plain, see plainSchema.ts. */
  isPlain = false;

  /** @param keep What a skeleton keeps of a text. */
  constructor(public keep: Keep) {}
}

/** What a skeleton keeps of a text: its value, or a token in its place. */
type Keep = "value" | "text" | "address" | "markdown";

export interface Plans {
  /** By the file of a schema. */
  root(file: string): Plan;
  /** By the type of a block; undefined for an unknown type. */
  block(type: Json | undefined): Plan | undefined;
  /**
   * By a block. A misspelt type counts as the one that it means; for an unknown one, the plan has only links, pictures
   * and texts.
   */
  blockOf(group: Group): Plan | undefined;
  /** For a block that is meant to be of one of these types; of several, the plan has only links, pictures and texts. */
  commonTo(types: readonly string[]): Plan;
  /** For a place with a shared block of this type. */
  shared(type: string | undefined): Plan | undefined;
}

export const plansOf = oncePer(createPlans);

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
    // Whether a block has an `id` makes no difference to its skeleton.
    plan.isPlain = !schema.required?.includes("id") && isPlain(schemas, { schema, file });
    const id = plan.properties?.get("id");
    if (id) id.isName = true;
    blocks.set(file, plan);
    return plan;
  };
  const commonTo = (types: readonly string[]) => {
    const plans = types.map((type) => block(type)!);
    return onlyOf(plans) ?? commonIn(plans);
  };
  const commonOfAll = once(() => commonTo([...files.keys()]));
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
  return { root, block, blockOf, commonTo, shared };
}

/** The kinds of fields that are checked in a block of unknown type. */
const ANYWHERE = new Set<string | undefined>(["href", "image", "imageFile", "line", "markdown"]);

/** The fields that have the same kind in all plans with a field of that name. */
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

/** The plan for placing a shared block; its `with` has the plan of the block. */
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
