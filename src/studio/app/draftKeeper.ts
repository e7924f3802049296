import type { Draft, Drafts } from "../store/store.ts";
import { dirtyFiles, type Session } from "./session.ts";

/** Milliseconds after a change until it is kept where a crash does not reach it. */
const SOON = 500;
/** And at most, while somebody writes without a pause. */
const AT_LATEST = 3000;

interface DraftKeeping {
  drafts: Pick<Drafts, "keep" | "drop">;
  /** This one: drafts of others are theirs. */
  window: string;
  /** Whether all of it is kept. */
  told(isKept: boolean): void;
}

/** Keeps what is not saved, and forgets it when it is. */
export function createDraftKeeper({ drafts, window, told }: DraftKeeping) {
  const kept = new Set<string>();
  let coming: readonly Draft[] = [];
  let taken: readonly Draft[] = [];
  let files: Session["files"] = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: number | undefined;

  async function keep(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    due = undefined;
    const dirty = dirtyFiles({ files });
    const over = taken;
    taken = [];
    const keeping = dirty.map((file) => {
      const { open, stored } = files[file]!;
      kept.add(file);
      return drafts.keep({ file, text: open.now.text, etag: stored?.etag, window }).catch(() => false);
    });
    const isKept = (await Promise.all(keeping)).every(Boolean);
    if (isKept) for (const draft of over) void drafts.drop(draft);
    else taken = [...over, ...taken];
    told(isKept);
  }

  return {
    /** The files as they are now. */
    see(now: Session["files"]): void {
      files = now;
      taken = [...taken, ...coming];
      coming = [];
      const dirty = new Set(dirtyFiles({ files }));
      for (const file of [...kept].filter((each) => !dirty.has(each))) {
        kept.delete(file);
        // At once: who saves may close the window next.
        void drafts.drop({ file, window });
      }
      due ??= Date.now() + AT_LATEST;
      clearTimeout(timer);
      timer = setTimeout(() => void keep(), Math.min(SOON, due - Date.now()));
    },
    /** Drafts of windows that are gone, which will be in the files that are seen next: they go when that is kept. */
    takeOver(found: readonly Draft[]): void {
      coming = [...coming, ...found];
    },
    /** Keeps at once what waits for a pause: the window may be about to go. */
    hurry(): void {
      if (timer !== undefined) void keep();
    },
  };
}
