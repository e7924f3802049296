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
