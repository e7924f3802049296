import layout from "../../ui/fields.module.css";
import type { FileChanges } from "../published.ts";
import styles from "./dialogs.module.css";

interface ChangeListProps {
  changes: readonly FileChanges[];
  isTaken(change: FileChanges): boolean;
  /** Ticks or unticks a file. */
  onTurn(file: string): void;
  isWrong: boolean;
}

/** The files that have changed, with what has changed in each; those with a tick are published. */
export function ChangeList({ changes, isTaken, onTurn, isWrong }: ChangeListProps) {
  return (
    <div className={styles.changes} data-wrong={isWrong || undefined}>
      {changes.map((change) => (
        <section key={change.file}>
          <label className={styles.check}>
            <input type="checkbox" checked={isTaken(change)} onChange={() => onTurn(change.file)} />
            <strong>{change.title}</strong>
          </label>
          <ul>
            {change.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {change.examples !== undefined && <p className={layout.flag}>{change.examples}</p>}
        </section>
      ))}
    </div>
  );
}
