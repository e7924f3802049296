/** The windows of the studio in this browser: each holds a lock with its name for as long as it is open, however it ends. */
import type { StoredDraft } from "../store/store.ts";

const PREFIX = "studio window ";

/** The id of this window; a new one each time that the studio is loaded. */
export const thisWindow = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join("");

/** Where the browser has no locks, as on a host without HTTPS, no other window is known. */
export async function openWindows(): Promise<ReadonlySet<string>> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return new Set([thisWindow]);
  const { held = [] } = await locks.query();
  return new Set([thisWindow, ...held.map(({ name = "" }) => name.replace(PREFIX, ""))]);
}

/** Holds the lock of this window until it is gone, by a promise that never settles. */
export function holdWindow(): void {
  const locks = (navigator as Partial<Navigator>).locks;
  void locks?.request(PREFIX + thisWindow, () => new Promise(() => undefined));
}

/** The newest draft of each file, without those of open windows. Older drafts stay, and are offered another time. */
export function leftBehind(drafts: readonly StoredDraft[], open: ReadonlySet<string>): StoredDraft[] {
  const newest = new Map<string, StoredDraft>();
  for (const draft of drafts.toSorted((a, b) => a.kept - b.kept))
    if (draft.window === undefined || !open.has(draft.window)) newest.set(draft.file, draft);
  return [...newest.values()];
}
