/** `npm run check [-- [options] [folder]]`: checks a site and prints the problems. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { changesSince } from "./git/changes.ts";
import { type Changes, onlyNew } from "./check/changed.ts";
import { inspect } from "./check/check.ts";
import { type OutputFormat, formats } from "./check/outputs/formats.ts";
import type { Problem } from "./check/finding.ts";
import type { CheckInput } from "./check/site.ts";
import type { Terminal } from "./check/outputs/report.ts";
import type { KnownSite } from "./known/knownPages.ts";
import type { Outcome } from "./check/outputs/outcome.ts";
import { checkInputAndMemory } from "./site/checkInput.ts";
import { ENGINE } from "./engine.ts";
import { fail, failedProgram } from "./command/failure.ts";
import { fixFolder } from "./fix/fixFolder.ts";
import { siteFolder } from "./command/givenFolder.ts";
import { baseOf, baseOfPullRequest, noMain } from "./git/base.ts";
import { keptByNpm } from "./command/keptByNpm.ts";
import { optionsHelp, readOptions, WrongUse } from "./command/options.ts";
import { readersMayStop } from "./command/readersMayStop.ts";
import { repositoryOf } from "./git/repository.ts";
import { writeStepSummary } from "./summaryFile.ts";

const OPTIONS = {
  format: { does: "how the result is printed, see docs/ci.md; text if left out", value: Object.keys(formats) },
  changed: {
    does: "only what is new since a commit; if left out, since the work on this branch began",
    value: "commit",
    alone: true,
  },
  fix: { does: "fixes mistakes whose correction is certain, prints what it changed, and reports what is left" },
  debug: { does: "prints more when the program itself fails" },
  help: { does: "shows this text" },
};
const HELP = `Checks all pages of a site and reports what is wrong with them.

  npm run check                 checks the site in this folder
  npm run check -- <folder>     checks the site in another folder

${optionsHelp(OPTIONS)}
Exit code: 0 all is fine, 1 there are problems, 2 wrong use, 3 the program failed.
`;

/** Exit codes: 0 fine, 1 problems, 2 wrong usage, 3 the program failed. */
async function main(args: readonly string[]): Promise<number> {
  const debug = args.includes("--debug");
  try {
    const kept = keptByNpm(Object.keys(OPTIONS), "npm run check");
    if (kept !== undefined) throw new WrongUse(kept);
    const { options, words: folders } = readOptions(args, OPTIONS);
    if (options.has("help")) {
      process.stdout.write(HELP);
      return 0;
    }
    if (options.has("fix") && options.has("changed"))
      throw new WrongUse("Write --fix without --changed: the whole site is put right.");
    return await checkFolder(folderOf(folders), {
      named: folders[0],
      fix: options.has("fix"),
      format: (options.get("format") ?? "text") as OutputFormat,
      changed: options.get("changed"),
    });
  } catch (error) {
    if (error instanceof WrongUse) return fail(2, error.message);
    return failedProgram("The check itself failed, so nothing is known about the pages", error, debug);
  }
}

function folderOf(folders: readonly string[]): string {
  if (folders.length > 1)
    throw new WrongUse(`Only one folder can be checked at a time, but ${folders.length} were given.`);
  // Most likely an unset variable in a script.
  if (folders[0] === "") throw new WrongUse("The name of the folder is empty: write one, or nothing.");
  const root = siteFolder(folders[0], process.cwd());
  if (!existsSync(root)) throw new WrongUse(`There is no folder ${root}.${meantBy(folders[0])}`);
  if (!statSync(root).isDirectory())
    throw new WrongUse(`${root} is a file, but only a whole site can be checked: write its folder, or nothing.`);
  const isWhole = existsSync(join(root, "pages"));
  if (!isWhole && ["_site.json", "../_site.json"].some((file) => existsSync(join(root, file))))
    throw new WrongUse(
      `${root} is a part of a site, but only a whole site can be checked: write its folder, or nothing.`,
    );
  return root;
}

/** Without `--` before it, npm consumes `--format` itself, and only the word after it arrives here. */
function meantBy(word = ""): string {
  if (word === "help") return " To see what can be written, write -- before the option: npm run check -- --help";
  return Object.hasOwn(formats, word)
    ? ` To have the result told so, write -- before the option: npm run check -- --format ${word}`
    : "";
}

interface CheckOptions {
  /** The folder as it was typed. */
  named: string | undefined;
  /** Makes the safe fixes first. */
  fix: boolean;
  format: OutputFormat;
  /** Reports only new problems: since this commit or, if empty, since the branch began. */
  changed: string | undefined;
}

async function checkFolder(root: string, { named, fix, format, changed }: CheckOptions): Promise<number> {
  const base = changed === undefined ? undefined : baseOf(root, changed || undefined);
  const { input: found, known } = checkInputAndMemory(ENGINE, root);
  const input = { ...found, named };
  const fixed = fix ? await fixFolder(root, input) : undefined;
  const { files } = fixed ?? input;
  const since = base ?? baseOfPullRequest(root);
  const changes = since && changesSince(since, { engine: ENGINE, site: root }, files);
  const all: Outcome = { problems: fixed ? fixed.problems : checkKept(withChanged(input, changes), known), files };
  const told = changes && base ? onlyNew(all, input, changes) : all;
  const outcome = { ...told, named };
  const repository = repositoryOf(root, ENGINE);
  // With other formats, stdout has to be a single document for programs.
  if (fixed) (format === "text" ? process.stdout : process.stderr).write(`${fixed.told}\n`);
  if (base?.isDoubtful) process.stderr.write(`${noMain(named)}\n`);
  for (const sentence of fixed?.failures ?? []) process.stderr.write(`${sentence}\n`);
  process.stdout.write(formats[format](outcome, repository, terminal()));
  if (format === "github") writeStepSummary(outcome, repository);
  if (fixed && fixed.failures.length > 0) return 3;
  return outcome.problems.some(({ severity }) => severity === "error") ? 1 : 0;
}

function terminal(): Terminal {
  const { isTTY, columns } = process.stdout;
  return isTTY ? { colour: !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb", columns } : {};
}

function withChanged(input: CheckInput, changes: Changes | undefined): CheckInput {
  return changes ? { ...input, changed: new Set(changes.before.keys()) } : input;
}

/** Checks, and caches the result, except where the places of its problems depend on what has changed. */
function checkKept(input: CheckInput, known: KnownSite | undefined): Problem[] {
  const { problems, told } = inspect(input);
  if (!input.changed) known?.keepTold(told);
  return problems;
}

readersMayStop();
void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
