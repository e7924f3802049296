import type { Drafts } from "../store/store.ts";
import { dirtyFiles, type Session } from "./session.ts";

/** Milliseconds after a change until it is kept where a crash does not reach it. */
const SOON = 500;
/** And at most, while somebody writes without a pause. */
const AT_LATEST = 3000;

/**
 * Keeps what is not saved, and forgets it when it is.
 * @param told Whether all of it is kept.
 */
export function createDraftKeeper(drafts: Pick<Drafts, "keep" | "drop">, told: (isKept: boolean) => void) {
  const kept = new Set<string>();
  let files: Session["files"] = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: number | undefined;

  async function keep(): Promise<void> {
    due = undefined;
    const dirty = dirtyFiles({ files });
    const keeping = dirty.map((file) => {
      const { open, stored } = files[file]!;
      kept.add(file);
      return drafts.keep({ file, text: open.now.text, etag: stored?.etag }).catch(() => false);
    });
    for (const file of kept) {
      if (dirty.includes(file)) continue;
      kept.delete(file);
      void drafts.drop(file);
    }
    told((await Promise.all(keeping)).every(Boolean));
  }

  return {
    /** The files as they are now. */
    see(now: Session["files"]): void {
      files = now;
      due ??= Date.now() + AT_LATEST;
      clearTimeout(timer);
      timer = setTimeout(() => void keep(), Math.min(SOON, due - Date.now()));
    },
    end: () => clearTimeout(timer),
  };
}
