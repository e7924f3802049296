import { appendFileSync, existsSync, statSync } from "node:fs";
import { env } from "node:process";
import type { Outcome, Repository } from "./check/outputs/outcome.ts";
import { stepSummary } from "./check/outputs/stepSummary.ts";

/** The maximum size of a step summary on GitHub in bytes. */
const LONGEST = 1024 * 1024;

/**
 * Appends the problems to the step summary of a GitHub workflow, if this is one, within the size that is left. An error in
 * writing only goes to stderr, because it does not change the result of the check.
 */
export function writeStepSummary(outcome: Outcome, repository: Repository): void {
  const { GITHUB_STEP_SUMMARY: file } = env;
  if (!file) return;
  try {
    const taken = existsSync(file) ? statSync(file).size : 0;
    appendFileSync(file, stepSummary(outcome, repository, LONGEST - taken));
  } catch (error) {
    process.stderr.write(`The summary could not be written: ${error instanceof Error ? error.message : error}\n`);
  }
}
