/** Bundles each command into one file, with the components: it starts twice as fast as from its many sources. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { outlineBundle } from "./outlineBundle.mjs";
import { forgetOldest, makeWhole } from "./sealed.mjs";
import { keptStampOf, stampOf } from "./stamp.mjs";
import { configBundle } from "./viteConfig.mjs";

/** Bundled together with validators for the current schemas. The last two are entries of the worker thread. */
const SHORT = {
  build: "src/node/build/cli.ts",
  check: "src/node/checkCli.ts",
  page: "src/node/page/cli.ts",
  lookWorker: "src/node/known/worker.ts",
  lookAlong: "src/node/known/lookAlong.ts",
};
/** Without compiled validators: schemas may change while these commands run. */
const LONG = { serve: "src/node/serveCli.ts", studio: "src/node/studio/cli.ts" };

const SOURCES = ["package-lock.json", "vite.config.ts", "src", "schema"];
/** Style sheets are no part of a command. */
const SOURCE = /^(?:src\/.*\.(?:tsx?|mjs)|schema\/.*\.json|[^/]+)$/;

/** Whether a command ends by itself, unlike a server. */
export function isShort(command) {
  return Object.hasOwn(SHORT, command);
}

/** What the stamp depends on besides the sources and the locked dependencies. */
const STAMPED = { isSource: (file) => SOURCE.test(file), also: process.version };

/** The folder of the bundles that belong to the current sources. It may not be there yet. */
export function commandsFolder(engine) {
  const all = join(engine, ".cache/commands");
  return join(all, keptStampOf(engine, SOURCES, { ...STAMPED, store: `${all}.json` }));
}

/**
 * Writes a folder with a bundle for each command. If a source was saved meanwhile, there is no folder.
 * @param folder Its name is the stamp. Its siblings belong to other versions of the sources.
 */
export async function bundleCommands(engine, folder) {
  await makeWhole(folder, `${folder}.${process.pid}`, async (beside) => {
    await bundleInto(engine, beside);
    return stampOf(engine, SOURCES, STAMPED) === basename(folder);
  });
  forgetOldest(dirname(folder));
}

async function bundleInto(engine, beside) {
  const { build } = await import("esbuild");
  const commands = {
    absWorkingDir: engine,
    bundle: true,
    platform: "node",
    target: "node20",
    // The CommonJS build of a library may require files that are not in the bundle.
    mainFields: ["module", "main"],
    external: ["css-tree", "esbuild", "sharp", "svgo", "vite"],
    logLevel: "error",
    logOverride: { "empty-import-meta": "silent" },
    outExtension: { ".js": ".cjs" },
    outdir: beside,
    // Scripts with a V8 code cache cannot use import().
    supported: { "dynamic-import": false },
  };
  const ahead = { name: "validators-ahead", setup: await validatorsModule(build, commands) };
  await build({ ...commands, entryPoints: SHORT, plugins: [ahead] });
  await build({ ...commands, entryPoints: LONG });
  await build({ ...outlineBundle(engine), outfile: join(beside, "outline.cjs") });
  for (const file of readdirSync(beside).filter((name) => name.endsWith(".cjs"))) rewriteInAscii(join(beside, file));
  await build(configBundle(engine, beside));
}

/**
 * Escapes the characters beyond ASCII that esbuild leaves, those in regexes and comments: `loadProgram` reads ASCII faster.
 * In the raw templates of this program, which become regexes, an escape means the same as well.
 */
function rewriteInAscii(file) {
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  writeFileSync(file, readFileSync(file, "utf8").replace(/[^\0-\x7f]/g, escaped));
}

/** An esbuild plugin that replaces validators.ts by validators that are compiled ahead. */
async function validatorsModule(build, commands) {
  const { absWorkingDir: engine, outdir } = commands;
  const entry = "src/node/launch/validatorsAhead.ts";
  const outfile = join(outdir, "validatorsAhead.cjs");
  await build({ ...commands, outdir: undefined, outfile, entryPoints: [entry] });
  const contents = createRequire(import.meta.url)(outfile).validatorsAhead(engine);
  return ({ onLoad }) =>
    onLoad({ filter: /[\\/]check[\\/]shape[\\/]validators\.ts$/ }, () => ({
      contents,
      resolveDir: engine,
    }));
}
