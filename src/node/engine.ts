import { join } from "node:path";

/** The folder with src/ and schema/; a site may be somewhere else. Bundled commands are told where it is. */
export const ENGINE = process.env["BLOCKWRIGHT_ENGINE"] ?? join(import.meta.dirname, "../..");
