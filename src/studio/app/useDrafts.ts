import { useCallback, useEffect, useRef, useState } from "react";
import type { StoredDraft, Store } from "../store/store.ts";
import { createDraftKeeper } from "./draftKeeper.ts";
import { leftBehind, openWindows, thisWindow } from "./windows.ts";
import type { Session } from "./session.ts";
import type { SessionAction } from "./sessionReduce.ts";

/** Keeps what is not saved, and offers what an earlier session could not save. */
export function useDrafts(store: Store, session: Session, dispatch: (action: SessionAction) => void) {
  const [found, setFound] = useState<readonly StoredDraft[]>([]);
  const [isKept, setIsKept] = useState(true);
  const keeper = useRef<ReturnType<typeof createDraftKeeper>>(undefined);
  const { files } = session;
  useEffect(() => {
    void Promise.all([store.drafts.list(), openWindows()]).then(
      ([drafts, open]) => setFound(leftBehind(drafts, open)),
      () => undefined,
    );
  }, [store]);
  useEffect(() => {
    const own = createDraftKeeper({ drafts: store.drafts, window: thisWindow, told: setIsKept });
    keeper.current = own;
    addEventListener("pagehide", own.hurry);
    return () => {
      removeEventListener("pagehide", own.hurry);
      // The studio goes before its window only when it has failed.
      own.hurry();
    };
  }, [store]);
  useEffect(() => keeper.current!.see(files), [files]);

  const restore = useCallback(() => {
    keeper.current!.takeOver(found);
    for (const draft of found) dispatch({ type: "restore", draft });
    setFound([]);
  }, [found, dispatch]);
  const forget = useCallback(() => {
    for (const draft of found) void store.drafts.drop(draft);
    setFound([]);
  }, [found, store]);
  return { found, restore, forget, isKept };
}
