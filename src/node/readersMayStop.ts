/** Whoever reads the output of a command may stop early, as `head` does. That is no mistake, and what was done is done. */
export function readersMayStop(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
}
