/** What a walk along a schema has to know of it, worked out once. */
import { blockTypes, follow, type Json, type Located, type Schemas } from "../../model/fields.ts";
import { typeMeant } from "./blockType.ts";
import type { Group } from "./site.ts";

export interface Plan {
  kind?: string;
  properties?: Map<string, Plan>;
  /** For properties whose names are free. */
  rest?: Plan;
  items?: Plan;
  /** One block of any type. */
  block?: true;
}

export interface Plans {
  /** By the file of a schema. */
  root(file: string): Plan;
  /** By the type of a block; undefined for an unknown one. */
  block(type: Json | undefined): Plan | undefined;
  /** By a block; one whose type is misspelt has the plan of the type that is meant. */
  blockOf(group: Group): Plan | undefined;
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
  const block = (type: Json | undefined): Plan | undefined => {
    const file = typeof type === "string" ? files.get(type) : undefined;
    return file === undefined ? undefined : root(file);
  };
  const blockOf = (group: Group) => block(group["type"]) ?? block(typeMeant(schemas, group));
  return { root, block, blockOf };
}

function planOf(schemas: Schemas, at: Located): Plan {
  const { schema, file } = follow(schemas, at);
  if (schema.kind === "block") return { block: true };
  const plan: Plan = {};
  if (schema.kind) plan.kind = schema.kind;
  if (schema.properties) {
    const entries = Object.entries(schema.properties);
    plan.properties = new Map(entries.map(([name, own]) => [name, planOf(schemas, { schema: own, file })]));
  }
  if (typeof schema.additionalProperties === "object")
    plan.rest = planOf(schemas, { schema: schema.additionalProperties, file });
  if (schema.items) plan.items = planOf(schemas, { schema: schema.items, file });
  return plan;
}
