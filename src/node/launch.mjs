/**
 * `node src/node/launch.mjs <command> [arguments]`: runs a command from one file. It is bundled, components included, when
 * a source has changed since the last time; a command starts twice as fast as from its many sources. Without a command,
 * only bundles, and leaves it to the first command where that cannot be done. `dev` and `preview` start Vite.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { outlineBundle } from "./outlineBundle.mjs";
import { loadProgram } from "./program.mjs";
import { isWhole, seal } from "./sealed.mjs";
import { configArguments, configBundle } from "./viteConfig.mjs";

const ENGINE = join(dirname(fileURLToPath(import.meta.url)), "../..");
const BUNDLES = join(ENGINE, ".cache/commands");
const DAY = 86_400_000;
/** These run with the schemas that they are bundled with. The last two are what commands start in another thread. */
const SHORT = {
  build: "src/node/build/cli.ts",
  check: "src/node/checkCli.ts",
  page: "src/node/page/cli.ts",
  lookWorker: "src/node/known/worker.ts",
  lookAlong: "src/node/known/lookAlong.ts",
};
/** Schemas may change while this runs. */
const LONG = { studio: "src/node/studio/cli.ts" };
/** These start Vite, which takes what follows such a sign in a path for a question to it. */
const WITH_VITE = ["build", "dev", "preview", "studio"];
const VITE = join(ENGINE, "node_modules/vite/bin/vite.js");
const NO_PATH = /[#?]/;
/**
 * Nine times as much bytecode as else runs in a function before V8 optimizes it. A command is over before most of what is
 * optimized has paid for itself, the more so as its second thread optimizes the same again. Only Node 20 is so eager, and
 * only its V8 knows this option.
 */
const LATE_OPTIMIZING = process.versions.v8.startsWith("11.") ? ["--interrupt-budget=600000"] : [];
const [command, ...args] = process.argv.slice(2);

const folder = join(BUNDLES, stamp());
if (NO_PATH.test(ENGINE) && WITH_VITE.includes(command)) {
  process.stderr.write(
    `Sites cannot be built in a folder with ${NO_PATH.exec(ENGINE)[0]} in its name:\n${ENGINE}\nGive it, or the folder around it, another name and start again. Nothing was done.\n`,
  );
  process.exitCode = 1;
} else if (command === undefined) await bundle().catch(() => undefined);
else
  try {
    if (!isWhole(folder)) await bundle();
    await run();
  } catch (error) {
    giveUp(error);
  }

async function run() {
  if (Object.hasOwn(SHORT, command)) for (const option of LATE_OPTIMIZING) setFlagsFromString(option);
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

async function runVite(words) {
  process.argv.splice(1, Infinity, VITE, ...words);
  await import(pathToFileURL(VITE));
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

/** The same for the same sources and the same libraries. */
function stamp() {
  const hash = createHash("sha256")
    .update(readFileSync(join(ENGINE, "package-lock.json")))
    .update(process.version);
  for (const file of ["vite.config.ts", ...filesBelow("src", /\.(?:tsx?|mjs)$/), ...filesBelow("schema", /\.json$/)])
    hash.update(file).update(readFileSync(join(ENGINE, file)));
  return hash.digest("hex").slice(0, 16);
}

/** In an order that is always the same. With the types of files, Node need not ask what each of them is. */
function filesBelow(room, ending) {
  return readdirSync(join(ENGINE, room), { recursive: true, withFileTypes: true })
    .filter((entry) => ending.test(entry.name))
    .map((entry) => relative(ENGINE, join(entry.parentPath, entry.name)))
    .toSorted();
}

async function bundle() {
  const beside = `${folder}.${process.pid}`;
  mkdirSync(beside, { recursive: true });
  try {
    await bundleInto(beside);
    seal(beside);
    putInPlace(beside);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    throw error;
  }
}

async function bundleInto(beside) {
  const { build } = await import("esbuild");
  const commands = {
    absWorkingDir: ENGINE,
    bundle: true,
    platform: "node",
    target: "node20",
    // A library's CommonJS build may ask for files that a bundle does not have.
    mainFields: ["module", "main"],
    external: ["css-tree", "esbuild", "sharp", "svgo", "vite"],
    logLevel: "error",
    logOverride: { "empty-import-meta": "silent" },
    outExtension: { ".js": ".cjs" },
    outdir: beside,
    // What is compiled ahead cannot have import().
    supported: { "dynamic-import": false },
  };
  const ahead = { name: "validators-ahead", setup: await validatorsModule(build, commands) };
  await build({ ...commands, entryPoints: SHORT, plugins: [ahead] });
  await build({ ...commands, entryPoints: LONG });
  await build({ ...outlineBundle(ENGINE), outfile: join(beside, "outline.cjs") });
  await build(configBundle(ENGINE, beside));
}

/** What was never put in place, because its process was killed. */
function isAbandoned(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > DAY;
}

/** Puts validators that are compiled ahead in the place of those that would be compiled at each start. */
async function validatorsModule(build, commands) {
  const entry = "src/node/validatorsAhead.ts";
  const outfile = join(commands.outdir, "validatorsAhead.cjs");
  await build({ ...commands, outdir: undefined, outfile, entryPoints: [entry] });
  const contents = createRequire(import.meta.url)(outfile).validatorsAhead(ENGINE);
  return ({ onLoad }) =>
    onLoad({ filter: /[\\/]check[\\/]shape[\\/]validators\.ts$/ }, () => ({ contents, resolveDir: ENGINE }));
}

/** Somebody else may have bundled the same at the same time. Bundles of other sources go, but not those that may be under way. */
function putInPlace(beside) {
  for (const old of readdirSync(BUNDLES).filter((name) => name !== basename(folder)))
    if (!old.includes(".") || isAbandoned(join(BUNDLES, old)))
      rmSync(join(BUNDLES, old), { recursive: true, force: true });
  if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!isWhole(folder)) throw error;
  }
}
