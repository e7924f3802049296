import { failedProgram } from "./failure.ts";

/**
 * Whoever reads the output of a command may stop early, as `head` does. That is no mistake, and what was done is done.
 * What else goes wrong with it, such as a full disk under the file that it goes to, is said in a sentence, with exit code 3:
 * nobody is to take a part of it for the whole.
 */
export function readersMayStop(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") return;
      // By then the command has said with which code it would end.
      process.once("exit", () => {
        process.exitCode = 3;
      });
      if (stream === process.stdout)
        failedProgram("What this command has to say could not be written", error, process.argv.includes("--debug"));
    });
}
