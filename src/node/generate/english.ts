import type { Schemas } from "../../model/fields.ts";

/** The words of the program in English, each by itself: a script of the browser holds only those that it says. */
export function englishSource(schemas: Schemas): string {
  const { properties = {} } = schemas["site.schema.json"]!.properties!["words"]!;
  const lines = Object.entries(properties).map(
    ([name, word]) => `export const ${name} = ${JSON.stringify(word["default"])};\n`,
  );
  return `// Generated from schema/site.schema.json by "npm run generate". Do not edit.\n\n${lines.join("")}`;
}
