/** The report for the log of a GitHub workflow, and annotations for the lines of a pull request. */
import { createHash } from "node:crypto";
import { docsOf } from "../codes.ts";
import { report } from "./report.ts";
import type { Problem, Severity } from "../finding.ts";
import { counted } from "../wording/words.ts";
import type { Outcome, Repository } from "./outcome.ts";
import { wording } from "./wording.ts";

/** GitHub shows at most this many annotations for each severity and step, and silently drops the others. */
const MOST_SHOWN = 10;

/** The whole report, then at most ten annotations for each severity; if there are more, the last one counts them. */
export function toGithub({ problems, files, ...told }: Outcome, { folder }: Repository): string {
  const text = report(problems, { files }, told);
  if (problems.length === 0) return text;
  return quiet(text) + annotations(problems, folder, "error") + annotations(problems, folder, "warning");
}

/**
 * Stops GitHub from running workflow commands in the text, which a page may quote. The token is a hash of the report,
 * so no page can contain it.
 */
function quiet(text: string): string {
  const token = createHash("sha256").update(text).digest("hex");
  return `::stop-commands::${token}\n${text}::${token}::\n`;
}

function annotations(all: readonly Problem[], folder: string, severity: Severity): string {
  const problems = all.filter((problem) => problem.severity === severity);
  const shown = problems.length > MOST_SHOWN ? worst(problems, MOST_SHOWN - 1) : problems;
  const lines = shown.map((problem) => annotation(problem, folder));
  const more = problems.length - shown.length;
  if (more > 0) {
    const noun = counted(more, severity === "error" ? "more problem" : "more warning");
    lines.push(command(severity, {}, `And ${noun}. See the summary of this run.`));
  }
  return lines.map((line) => `${line}\n`).join("");
}

/**
 * Takes the first problem of every file before any second one, because later problems of a file may follow from its
 * first.
 */
function worst(problems: readonly Problem[], count: number): Problem[] {
  const seen = new Map<string, number>();
  const ranked = problems.map((problem, order) => {
    const rank = seen.get(problem.file) ?? 0;
    seen.set(problem.file, rank + 1);
    return { problem, rank, order };
  });
  const chosen = ranked.toSorted((a, b) => a.rank - b.rank || a.order - b.order).slice(0, count);
  return chosen.toSorted((a, b) => a.order - b.order).map(({ problem }) => problem);
}

function annotation(problem: Problem, folder: string): string {
  const { file, line, endLine, column, endColumn, code, severity } = problem;
  // GitHub supports columns on a single line only.
  const oneLine = line === endLine && { col: column, endColumn };
  const properties = { file: folder + file, line, endLine, ...oneLine, title: docsOf(code)?.title };
  return command(severity, properties, wording(problem).join("\n"));
}

function command(name: string, properties: Record<string, string | number | undefined>, message: string): string {
  const given = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${name}${given.length > 0 ? ` ${given.join(",")}` : ""}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
