import { PlainError } from "../failure.ts";

/** Stops a build with words for an author. */
export class BuildStopped extends PlainError {}
