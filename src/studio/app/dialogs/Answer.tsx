import { NO_ANSWER } from "../../store/noAnswer.ts";
import { useLong } from "../../ui/useLong.ts";
import styles from "./dialogs.module.css";
import type { usePageCommand } from "./usePageCommand.ts";

interface AnswerProps {
  asking: ReturnType<typeof usePageCommand>["asking"];
  /** Whether the command saves something before. */
  savesFirst?: boolean;
}

/** What a command saves before, and what came of it when it was not done. */
export function Answer({ asking, savesFirst = false }: AnswerProps) {
  const isLong = useLong(asking.kind === "busy", 2000);
  switch (asking.kind) {
    case "idle":
      return savesFirst && <p>What is not saved yet is saved with it.</p>;
    case "busy":
      // There before its words, as only what comes into it is read.
      return <output className={isLong ? "" : "unseen"}>{isLong && "This takes longer than usual."}</output>;
    case "offline":
      return (
        <p className={styles.refused} role="alert">
          {NO_ANSWER} Nothing was changed.
        </p>
      );
    case "refused":
      return (
        <div className={styles.refused} role="alert">
          <p>{asking.message}</p>
          {asking.lines.length > 0 && (
            <ul>
              {asking.lines.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </ul>
          )}
          <p>
            {asking.hasSaved
              ? "What was not saved yet is saved now. Nothing else was changed."
              : "Nothing was changed."}
          </p>
        </div>
      );
    default:
      return null;
  }
}
