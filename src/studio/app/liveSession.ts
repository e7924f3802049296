import { type StudioAction, studioReduce } from "./saving.ts";
import type { Session } from "./session.ts";
import { settlingAfterPause } from "./settling.ts";

/** The session, outside of React: who changes it knows at once what came of that, and so does who waits for an answer. */
export function liveSession(start: Session) {
  let session = start;
  const listeners = new Set<() => void>();
  const send = (action: StudioAction): Session => {
    const before = session;
    session = studioReduce(session, action);
    if (session !== before) for (const changed of listeners) changed();
    return session;
  };
  return {
    now: (): Session => session,
    /** Returns the session after the action. */
    send: settlingAfterPause(send),
    subscribe(changed: () => void): () => void {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
