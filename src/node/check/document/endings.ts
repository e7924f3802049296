/** What the names of files end in. */

/** Endings that an editor or a computer gives a page. */
const OTHER = /\.(?:json\.txt|jsonc|json5)$/i;

/** Whether a file has the name of a page, or one that was meant for it. */
export function isJson(file: string): boolean {
  return /\.json$/i.test(file) || OTHER.test(file);
}

/** The name that was meant for a page with another ending; undefined for all other files. */
export function withOwnEnding(file: string): string | undefined {
  return OTHER.test(file) ? file.replace(OTHER, ".json") : undefined;
}
