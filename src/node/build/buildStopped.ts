import { PlainError } from "../failure.ts";

/** Stops a build with a message for authors. */
export class BuildStopped extends PlainError {}
