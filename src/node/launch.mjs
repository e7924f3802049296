/**
 * `node src/node/launch.mjs <command> [arguments]`: runs a command from one file. It is bundled, components included, when
 * a source has changed since the last time; a command starts twice as fast as from its many sources. Without a command,
 * only bundles, and leaves it to the first command where that cannot be done.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ENGINE = join(dirname(fileURLToPath(import.meta.url)), "../..");
const BUNDLES = join(ENGINE, ".cache/commands");
const COMMANDS = { check: "src/node/checkCli.ts", page: "src/node/page/cli.ts" };
const [command, ...args] = process.argv.slice(2);

const folder = join(BUNDLES, stamp());
if (command === undefined) await bundle().catch(() => undefined);
else {
  if (!existsSync(folder)) await bundle();
  process.env.BLOCKWRIGHT_ENGINE = ENGINE;
  process.env.BLOCKWRIGHT_OUTLINE = join(folder, "outline.cjs");
  process.argv.splice(1, Infinity, join(folder, `${command}.cjs`), ...args);
  createRequire(import.meta.url)(process.argv[1]);
}

/** The same for the same sources and the same libraries. */
function stamp() {
  const hash = createHash("sha256")
    .update(readFileSync(join(ENGINE, "package-lock.json")))
    .update(process.version);
  const sources = readdirSync(join(ENGINE, "src"), { recursive: true, encoding: "utf8" });
  for (const file of sources.filter((name) => /\.(?:tsx?|mjs)$/.test(name)).toSorted())
    hash.update(file).update(readFileSync(join(ENGINE, "src", file)));
  return hash.digest("hex").slice(0, 16);
}

async function bundle() {
  const { build } = await import("esbuild");
  const beside = `${folder}.${process.pid}`;
  const common = {
    absWorkingDir: ENGINE,
    bundle: true,
    platform: "node",
    target: "node20",
    // A library's CommonJS build may ask for files that a bundle does not have.
    mainFields: ["module", "main"],
    external: ["sharp", "tsx", "svgo", "vite"],
    logLevel: "error",
    logOverride: { "empty-import-meta": "silent" },
    define: { "process.env.NODE_ENV": '"production"' },
    jsx: "automatic",
    outExtension: { ".js": ".cjs" },
    outdir: beside,
  };
  mkdirSync(beside, { recursive: true });
  await build({ ...common, entryPoints: Object.entries(COMMANDS).map(([out, entry]) => ({ in: entry, out })) });
  const stdin = { contents: outlineSource(), resolveDir: join(ENGINE, "src"), sourcefile: "outline.ts" };
  await build({
    ...common,
    stdin,
    outdir: undefined,
    outfile: join(beside, "outline.cjs"),
    loader: { ".css": "empty", ".module.css": "empty" },
  });
  putInPlace(beside);
}

/** Somebody else may have bundled the same at the same time. Bundles of other sources go, but not those under way. */
function putInPlace(beside) {
  for (const old of readdirSync(BUNDLES))
    if (!old.includes(".") && old !== basename(folder)) rmSync(join(BUNDLES, old), { recursive: true, force: true });
  try {
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Components are found by the names of their files, as in components.ts. */
function outlineSource() {
  const types = readdirSync(join(ENGINE, "src/blocks"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const lines = types.map(({ name }) => {
    const component = name.charAt(0).toUpperCase() + name.slice(1);
    return `export { ${component} as ${name} } from "./blocks/${name}/${component}.tsx";`;
  });
  return [`export * from "./outline.tsx";`, ...lines].join("\n");
}
