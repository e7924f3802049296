import type { Schemas } from "../../model/fields.ts";

/** The English words of the program, each as a separate export, so that a browser script bundles only those that it uses. */
export function englishSource(schemas: Schemas): string {
  const { properties = {} } = schemas["site.schema.json"]!.properties!["words"]!;
  const lines = Object.entries(properties).map(
    ([name, word]) => `export const ${name} = ${JSON.stringify(word["default"])};\n`,
  );
  return `// Generated from schema/site.schema.json by "npm run generate". Do not edit.\n\n${lines.join("")}`;
}
