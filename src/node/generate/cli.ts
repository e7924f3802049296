/** `npm run generate` writes the files derived from schema/ and the icon packages; `-- --check` only reports stale ones. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ENGINE } from "../engine.ts";
import { fail, failedProgram } from "../command/failure.ts";
import { keptByNpm } from "../command/keptByNpm.ts";
import { optionsHelp, readOptions, WrongUse } from "../command/options.ts";
import { WrongSchema } from "../site/schemas.ts";

const OPTIONS = {
  check: { does: "writes nothing and says what is out of date" },
  debug: { does: "prints more when the program itself fails" },
  help: { does: "shows this text" },
};
const HELP = `Writes the files that are generated from the schemas, the rules of the check, the drawings and the icon packages.

${optionsHelp(OPTIONS)}
Exit code: 0 all is up to date, 1 something is not or a schema is wrong, 2 wrong use, 3 the program failed.
`;

async function main(args: readonly string[]): Promise<number> {
  const kept = keptByNpm(Object.keys(OPTIONS), "npm run generate");
  if (kept !== undefined) throw new WrongUse(kept);
  const { options, words } = readOptions(args, OPTIONS);
  if (words.length > 0) throw new WrongUse(`Nothing is known of "${words.join(" ")}". See --help.`);
  if (options.has("help")) {
    process.stdout.write(HELP);
    return 0;
  }
  // Loaded late, because it takes longest, and is not needed for wrong arguments.
  const { generatedFiles } = await import("./files.ts");
  const stale = Array.from(await generatedFiles(ENGINE)).filter(([path, text]) => current(join(ENGINE, path)) !== text);
  const names = stale.map(([path]) => path).join(", ");
  if (options.has("check") && names !== "")
    return fail(1, `Out of date: ${names}\nRun "npm run generate" and commit what it writes.`);
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(ENGINE, path)), { recursive: true });
    writeFileSync(join(ENGINE, path), text);
  }
  console.log(names === "" ? "Generated files are up to date." : `Wrote ${names}`);
  return 0;
}

function current(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

const args = process.argv.slice(2);
main(args).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (error instanceof WrongUse) process.exitCode = fail(2, error.message);
    else if (error instanceof WrongSchema) process.exitCode = fail(1, error.message);
    else process.exitCode = failedProgram("Not all could be generated", error, args.includes("--debug"));
  },
);
