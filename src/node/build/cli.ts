/** `npm run build`: builds the site. Vite is started only when the sources have changed. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { commandBundle, ENGINE } from "../engine.ts";
import { fail, failedProgram } from "../command/failure.ts";
import { siteFolder } from "../command/givenFolder.ts";
import { expectFolder } from "../command/noSite.ts";
import { optionsHelp, readOptions, WrongUse } from "../command/options.ts";
import { placesOf } from "../site/places.ts";
import { readersMayStop } from "../command/readersMayStop.ts";
import { systemPath } from "../command/systemErrors.ts";
import { unwritable } from "../command/unwritable.ts";
import { configArguments } from "../launch/viteConfig.mjs";
import { buildSite } from "./buildSite.ts";
import { BuildStopped } from "./buildStopped.ts";
import { reasonIn, warningsIn } from "./bundlerWords.ts";

const OPTIONS = {
  debug: { does: "prints more when the program itself fails" },
  help: { does: "shows this text" },
};
const HELP = `Checks all pages and builds the site into dist/. With a problem in any page nothing is written.

${optionsHelp(OPTIONS)}
Exit code: 0 built, 1 there are problems, 2 wrong use, 3 the program failed.
`;

/** Runs Vite in a child process, whose memory is free again before pages are rendered. */
async function makeBundle(folder: string): Promise<void> {
  const vite = join(ENGINE, "node_modules/vite/bin/vite.js");
  const bundle = commandBundle();
  const config = bundle === undefined ? [] : configArguments(bundle);
  const { status, signal, stderr } = spawnSync(process.execPath, [vite, "build", ...config], {
    cwd: ENGINE,
    env: { ...process.env, BLOCKWRIGHT_BUNDLING: folder },
    encoding: "utf8",
    stdio: ["inherit", "inherit", "pipe"],
    maxBuffer: Infinity,
  });
  if (status === 0) return void process.stderr.write(warningsIn(stderr));
  const why = signal ? `It was ended by ${signal}, perhaps for want of memory.` : reasonIn(stderr);
  throw Object.assign(new Error(`Vite could not put scripts and styles together.\n${why}`), { stack: stderr });
}

// React's development build, which checks components, takes three times as long.
process.env["NODE_ENV"] = "production";

const places = placesOf(ENGINE, siteFolder(undefined, ENGINE));

/** Exit codes: 0 built, 1 stopped by what an author can correct, 2 wrong use, 3 the program failed. */
async function main(args: readonly string[]): Promise<void> {
  const { options, words } = readOptions(args, OPTIONS);
  if (options.has("help")) return void process.stdout.write(HELP);
  if (words.length > 0)
    throw new WrongUse(
      `The whole site is built, so nothing belongs after "build", but "${words.join(" ")}" was written.`,
    );
  expectFolder(places.site);
  await buildSite(places, makeBundle);
}

function failed(error: unknown): number {
  const path = systemPath(error) ?? places.cache;
  // A prefix: copies such as dist.next.tmp lie beside their folder.
  const isWritten = [places.dist, places.hosting, places.cache].some((folder) => path.startsWith(folder));
  const why = isWritten ? unwritable(path, error) : undefined;
  if (why !== undefined) return fail(1, `${why}\nNothing was built, and what was built before is as it was.`);
  const isDebug = args.includes("--debug");
  return failedProgram("The build failed, and what was built before is as it was", error, isDebug);
}

readersMayStop();
const args = process.argv.slice(2);
main(args).catch((error: unknown) => {
  if (error instanceof WrongUse) process.exitCode = fail(2, error.message);
  else if (error instanceof BuildStopped) process.exitCode = fail(1, error.message);
  else process.exitCode = failed(error);
});
