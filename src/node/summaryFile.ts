import { appendFileSync, existsSync, statSync } from "node:fs";
import { env } from "node:process";
import type { Outcome, Repository } from "./check/outputs/outcome.ts";
import { stepSummary } from "./check/outputs/stepSummary.ts";

/** Bytes that GitHub takes at most as the summary of a step. */
const LONGEST = 1024 * 1024;

/**
 * Adds the problems to the file that GitHub shows on the page of a workflow run, if this is one. What stands in the file
 * already takes some of its room. A file that cannot be written is told on stderr: the result of the check is the same.
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
