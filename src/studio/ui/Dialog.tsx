import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "./Button.tsx";
import { focusNear, focusPlaceOf } from "./focus.ts";
import styles from "./Dialog.module.css";

interface DialogProps {
  title: string;
  onClose(): void;
  /** For dialogs that show pictures or two versions side by side. */
  size?: "small" | "wide";
  children: ReactNode;
  /** What can be done, at the bottom. */
  actions?: ReactNode;
}

/** A modal dialog. Escape closes it, and the focus goes back to where it was, or near. */
export function Dialog({ title, onClose, size = "small", children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  /** What the browser has focused, while what is to be first is not there yet. */
  const waiting = useRef<Element | null>(null);
  useEffect(() => {
    const own = dialog.current!;
    const before = focusPlaceOf(document.activeElement);
    own.showModal();
    waiting.current = document.activeElement;
    return () => {
      own.close();
      if (before?.element.isConnected) before.element.focus();
      else focusNear(before);
    };
  }, []);
  useEffect(() => {
    const first = dialog.current!.querySelector<HTMLElement>("[data-first]");
    // Who has gone on meanwhile stays there.
    if (first && document.activeElement === waiting.current) first.focus();
    if (first) waiting.current = null;
  });
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        // A choice of files that somebody breaks off tells it to all around it.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
