/** How commands end when they cannot do their work. */
import { inspect } from "node:util";

/** Vite prints the stack of what a plugin throws: of this one the sentence is enough. */
export class PlainError extends Error {
  override stack = this.message;

  [inspect.custom](): string {
    return this.message;
  }
}

/** Says why, and gives back the exit code. */
export function fail(code: number, sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return code;
}

/** The program itself is at fault, exit code 3. Where, only `--debug` says: nobody else can do anything with it. */
export function failedProgram(sentence: string, cause: unknown, debug: boolean): number {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const stacks = [error, error.cause].flatMap((each) => (each instanceof Error ? [each.stack] : []));
  return fail(
    3,
    `${sentence}: ${error.message}\n${debug ? stacks.join("\n") : "Run it again with --debug to see where."}`,
  );
}
