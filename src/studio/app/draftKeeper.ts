import type { StoredDraft, Drafts } from "../store/store.ts";
import { dirtyFiles, type Session } from "./session.ts";

/** Milliseconds after the last change until a draft is stored. */
const SOON = 500;
/** Milliseconds until a draft is stored while somebody writes without a pause. */
const AT_LATEST = 3000;

type DraftName = Pick<StoredDraft, "file" | "window">;

interface DraftKeeping {
  drafts: Pick<Drafts, "keep" | "drop">;
  /** The id of this window. Drafts of other windows are left alone. */
  window: string;
  /** Is told whether all drafts could be stored. */
  told(isKept: boolean): void;
}

/** Stores unsaved changes as drafts, and drops each draft when its file is saved. */
export function createDraftKeeper({ drafts, window, told }: DraftKeeping) {
  const kept = new Set<string>();
  let coming: readonly DraftName[] = [];
  /** To be dropped when what they said is kept elsewhere. */
  let taken: readonly DraftName[] = [];
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
        // At once: the window may be closed right after saving. Of a file that was renamed, the new draft has to come first.
        if (files[file]) void drafts.drop({ file, window });
        else taken = [...taken, { file, window }];
      }
      due ??= Date.now() + AT_LATEST;
      clearTimeout(timer);
      timer = setTimeout(() => void keep(), Math.min(SOON, due - Date.now()));
    },
    /** Takes over drafts of closed windows. Their texts are in the files at the next `see`; once those are stored, the old drafts are dropped. */
    takeOver(found: readonly StoredDraft[]): void {
      coming = [...coming, ...found];
    },
    /** Stores pending drafts at once, because the window may be closing. */
    hurry(): void {
      if (timer !== undefined) void keep();
    },
  };
}
