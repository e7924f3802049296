/** The commands that messages name. Each is for the site that the message is about. */

/**
 * The command that checks the same site.
 * @param folder The folder as it was typed; undefined if none was.
 */
export function checkCommand(folder: string | undefined, options: readonly string[] = []): string {
  return npmRun("check", [...(folder === undefined ? [] : [quoted(folder)]), ...options]);
}

/** The same for a command of `npm run page`. */
export function pageCommand(folder: string | undefined, words: readonly string[]): string {
  return npmRun("page", [...words, ...(folder === undefined ? [] : ["--site", quoted(folder)])]);
}

/** The same for `npm run dev`, which takes the folder from its environment. */
export function devCommand(folder: string | undefined): string {
  return `${folder === undefined ? "" : `BLOCKWRIGHT_SITE=${quoted(folder)} `}${npmRun("dev", [])}`;
}

function npmRun(script: string, words: readonly string[]): string {
  return [`npm run ${script}`, ...(words.length > 0 ? ["--", ...words] : [])].join(" ");
}

function quoted(folder: string): string {
  const mark = folder.includes("'") ? '"' : "'";
  return /^[\w./~-]+$/.test(folder) ? folder : mark + folder + mark;
}
