/** `node launch.mjs studio [build]`: serves the studio on this machine, or writes it into a folder. */
import { join } from "node:path";
import { check } from "../check/check.ts";
import { checkInputOf } from "../site/checkInput.ts";
import { ENGINE } from "../engine.ts";
import { fail, failedProgram } from "../command/failure.ts";
import { siteFolder } from "../command/givenFolder.ts";
import { keptByNpm } from "../command/keptByNpm.ts";
import { expectSite, NoSite } from "../command/noSite.ts";
import { optionsHelp, readOptions, WrongUse } from "../command/options.ts";
import { placesOf } from "../site/places.ts";
import { buildStudio } from "./build.ts";
import { NoBundle, studioBundle } from "./bundle.ts";
import { NoPort, type ListenOptions } from "./listen.ts";
import { startStudio } from "./server.ts";

const PORT = 4180;
const OPTIONS = {
  site: { does: "works on the site in another folder", value: "folder" },
  debug: { does: "prints more when the program itself fails" },
  help: { does: "shows this text" },
};
const HELP = `Opens the studio, in which pages are made without seeing their JSON. It is on this machine only.

  npm run studio                  at http://127.0.0.1:${PORT}/, or at the next port that is free
  PORT=5000 npm run studio        at this port
  npm run build:studio            writes it into dist-studio/, for a look without a server: what is saved there is downloaded

${optionsHelp(OPTIONS)}
Exit code: 0 done, 1 it could not be started, 2 wrong use, 3 the program failed.
`;

async function main(args: readonly string[]): Promise<void> {
  const kept = keptByNpm(Object.keys(OPTIONS), "npm run studio");
  if (kept !== undefined) throw new WrongUse(kept);
  const { options, words } = readOptions(args, OPTIONS);
  if (options.has("help")) return void process.stdout.write(HELP);
  const [command] = words;
  if (command !== undefined && (command !== "build" || words.length > 1))
    throw new WrongUse(`The studio does not know what "${words.join(" ")}" means. See --help.`);
  const folder = siteFolder(options.get("site"), ENGINE);
  expectSite(folder);
  const places = placesOf(ENGINE, folder);
  const wish = portOf(process.env["PORT"]);
  const bundle = await studioBundle(ENGINE, () => console.log("Putting the studio together; this takes a moment."));
  if (command === "build") {
    const count = await buildStudio(places, bundle, join(folder, "dist-studio"));
    console.log(`The studio with ${count} files of pages is in ${join(folder, "dist-studio")}.`);
    return;
  }
  // Warms up the check: otherwise the first save would wait for it.
  check(checkInputOf(ENGINE, folder));
  const studio = await startStudio(places, bundle, wish);
  console.log(`The studio is at ${studio.url}\nIt works on the pages in ${folder}. Ctrl+C ends it.`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      console.log("The studio ends. What was saved is saved.");
      void studio.close().then(() => process.exit(0));
    });
}

function portOf(wanted: string | undefined): ListenOptions {
  if (!wanted) return { port: PORT };
  const port = Number(wanted);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return { port, exact: true };
  throw new WrongUse(`PORT is "${wanted}", but a port is a number from 1 to 65535.`);
}

const args = process.argv.slice(2);
main(args).catch((error: unknown) => {
  const code = error instanceof WrongUse ? 2 : [NoPort, NoBundle, NoSite].some((kind) => error instanceof kind) ? 1 : 3;
  process.exitCode =
    code === 3
      ? failedProgram("The studio could not be started", error, args.includes("--debug"))
      : fail(code, (error as Error).message);
});
