import { useCallback, useRef, useState } from "react";
import type { Announcement } from "./Told.tsx";
import type { Note, ToastWords } from "./Toast.tsx";

/** The notes on the screen, and what is told to who cannot see what was done. @param first The note at the start. */
export function useNotes(first: () => string | undefined, keepFocus: () => void) {
  const [notes, setNotes] = useState<readonly Note[]>(() => {
    const message = first();
    return message === undefined ? [] : [{ message, count: 0 }];
  });
  const [told, setTold] = useState<Announcement>();
  const count = useRef(0);
  /** In place of a note that only tells, and beside those with a way back. */
  const tell = useCallback((words: ToastWords) => {
    const note = { ...words, count: ++count.current };
    setNotes((before) => [...before.filter(({ action }) => action), note]);
  }, []);
  const keepNotes = useCallback((isKept: (note: Note) => boolean) => setNotes((all) => all.filter(isKept)), []);
  const dropNote = useCallback(
    (note: Note) => {
      keepFocus();
      keepNotes((each) => each !== note);
    },
    [keepFocus, keepNotes],
  );
  const announce = useCallback(
    (words: string | undefined) =>
      setTold((before) => (words === undefined ? undefined : { words, count: (before?.count ?? 0) + 1 })),
    [],
  );
  return { notes, told, tell, keepNotes, dropNote, announce };
}
