/** The arguments of `npm run dev` and `npm run preview`. Vite itself ignores a folder or an option that it does not expect. */
import { fail } from "./command/failure.ts";
import { keptByNpm } from "./command/keptByNpm.ts";
import { optionsHelp, readOptions, WrongUse } from "./command/options.ts";

type Command = "dev" | "preview";

const OPTIONS = {
  port: { does: "uses another port", value: "number" },
  strictPort: { does: "ends if the port is taken, instead of trying the next one" },
  host: { does: "lets other devices in the network open the site", value: "address", alone: true },
  open: { does: "opens the browser" },
  help: { does: "shows this text" },
};
const IN_FOLDER = "BLOCKWRIGHT_SITE=<folder>";
const PURPOSES: Readonly<Record<Command, string>> = {
  dev: "Serves the pages, and updates them when a file is saved. All blocks are at /blocks.",
  preview: "Serves what was built into dist/, as visitors get it.",
};

/**
 * What Vite is started with.
 * @returns Undefined if there is nothing to start: help was printed, or an error message with exit code 2.
 */
export function viteArguments(command: Command, args: readonly string[]): string[] | undefined {
  const isStart = process.env["npm_lifecycle_event"] === "start";
  try {
    return argumentsOf(command, args, isStart ? "npm start" : `npm run ${command}`);
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    process.exitCode = fail(2, error.message);
    return undefined;
  }
}

function argumentsOf(command: Command, args: readonly string[], script: string): string[] | undefined {
  const kept = keptByNpm(Object.keys(OPTIONS), script);
  if (kept !== undefined) throw new WrongUse(kept);
  const { options, words } = readOptions(args, OPTIONS);
  if (options.has("help")) return void process.stdout.write(helpOf(command, script));
  const said = words.join(" ");
  if (said)
    throw new WrongUse(
      `Nothing belongs after "${script}", but "${said}" was written. For the site in another folder: ${IN_FOLDER} ${script}`,
    );
  const named = [...options].map(([name, value]) => `--${name}${value && `=${value}`}`);
  return command === "dev" ? named : [command, ...named];
}

function helpOf(command: Command, script: string): string {
  return `${PURPOSES[command]} Ctrl+C ends it.

  ${IN_FOLDER} ${script}   works on the site in another folder

${optionsHelp(OPTIONS)}
Exit code: 1 it could not be started, 2 wrong use, 3 the program failed.
`;
}
