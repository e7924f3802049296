/**
 * Without `--` before them, npm silently consumes the options of a command: `--dry-run` would then not be one.
 * @param example The correct command, without its options.
 * @returns An error message if npm consumed one of these options.
 */
export function keptByNpm(
  names: readonly string[],
  example: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  if (environment["npm_lifecycle_event"] === undefined) return undefined;
  const kept = names.find((name) => environment[`npm_config_${name.replaceAll("-", "_")}`] !== undefined);
  if (kept === undefined) return undefined;
  return `--${kept} did not arrive here, so nothing was done. Write -- before it: ${example} -- --${kept}`;
}
