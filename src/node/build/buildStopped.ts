import { inspect } from "node:util";

/** Stops a build with words for an author: printed as they are, with no name of a class and no stack. */
export class BuildStopped extends Error {
  [inspect.custom]() {
    return this.message;
  }
}
