import standaloneCode from "ajv/dist/standalone/index.js";
import { blockTypes, type Schemas } from "../../model/fields.ts";
import { ROOTS } from "../check/lookup.ts";
import { createAjv } from "../check/validators.ts";

/**
 * A module that stands for check/validators.ts where no code may be made while a page runs: the validators of these schemas,
 * compiled ahead.
 */
export function compiledValidators(schemas: Schemas): string {
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
