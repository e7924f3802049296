import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

interface OneOfTwoProps {
  title: string;
  /** Discards the author's own version. */
  give: { words: string; isLost?: boolean; run(): void };
  onKeep(): void;
  onClose(): void;
  children: ReactNode;
}

/** Two versions of a file of which one stays as a whole. */
export function OneOfTwo({ title, give, onKeep, onClose, children }: OneOfTwoProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look={give.isLost ? "danger" : "plain"} onClick={give.run}>
            {give.words}
          </Button>
          <Button look="main" data-first onClick={onKeep}>
            Keep my version
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
