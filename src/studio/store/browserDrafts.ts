import type { StoredDraft, Drafts } from "./store.ts";

/**
 * Drafts in localStorage, which survives the window and the browser. If it is full or blocked, nothing is kept, and `keep`
 * resolves to false.
 * @param site Its drafts only.
 */
export function browserDrafts(site: () => string, storage: () => Storage = () => localStorage): Drafts {
  const keyOf = ({ file, window }: Pick<StoredDraft, "file" | "window">) =>
    `${prefix()}${window === undefined ? "" : `${window} `}${file}`;
  const prefix = () => `studio draft ${site()} `;
  return {
    async list() {
      try {
        const all = storage();
        const keys = Array.from({ length: all.length }, (_, i) => all.key(i) ?? "");
        return keys.filter((key) => key.startsWith(prefix())).flatMap((key) => draftIn(all.getItem(key)));
      } catch {
        return [];
      }
    },
    async keep(writing) {
      try {
        storage().setItem(keyOf(writing), JSON.stringify({ ...writing, kept: Date.now() }));
        return true;
      } catch {
        return false;
      }
    },
    async drop(draft) {
      try {
        storage().removeItem(keyOf(draft));
      } catch {
        // Nothing was kept.
      }
    },
  };
}

function draftIn(text: string | null): StoredDraft[] {
  try {
    const draft = JSON.parse(text ?? "null") as StoredDraft | null;
    return draft && typeof draft.file === "string" && typeof draft.text === "string" ? [draft] : [];
  } catch {
    return [];
  }
}
