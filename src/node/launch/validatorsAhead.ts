import standaloneCode from "ajv/dist/standalone/index.js";
import { blockTypes } from "../../model/fields.ts";
import { ROOTS } from "../check/lookup.ts";
import { createAjv } from "../check/shape/validators.ts";
import { loadSchemas } from "../site/schemas.ts";

/**
 * The source of a module that replaces check/shape/validators.ts, with the validators compiled ahead: for the studio, whose
 * content security policy forbids `new Function`, and for commands, which start faster.
 */
export function validatorsAhead(engine: string): string {
  const schemas = loadSchemas(engine);
  const files = [...Object.values(ROOTS), ...blockTypes(schemas).map((type) => `blocks/${type}.schema.json`)];
  const names = Object.fromEntries(files.map((file, i) => [`validator${i}`, file]));
  const ajv = createAjv(schemas, { source: true, esm: true });
  // AJV generates an ES module that still calls `require`, which bundlers treat differently. So these calls become imports.
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
