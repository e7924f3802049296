import type { NotDone } from "./store.ts";

/** The message when the server does not answer. A save that was asked for meanwhile is made when it is back. */
export const NO_ANSWER = "The studio’s server does not answer. Start it again in the terminal: npm run studio.";

/** Why something was not done. */
export function notDoneWords(answer: NotDone): string {
  return answer.kind === "refused" ? answer.message : NO_ANSWER;
}
