import { dirname, resolve } from "node:path";
import { cwd, env } from "node:process";

/**
 * The folder that somebody means by a word of a command. npm runs commands in the folder of the project, wherever it is
 * called, and says in INIT_CWD where that was: a relative path counts from there.
 */
export function givenFolder(
  word: string,
  environment: Readonly<Record<string, string | undefined>> = env,
  current: string = cwd(),
): string {
  const { INIT_CWD: called, npm_package_json: project } = environment;
  // What npm runs may run commands itself, elsewhere.
  const isRunByNpm = called !== undefined && project !== undefined && dirname(project) === current;
  return resolve(isRunByNpm ? called : current, word);
}

/** Where a command was called, and with which variables. */
interface Called {
  environment: Readonly<Record<string, string | undefined>>;
  current: string;
}

/**
 * The folder of the site that a command is about: the one that a word of the command means, or that of BLOCKWRIGHT_SITE.
 * @param usual Where neither says one.
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
