/** Markdown for the summary page of a GitHub workflow run. */
import { docsLink } from "../codes.ts";
import { frameOf, shownLines } from "./frame.ts";
import { summarize } from "./report.ts";
import type { Problem } from "../finding.ts";
import { checkCommand } from "../wording/commands.ts";
import { counted, visible } from "../wording/words.ts";
import { type Outcome, type Repository, uriOf } from "./outcome.ts";
import { notesOf, wording } from "./wording.ts";

/** Bytes reserved for the last line, without its command. */
const LAST_LINE = 200;

/**
 * All problems by file, with their lines. Ends before the first problem that would exceed `room` bytes: GitHub rejects
 * a summary that is too long.
 */
export function stepSummary({ problems, files, ...told }: Outcome, repository: Repository, room: number): string {
  const parts = [`## Check of the pages\n\n${markdown(summarize(problems, files, told)).replaceAll("\n", "\n\n")}\n`];
  const run = checkCommand(told.named);
  let left = room - LAST_LINE - bytes(run) - bytes(parts[0]!);
  if (left < 0) return "";
  let lines: string[] = [];
  for (const [i, problem] of problems.entries()) {
    const isFirst = problem.file !== problems[i - 1]?.file;
    if (isFirst) lines = shownLines(files, problem.file);
    const part = (isFirst ? `\n### ${markdown(visible(problem.file))}\n` : "") + section(problem, lines, repository);
    left -= bytes(part);
    if (left < 0) {
      const rest = counted(problems.length - i, "more problem");
      parts.push(`\n**${rest} not shown here.** To see them, run \`${run}\` on your computer.\n`);
      break;
    }
    parts.push(part);
  }
  return parts.join("");
}

function section(problem: Problem, lines: readonly string[], repository: Repository): string {
  const { code } = problem;
  const [sentence, ...rest] = wording(problem).map(markdown);
  const name = repository.docs ? `[${code}](${docsLink(code, repository.docs)})` : code;
  const frame = frameOf(problem, lines);
  const parts = [
    `${position(problem, repository)}${sentence}`,
    ...(frame.length > 0 ? [fenced(frame.join("\n"))] : []),
    ...rest,
    `<sub>${[name, ...notesOf(problem)].join(", ")}</sub>`,
  ];
  return `\n${parts.join("\n\n")}\n`;
}

function position({ file, line, wholeFile }: Problem, repository: Repository): string {
  const { address } = repository;
  if (wholeFile) return "";
  if (!address) return `**Line ${line}.** `;
  return `**[Line ${line}](${address}${uriOf(file, repository)}#L${line}).** `;
}

/** A code block whose fence is longer than any run of backticks in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** Escapes a text for Markdown. */
function markdown(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/[\\`*_[\]|~#$]/g, String.raw`\$&`);
}

function bytes(text: string): number {
  return Buffer.byteLength(text);
}
