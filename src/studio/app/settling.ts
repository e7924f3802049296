import type { StudioAction } from "./saving.ts";

/** Milliseconds without an edit after which the next edit starts a new step of undo. */
const PAUSE = 1000;

/** Forwards actions, and sends "settle" for a file after a pause, so that undo takes back only what was written without one. */
export function settlingAfterPause<After>(send: (action: StudioAction) => After): (action: StudioAction) => After {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  return (action) => {
    const after = send(action);
    if (action.type !== "edit") return after;
    const { file } = action;
    clearTimeout(waiting.get(file));
    waiting.set(
      file,
      setTimeout(() => send({ type: "edit", file, action: { type: "settle" } }), PAUSE),
    );
    return after;
  };
}
