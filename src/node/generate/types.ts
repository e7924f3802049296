import { compile } from "json-schema-to-typescript";
import { blockTypes, follow, type Located, type Schema, type Schemas } from "../../model/fields.ts";
import { editorKeywords } from "../check/shape/editorKeywords.ts";
import { WrongSchema } from "../site/schemas.ts";

const HEAD = `// Generated from schema/ by "npm run generate". Do not edit.
import type { FormContent, ImageContent, LogoContent, PageSummary, PictogramContent, RichText } from "./model/content.ts";
import type { IconName } from "./model/icons.gen.ts";
`;

/** The keywords that `plain` keeps, or that types cannot express. Any other keyword is an error, because dropping it could give a wrong type. */
const KNOWN = new Set([
  ..."type required description additionalProperties const enum items properties".split(" "),
  ..."$comment $schema title examples default pattern minLength maxLength minimum maximum".split(" "),
  ..."minItems maxItems uniqueItems minProperties maxProperties".split(" "),
  ...editorKeywords,
]);

/** TypeScript for every block as components receive it: names and Markdown are already resolved. */
export async function typesSource(schemas: Schemas): Promise<string> {
  const types = blockTypes(schemas).filter((type) => type !== "shared");
  const defs: Record<string, unknown> = { WholeSite: plain(schemas, at("site.schema.json")) };
  for (const type of types) defs[interfaceName(type)] = plain(schemas, at(`blocks/${type}.schema.json`));
  const root = { title: "Unused", type: "object", additionalProperties: false, $defs: defs };
  const source = await compile(root as Parameters<typeof compile>[0], "Unused", {
    additionalProperties: false,
    bannerComment: "",
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
  const map = types.map((type) => `  ${type}: ${interfaceName(type)};`).join("\n");
  const body = source
    .replace(/export interface Unused \{\s*\}\n?/, "")
    .replaceAll(/ \*\n \* This interface was referenced by [^\n]*\n \* via [^\n]*\n/g, "");
  return `${HEAD}${body}\n/** Every block by its type. */\nexport interface Blocks {\n${map}\n}\nexport type BlockType = keyof Blocks;\n`;

  function at(file: string): Located {
    return { schema: schemas[file]!, file };
  }
}

/** "servicesGrid" -> "ServicesGridBlock" */
export function interfaceName(type: string): string {
  return `${type[0]!.toUpperCase()}${type.slice(1)}Block`;
}

/** Removes `$ref`s, titles and examples from a schema for the type generator. Throws WrongSchema for an unknown keyword. */
function plain(schemas: Schemas, at: Located, path: readonly string[] = []): unknown {
  const { schema, file } = follow(schemas, at);
  const strange = Object.keys(schema).find((keyword) => !KNOWN.has(keyword));
  if (strange !== undefined)
    throw new WrongSchema(
      `${strange in at.schema ? at.file : file}${path.length > 0 ? `, field ${path.join(" › ")}` : ""}`,
      `No type can be made of "${strange}". Write it without, or teach it to src/node/generate/types.ts.`,
    );
  const inner = (child: Schema, name: string) => plain(schemas, { schema: child, file }, [...path, name]);
  if (typeof schema["tsType"] === "string") return { tsType: schema["tsType"], description: schema.description };
  const { type, required, description, additionalProperties } = schema;
  return {
    description,
    ...(type && { type }),
    ...("const" in schema && { const: schema.const }),
    ...(schema.enum && { enum: schema.enum }),
    ...(required && { required }),
    ...(schema.items && { items: inner(schema.items, "each entry") }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === "object" ? inner(additionalProperties, "each field") : additionalProperties,
    }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties)
          .filter(([name]) => name !== "$schema")
          .map(([name, child]) => [name, inner(child, name)]),
      ),
    }),
  };
}
