import { join } from "node:path";

/** The folder with src/ and schema/. A bundled command runs from another place, so launch.mjs passes it on. */
export const ENGINE = process.env["BLOCKWRIGHT_ENGINE"] ?? join(import.meta.dirname, "../..");
