/** Starts the program of the other thread with what has been compiled of it before, see share.ts. */
import { join } from "node:path";
import { loadProgram } from "../program.mjs";

loadProgram(join(process.env["BLOCKWRIGHT_BUNDLE"]!, "lookAlong.cjs"));
