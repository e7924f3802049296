import { failedProgram } from "./failure.ts";

/**
 * Ignores EPIPE on stdout and stderr, because the reader of a pipe may stop early, as `head` does. Other errors, such as a
 * full disk, end in exit code 3, so that nobody takes truncated output for complete.
 */
export function readersMayStop(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") return;
      // On exit, because the command sets its own exit code later.
      process.once("exit", () => {
        process.exitCode = 3;
      });
      if (stream === process.stdout)
        failedProgram("What this command has to say could not be written", error, process.argv.includes("--debug"));
    });
}
