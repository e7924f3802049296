/** What something new starts as: examples of the schemas, so that the page is valid at once. */
import { follow, isGroup, type Json, type Located, type Schemas } from "../../model/fields.ts";
import type { EditorField, WidgetName } from "./field.ts";

/** A value for a field that is added. */
export function startOf(schemas: Schemas, at: Located): Json {
  const { schema, file } = follow(schemas, at);
  const [example] = schema.examples ?? [];
  if (example !== undefined) return structuredClone(example);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0]!;
  switch ([schema.type ?? []].flat()[0]) {
    case "object": {
      const needed = (schema.required ?? []).map((name): [string, Json] => [
        name,
        startOf(schemas, { schema: schema.properties![name]!, file }),
      ]);
      return Object.fromEntries(needed);
    }
    case "array": {
      const items: Json[] = [];
      while (items.length < Number(schema["minItems"] ?? 1))
        items.push(startOf(schemas, { schema: schema.items!, file }));
      return items;
    }
    case "number":
    case "integer":
      return Number(schema["minimum"] ?? 0);
    case "boolean":
      return true;
    default:
      return schema.title ?? "Text";
  }
}

/** What an item of a list may start as, the best first. */
export function itemStarts(schemas: Schemas, list: Located): Json[] {
  const { schema, file } = follow(schemas, list);
  const item = { schema: schema.items!, file };
  const { examples = [] } = follow(schemas, item).schema;
  const inLists = (schema.examples ?? []).flatMap((each) => (Array.isArray(each) ? each : []));
  const all = [...inLists, ...examples];
  return structuredClone(all.length > 0 ? all : [startOf(schemas, item)]);
}

/** What visitors read, or follow. */
const WORDS: ReadonlySet<WidgetName> = new Set(["text", "markdown", "link"]);
/** What may have such words in it. */
const AROUND_WORDS: ReadonlySet<WidgetName> = new Set([...WORDS, "object", "list"]);

/**
 * An item with empty texts where it needs some, and without those that may be missing. Among real entries an example looks
 * like one of them, and what it promises would be published unseen.
 */
export function wordless(field: EditorField, value: Json): Json {
  if (WORDS.has(field.widget)) return "";
  if (Array.isArray(value)) {
    const { item, limits } = field;
    return item ? value.slice(0, limits.min ?? 1).map((each) => wordless(item.field, each)) : value;
  }
  if (field.widget !== "object" || !isGroup(value)) return value;
  const kept = field.fields.filter(
    ({ name, required, widget }) => name in value && (required || !AROUND_WORDS.has(widget)),
  );
  return Object.fromEntries(kept.map((each) => [each.name, wordless(each, value[each.name]!)]));
}
