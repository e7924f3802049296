import type { Json, Schemas } from "../../model/fields.ts";
import { WrongSchema } from "../site/schemas.ts";

/** The first example of a whole document or block. Throws WrongSchema where there is none. */
export function exampleIn(schemas: Schemas, file: string): { [name: string]: Json } {
  const [first] = schemas[file]!.examples ?? [];
  if (first) return first as { [name: string]: Json };
  throw new WrongSchema(file, 'It has no example. Write one in "examples", beside "properties".');
}
