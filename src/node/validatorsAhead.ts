import standaloneCode from "ajv/dist/standalone/index.js";
import { blockTypes } from "../model/fields.ts";
import { ROOTS } from "./check/lookup.ts";
import { createAjv } from "./check/shape/validators.ts";
import { loadSchemas } from "./schemas.ts";

/**
 * A module that stands for check/shape/validators.ts where code may not be made on the way, or takes too long to make: the
 * validators of an engine's schemas, compiled ahead.
 */
export function validatorsAhead(engine: string): string {
  const schemas = loadSchemas(engine);
  const files = [...Object.values(ROOTS), ...blockTypes(schemas).map((type) => `blocks/${type}.schema.json`)];
  const names = Object.fromEntries(files.map((file, i) => [`validator${i}`, file]));
  const ajv = createAjv(schemas, { source: true, esm: true });
  // It is a module, but what it needs of AJV it asks for as if it were none; bundlers differ in what they make of that.
  const imports: string[] = [];
  const code = standaloneCode(ajv, names).replaceAll(/require\(("[^"]+)"\)/g, (_, path: string) => {
    const name = `needed${imports.length}`;
    imports.push(`import ${name} from ${path}.js";`);
    return `(${name}.default ? ${name} : { default: ${name} })`;
  });
  const byFile = Object.entries(names).map(([name, file]) => `${JSON.stringify(file)}: ${name}`);
  return `${imports.join("\n")}
${code}
const validators = { ${byFile.join(", ")} };
const validate = (file, value) => (validators[file](value) ? [] : validators[file].errors);
export const validatorsOf = () => validate;
`;
}
