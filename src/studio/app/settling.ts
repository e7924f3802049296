import type { SessionAction } from "./sessionReduce.ts";

/** Milliseconds without an edit after which what is written next is a step of its own. */
const PAUSE = 1000;

/** Sends actions on, and settles a file when nobody has edited it for a while: undo takes back no more than was written in one go. */
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
