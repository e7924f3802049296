/** Without `--` before them npm keeps the options of a command for itself and says nothing: a trial would be done in earnest. */

/**
 * What to say when npm kept one of these options; undefined when it kept none.
 * @param example The command as it should be written, without its options.
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
