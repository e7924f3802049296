/**
 * `node src/node/launch.mjs <command> [arguments]`: runs a command from one file. It is bundled, components included, when
 * a source has changed since the last time; a command starts twice as fast as from its many sources. Without a command,
 * only bundles, and leaves it to the first command where that cannot be done. `dev` and `preview` start Vite.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { bundleCommands, isShort, stampOf } from "./commandBundles.mjs";
import { loadProgram } from "./program.mjs";
import { isWhole } from "./sealed.mjs";
import { configArguments } from "./viteConfig.mjs";

const ENGINE = join(dirname(fileURLToPath(import.meta.url)), "../..");
const VITE = join(ENGINE, "node_modules/vite/bin/vite.js");
const WITH_VITE = ["build", "dev", "preview", "studio"];
/** Vite takes what follows such a sign in a path for a question to it. */
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

/** The folder of the bundles of these sources. */
async function bundled() {
  const folder = join(ENGINE, ".cache/commands", stampOf(ENGINE));
  if (isWhole(folder)) return folder;
  await bundleCommands(ENGINE, folder);
  return bundled();
}

async function run(folder) {
  if (isShort(command)) optimizeLate();
  process.env.BLOCKWRIGHT_ENGINE = ENGINE;
  process.env.BLOCKWRIGHT_BUNDLE = folder;
  // Vite would parse every source of its configuration, to warn of what a later version may not take.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
  if (command === "dev") await runVite(args);
  else if (command === "preview") await runVite([command, ...configArguments(folder), ...args]);
  else {
    const program = join(folder, `${command}.cjs`);
    process.argv.splice(1, Infinity, program, ...args);
    loadProgram(program);
  }
}

/**
 * Nine times as much bytecode as else runs in a function before V8 optimizes it. A command is over before most of what is
 * optimized has paid for itself, the more so as its second thread optimizes the same again. Only Node 20 is so eager, and
 * only its V8 knows this option.
 */
function optimizeLate() {
  if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=600000");
}

async function runVite(words) {
  process.argv.splice(1, Infinity, VITE, ...words);
  process.once("uncaughtException", refuseOptions);
  await import(pathToFileURL(VITE));
}

/** Vite reads its options by itself, and would show where in its code one is refused. */
function refuseOptions(error) {
  if (error.name !== "CACError") throw error;
  process.stderr.write(`${error.message}. "npm run ${command} -- --help" lists all options.\n`);
  process.exit(2);
}

/** The same code and words as of commands whose program fails. */
function giveUp(error) {
  // Nothing is installed yet.
  if (error.code === "ERR_MODULE_NOT_FOUND" && !existsSync(join(ENGINE, "node_modules/esbuild"))) {
    process.stderr.write('What the program needs is not there yet. Run "npm ci" first.\n');
    process.exitCode = 3;
    return;
  }
  const where = args.includes("--debug") ? error.stack : "Run it again with --debug to see where.";
  process.stderr.write(`The program could not be started, and nothing was done: ${error.message}\n${where}\n`);
  process.exitCode = 3;
}
