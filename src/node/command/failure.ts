/** How commands report that they failed. */
import { inspect } from "node:util";

/** An error without a stack trace: Vite prints the stack of what a plugin throws. */
export class PlainError extends Error {
  override stack = this.message;

  [inspect.custom](): string {
    return this.message;
  }
}

/** Prints a message to stderr, and returns the exit code. */
export function fail(code: number, sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return code;
}

/**
 * For errors of the program, with exit code 3. Stack traces are only printed with `--debug`, because they do not help
 * authors.
 */
export function failedProgram(sentence: string, cause: unknown, debug: boolean): number {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const stacks = [error, error.cause].flatMap((each) => (each instanceof Error ? [each.stack] : []));
  return fail(
    3,
    `${sentence}: ${error.message}\n${debug ? stacks.join("\n") : "Run it again with --debug to see where."}`,
  );
}
