import { useCallback, useEffect, useRef, useState } from "react";
import type { Draft, Store } from "../store/store.ts";
import { createDraftKeeper } from "./draftKeeper.ts";
import type { Session, SessionAction } from "./session.ts";

/** Keeps what is not saved, and offers what an earlier session could not save. */
export function useDrafts(store: Store, session: Session, dispatch: (action: SessionAction) => void) {
  const [found, setFound] = useState<readonly Draft[]>([]);
  const [isKept, setIsKept] = useState(true);
  const keeper = useRef<ReturnType<typeof createDraftKeeper>>(undefined);
  const { files } = session;
  useEffect(() => {
    void store.drafts.list().then(setFound, () => undefined);
  }, [store]);
  useEffect(() => {
    const own = createDraftKeeper(store.drafts, setIsKept);
    keeper.current = own;
    return own.end;
  }, [store]);
  useEffect(() => keeper.current!.see(files), [files]);

  const restore = useCallback(() => {
    for (const draft of found) dispatch({ type: "restore", draft });
    setFound([]);
  }, [found, dispatch]);
  const forget = useCallback(() => {
    for (const { file } of found) void store.drafts.drop(file);
    setFound([]);
  }, [found, store]);
  return { found, restore, forget, isKept };
}
