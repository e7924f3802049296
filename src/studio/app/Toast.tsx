import { useEffect, useEffectEvent, useId } from "react";
import { Button, IconButton } from "../ui/Button.tsx";
import styles from "./Toast.module.css";

export interface ToastWords {
  message: string;
  /** What can be done about it. */
  action?: { label: string; run(): void };
  /** Stays until somebody closes it: its action is the only way to undo the step, or it tells what is missing since the last one. */
  stays?: true | "untilUndo";
  /** The file that the words ask to save: they disappear when it is saved. */
  untilSaved?: string;
}

/** A note on the screen; `count` tells it from an earlier one with the same words. */
export interface Note extends ToastWords {
  count: number;
}

/** Milliseconds that a note stays which nobody has to read. */
const STAYS = 10_000;

/** Short words about what was just done, with the way back. */
export function Toasts({ notes, onGone }: { notes: readonly Note[]; onGone(note: Note): void }) {
  return (
    // Not atomic: with a new note, those before would be read again.
    <output className={styles.place} aria-atomic={false}>
      {notes.map((note) => (
        <Toast key={note.count} toast={note} onGone={() => onGone(note)} />
      ))}
    </output>
  );
}

function Toast({ toast, onGone }: { toast: ToastWords; onGone(): void }) {
  const id = useId();
  const go = useEffectEvent(onGone);
  useEffect(() => {
    if (toast.stays) return;
    const timer = setTimeout(() => go(), STAYS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div className={styles.toast}>
      <p id={id}>{toast.message}</p>
      {toast.action && (
        <Button
          className={styles.action ?? ""}
          aria-describedby={id}
          onClick={() => {
            toast.action!.run();
            onGone();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton icon="close" label="Close this note" className={styles.action ?? ""} onClick={onGone} />
    </div>
  );
}
