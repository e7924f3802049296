/** Commands as programs of one file each, components included: they start twice as fast as from their many sources. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { filesBelow } from "./filesBelow.mjs";
import { outlineBundle } from "./outlineBundle.mjs";
import { forgetOldest, makeWhole } from "./sealed.mjs";
import { configBundle } from "./viteConfig.mjs";

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

/** What goes into bundles. */
const SOURCE = /^(?:src\/.*\.(?:tsx?|mjs)|schema\/.*\.json)$/;

/** Whether a command ends by itself. */
export function isShort(command) {
  return Object.hasOwn(SHORT, command);
}

/** The same for the same sources and the same libraries. */
export function stampOf(engine) {
  const hash = createHash("sha256")
    .update(readFileSync(join(engine, "package-lock.json")))
    .update(process.version);
  const sources = ["src", "schema"].flatMap((room) => filesBelow(join(engine, room)).map((file) => `${room}/${file}`));
  for (const file of ["vite.config.ts", ...sources.filter((path) => SOURCE.test(path))])
    hash.update(file).update(readFileSync(join(engine, file)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Makes a folder with a program for each command, from which it can be run again and again.
 * There is none where a source was saved in the meantime.
 * @param folder Has the stamp for its name. Beside it are folders that were made of other sources.
 */
export async function bundleCommands(engine, folder) {
  await makeWhole(folder, `${folder}.${process.pid}`, async (beside) => {
    await bundleInto(engine, beside);
    return stampOf(engine) === basename(folder);
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
  await build({ ...outlineBundle(engine), outfile: join(beside, "outline.cjs") });
  await build(configBundle(engine, beside));
}

/** Puts validators that are compiled ahead in the place of those that would be compiled at each start. */
async function validatorsModule(build, commands) {
  const { absWorkingDir: engine, outdir } = commands;
  const entry = "src/node/validatorsAhead.ts";
  const outfile = join(outdir, "validatorsAhead.cjs");
  await build({ ...commands, outdir: undefined, outfile, entryPoints: [entry] });
  const contents = createRequire(import.meta.url)(outfile).validatorsAhead(engine);
  return ({ onLoad }) =>
    onLoad({ filter: /[\\/]check[\\/]shape[\\/]validators\.ts$/ }, () => ({
      contents,
      resolveDir: engine,
    }));
}
