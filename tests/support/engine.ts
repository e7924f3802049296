import { join } from "node:path";

/** The folder of the project, without a slash at its end. A URL's `pathname` is no path: it has %20 where a folder has a space. */
export const engine = join(import.meta.dirname, "../..");
