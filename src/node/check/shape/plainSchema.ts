/** Which schemas look at a text by one pattern and its length only, and at nothing else of it. */
import { type Located, type Schemas, targetOf } from "../../../model/fields.ts";
import { editorKeywords } from "./editorKeywords.ts";

/** All that a plain schema may have. What another keyword looks at nobody knows. */
const ASKING =
  "$ref additionalProperties const enum items maxItems maxLength maximum minItems minimum pattern properties required type";
const TELLING = "$comment $schema default description examples title";
const PLAIN: ReadonlySet<string> = new Set([...`${ASKING} ${TELLING}`.split(" "), ...editorKeywords]);

/**
 * Whether values that differ only in their texts, all of which match the patterns of their fields and are no longer than
 * they may be, either all fit a schema or none of them does. A text with a choice of values counts as a value of another kind.
 */
export function isPlain(schemas: Schemas, { schema, file }: Located): boolean {
  if (!Object.keys(schema).every((keyword) => PLAIN.has(keyword))) return false;
  const { $ref, properties = {}, additionalProperties, items } = schema;
  // A text would have to be right for both where one stands beside a `$ref` and one behind it.
  const asksText = "pattern" in schema || "maxLength" in schema;
  if ($ref && (asksText || !isPlain(schemas, targetOf(schemas, $ref, file)))) return false;
  const inner = [...Object.values(properties), additionalProperties, items];
  return inner.every((each) => typeof each !== "object" || isPlain(schemas, { schema: each, file }));
}
