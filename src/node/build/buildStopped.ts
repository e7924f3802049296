import { PlainError } from "../command/failure.ts";

/** Stops a build with a message for authors. */
export class BuildStopped extends PlainError {}
