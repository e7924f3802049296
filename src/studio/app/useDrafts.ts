import { useCallback, useEffect, useRef, useState } from "react";
import type { Draft, Store } from "../store/store.ts";
import { dirtyFiles, type Session, type SessionAction } from "./session.ts";

/** How long after a change it is kept where a crash does not reach it. */
const SOON = 500;

/** Keeps what is not saved, and offers what an earlier session could not save. */
export function useDrafts(store: Store, session: Session, dispatch: (action: SessionAction) => void) {
  const [found, setFound] = useState<readonly Draft[]>([]);
  const kept = useRef(new Set<string>());
  const { files } = session;
  useEffect(() => {
    void store.drafts.list().then(setFound, () => undefined);
  }, [store]);
  useEffect(() => {
    const dirty = new Set(dirtyFiles({ files }));
    const timer = setTimeout(() => {
      for (const file of dirty) {
        const { open, stored } = files[file]!;
        kept.current.add(file);
        void store.drafts.keep({ file, text: open.now.text, etag: stored?.etag });
      }
      for (const file of kept.current) {
        if (dirty.has(file)) continue;
        kept.current.delete(file);
        void store.drafts.drop(file);
      }
    }, SOON);
    return () => clearTimeout(timer);
  }, [store, files]);

  const restore = useCallback(() => {
    for (const draft of found) dispatch({ type: "restore", draft });
    setFound([]);
  }, [found, dispatch]);
  const forget = useCallback(() => {
    for (const { file } of found) void store.drafts.drop(file);
    setFound([]);
  }, [found, store]);
  return { found, restore, forget };
}
