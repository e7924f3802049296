/** What somebody sends to end a command, also by Ctrl-C and by closing the window. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * From now on, until the function that it gives is called, nobody who wants to end the command does: some files would be
 * written, and others that go with them not. Only for moments.
 */
export function undisturbed(): () => void {
  const wait = () => undefined;
  for (const signal of SIGNALS) process.on(signal, wait);
  return () => {
    for (const signal of SIGNALS) process.off(signal, wait);
  };
}
