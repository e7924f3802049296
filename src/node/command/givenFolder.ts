import { dirname, resolve } from "node:path";
import { cwd, env } from "node:process";

/**
 * Resolves a path argument. npm runs scripts in the folder of the project and sets INIT_CWD to the folder in which it was
 * called, so a relative path is resolved from there.
 */
export function givenFolder(
  word: string,
  environment: Readonly<Record<string, string | undefined>> = env,
  current: string = cwd(),
): string {
  const { INIT_CWD: called, npm_package_json: project } = environment;
  // A script may run commands in another folder, which inherit INIT_CWD.
  const isRunByNpm = called !== undefined && project !== undefined && dirname(project) === current;
  return resolve(isRunByNpm ? called : current, word);
}

interface Called {
  environment: Readonly<Record<string, string | undefined>>;
  current: string;
}

/**
 * The folder of the site: a path argument if given, or else BLOCKWRIGHT_SITE.
 * @param usual The default.
 */
export function siteFolder(
  word: string | undefined,
  usual: string,
  called: Called = { environment: env, current: cwd() },
): string {
  const { environment, current } = called;
  if (word !== undefined) return givenFolder(word, environment, current);
  return resolve(current, environment["BLOCKWRIGHT_SITE"] ?? usual);
}
