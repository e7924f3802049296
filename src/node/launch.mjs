/**
 * `node src/node/launch.mjs <command> [arguments]`: runs a command from a bundle, which is made again if a source has
 * changed. A bundle starts twice as fast as the many sources. `dev` and `preview` start Vite. Without a command, it only
 * makes the bundle, and ignores errors: the first command will report them.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { bundleCommands, commandsFolder, isShort } from "./launch/commandBundles.mjs";
import { loadProgram } from "./launch/program.mjs";
import { isWhole } from "./launch/sealed.mjs";
import { configArguments } from "./launch/viteConfig.mjs";

const ENGINE = join(dirname(fileURLToPath(import.meta.url)), "../..");
const VITE = join(ENGINE, "node_modules/vite/bin/vite.js");
const WITH_VITE = ["build", "dev", "preview", "studio"];
/** Vite parses what follows such a character in a path as a query. */
const NO_PATH = /[#?]/;
const [command, ...args] = process.argv.slice(2);

if (NO_PATH.test(ENGINE) && WITH_VITE.includes(command)) {
  process.stderr.write(
    `Sites cannot be built in a folder with ${NO_PATH.exec(ENGINE)[0]} in its name:\n${ENGINE}\nGive it, or the folder around it, another name and start again. Nothing was done.\n`,
  );
  process.exitCode = 1;
} else if (command === undefined) await bundled().catch(() => undefined);
else
  try {
    await run(await bundled());
  } catch (error) {
    giveUp(error);
  }

/** The folder with the bundles of the current sources. */
async function bundled() {
  const folder = commandsFolder(ENGINE);
  if (isWhole(folder)) return folder;
  await bundleCommands(ENGINE, folder);
  return bundled();
}

async function run(folder) {
  if (isShort(command)) optimizeLate();
  process.env.BLOCKWRIGHT_ENGINE = ENGINE;
  process.env.BLOCKWRIGHT_BUNDLE = folder;
  // Saves time: otherwise Vite parses all sources of its configuration to print warnings about future versions.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
  if (command === "dev" || command === "preview") await serve(folder);
  else {
    const program = join(folder, `${command}.cjs`);
    process.argv.splice(1, Infinity, program, ...args);
    loadProgram(program);
  }
}

/**
 * Raises the amount of bytecode that a function runs before V8 optimizes it to nine times the default. A command ends
 * before most optimizations pay off, and its worker thread would repeat them. Only Node 20 optimizes that early, and only
 * its V8 has this option.
 */
function optimizeLate() {
  if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=600000");
}

async function serve(folder) {
  const words = loadProgram(join(folder, "serve.cjs")).viteArguments(command, args);
  if (words === undefined) return;
  const config = command === "preview" ? configArguments(folder) : [];
  process.argv.splice(1, Infinity, VITE, ...words, ...config);
  await import(pathToFileURL(VITE));
}

/** Uses the exit code and words of `failedProgram`, which is not loaded here. */
function giveUp(error) {
  // Dependencies are not installed yet.
  if (error.code === "ERR_MODULE_NOT_FOUND" && !existsSync(join(ENGINE, "node_modules/esbuild"))) {
    process.stderr.write('What the program needs is not there yet. Run "npm ci" first.\n');
    process.exitCode = 3;
    return;
  }
  const where = args.includes("--debug") ? error.stack : "Run it again with --debug to see where.";
  process.stderr.write(`The program could not be started, and nothing was done: ${error.message}\n${where}\n`);
  process.exitCode = 3;
}
