/** Entry of the worker thread: runs its program with the V8 code cache, see share.ts. */
import { join } from "node:path";
import { commandBundle } from "../engine.ts";
import { loadProgram } from "../launch/program.mjs";

loadProgram(join(commandBundle()!, "lookAlong.cjs"));
