import type { Session } from "./session.ts";
import styles from "./ConflictBanner.module.css";
import { titleOf } from "./titleOf.ts";

/** Tells of the first file that somebody else has stored while there were changes here. */
export function ConflictBanner({ files, onCompare }: Pick<Session, "files"> & { onCompare(file: string): void }) {
  const file = Object.keys(files).find((name) => files[name]!.theirs);
  if (file === undefined) return null;
  const { open, theirs } = files[file]!;
  const isDeleted = !theirs!.stored;
  return (
    <p className={styles.banner} role="alert">
      Somebody else {isDeleted ? "deleted" : "changed"} “{titleOf(open)}” while you were working on it.
      <button type="button" onClick={() => onCompare(file)}>
        {isDeleted ? "Choose whether it stays" : "Compare the two versions"}
      </button>
    </p>
  );
}
