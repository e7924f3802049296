import { useEffect, useRef } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { Answer } from "./Answer.tsx";
import layout from "../../ui/fields.module.css";
import styles from "./dialogs.module.css";
import type { usePageCommand } from "./usePageCommand.ts";

interface WhereUsedProps {
  asked: string;
  command: ReturnType<typeof usePageCommand>;
  onClose(): void;
}

/** Tells what leads to a page, or which pages show a shared block. */
export function WhereUsed({ asked, command, onClose }: WhereUsedProps) {
  const { asking, run } = command;
  const ask = useRef(run);
  useEffect(() => {
    void ask.current({ name: "whereUsed", asked });
  }, [asked]);
  return (
    <Dialog title={`Where ${asked} is used`} onClose={onClose}>
      <div className={layout.fields} aria-busy={asking.kind === "busy"}>
        {asking.kind === "done" && (
          <>
            <p>{asking.message}</p>
            <ul className={styles.details}>
              {asking.lines.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </ul>
          </>
        )}
        <Answer asking={asking} />
      </div>
    </Dialog>
  );
}
