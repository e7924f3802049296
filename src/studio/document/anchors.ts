import { type Json, type Located, mapFields, type Schemas } from "../../model/fields.ts";

/** Every name for links in a value. */
export function anchorsIn(schemas: Schemas, at: Located, value: Json): Set<string> {
  const found = new Set<string>();
  const visit = (own: Json, kind: string) => {
    if (kind === "anchor" && typeof own === "string") found.add(own);
    return own;
  };
  mapFields({ schemas, visit }, at, value);
  return found;
}

/** A copy in which every name for links is one that is not taken: "form" becomes "form-2". */
export function withFreshAnchors(
  taken: ReadonlySet<string>,
  { schemas, at }: { schemas: Schemas; at: Located },
  value: Json,
): Json {
  const names = new Set(taken);
  const visit = (own: Json, kind: string) => {
    if (kind !== "anchor" || typeof own !== "string") return own;
    const stem = own.replace(/-\d+$/, "");
    let name = own;
    for (let count = 2; names.has(name); count++) name = `${stem}-${count}`;
    names.add(name);
    return name;
  };
  return mapFields({ schemas, visit }, at, value) as Json;
}
