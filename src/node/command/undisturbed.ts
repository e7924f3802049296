/** The signals of Ctrl-C, `kill` and a closed terminal. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Ignores signals that would end the process, so that files that belong together are all written or none. Only for short
 * steps.
 * @returns A function that ends this.
 */
export function undisturbed(): () => void {
  const wait = () => undefined;
  for (const signal of SIGNALS) process.on(signal, wait);
  return () => {
    for (const signal of SIGNALS) process.off(signal, wait);
  };
}
