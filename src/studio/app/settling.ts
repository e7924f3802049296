import type { SessionAction } from "./sessionReduce.ts";

/** Milliseconds without an edit after which the next edit starts a new step of undo. */
const PAUSE = 1000;

/** Forwards actions, and sends "settle" for a file after a pause, so that undo takes back only what was written without one. */
export function settlingAfterPause(send: (action: SessionAction) => void): (action: SessionAction) => void {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  return (action) => {
    send(action);
    if (action.type !== "edit") return;
    const { file } = action;
    clearTimeout(waiting.get(file));
    waiting.set(
      file,
      setTimeout(() => send({ type: "edit", file, action: { type: "settle" } }), PAUSE),
    );
  };
}
