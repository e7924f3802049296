/** Decides which schemas constrain texts by a pattern and a length only. */
import { type Located, type Schemas, targetOf } from "../../../model/fields.ts";
import { editorKeywords } from "./editorKeywords.ts";

/** The keywords that a plain schema may have: any other one could depend on what a text says. */
const ASKING =
  "$ref additionalProperties const enum items maxItems maxLength maximum minItems minimum pattern properties required type";
const TELLING = "$comment $schema default description examples title";
const PLAIN: ReadonlySet<string> = new Set([...`${ASKING} ${TELLING}`.split(" "), ...editorKeywords]);

/**
 * Whether two values that differ only in texts are either both valid or both invalid, as long as each text matches the
 * pattern and the maximum length of its field. Texts with an enum or a const do not count as texts here.
 */
export function isPlain(schemas: Schemas, { schema, file }: Located): boolean {
  if (!Object.keys(schema).every((keyword) => PLAIN.has(keyword))) return false;
  const { $ref, properties = {}, additionalProperties, items } = schema;
  // A pattern beside a `$ref` and another one in its target would both have to match.
  const asksText = "pattern" in schema || "maxLength" in schema;
  if ($ref && (asksText || !isPlain(schemas, targetOf(schemas, $ref, file)))) return false;
  const inner = [...Object.values(properties), additionalProperties, items];
  return inner.every((each) => typeof each !== "object" || isPlain(schemas, { schema: each, file }));
}
