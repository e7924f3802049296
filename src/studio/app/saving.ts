import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Problem } from "../../node/check/finding.ts";
import type { Store } from "../store/store.ts";
import { dirtyFiles, type Session, type SessionAction } from "./session.ts";

/** How it stands with saving. */
export type Saving =
  | { kind: "idle" }
  | { kind: "saving" }
  /** Not saved, and why. `waits`: until the mistakes are mended. */
  | { kind: "failed"; message: string; waits?: true }
  | { kind: "offline" };

interface SavingTools {
  store: Store;
  /** How many mistakes the site has. */
  errors: number;
  session: Session;
  dispatch(action: SessionAction): void;
  /** What stood in the way of saving. */
  onProblems(problems: readonly Problem[]): void;
  onConflict(): void;
}

const TORN = "somebody else changed the page.";

/** Those of several files that may be saved without the others; none when all of them have mistakes, or none has. */
function soundFiles(names: readonly string[], problems: readonly Problem[]): string[] {
  const broken = new Set(problems.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const sound = names.filter((name) => !broken.has(name));
  return sound.length < names.length ? sound : [];
}

/** Saves all files that were changed, in one go; where one has mistakes, those that are sound without it. */
export function useSaving({ store, errors, session, dispatch, onProblems, onConflict }: SavingTools) {
  const [saving, setSaving] = useState<Saving>({ kind: "idle" });
  const [known, setKnown] = useState(errors);
  if (errors !== known) {
    setKnown(errors);
    // When the last mistake is mended, nothing stands in the way any more.
    if (errors === 0 && saving.kind === "failed" && saving.waits) setSaving({ kind: "idle" });
  }
  const latest = useRef(session);
  const isBusy = useRef(false);
  // Before the next key can come, such as that for saving.
  useLayoutEffect(() => {
    latest.current = session;
  });

  const save = useCallback(async (): Promise<boolean> => {
    const { files } = latest.current;
    const dirty = dirtyFiles(latest.current);
    // What two people wrote waits until it is settled, and keeps nothing else from being saved.
    const names = dirty.filter((file) => !files[file]!.theirs);
    const isTorn = names.length < dirty.length;
    if (isBusy.current) return false;
    if (names.length === 0) {
      if (isTorn) onConflict();
      return !isTorn;
    }
    isBusy.current = true;
    setSaving({ kind: "saving" });
    const write = (some: readonly string[]) =>
      store.write(some.map((file) => ({ file, text: files[file]!.open.now.text, etag: files[file]!.stored?.etag })));
    try {
      const saved = await write(names);
      switch (saved.kind) {
        case "saved":
          for (const stored of saved.stored) dispatch({ type: "saved", stored });
          setSaving(isTorn ? { kind: "failed", message: `Saved in part: ${TORN}` } : { kind: "idle" });
          if (isTorn) onConflict();
          return !isTorn;
        case "conflict":
          for (const { file, stored } of saved.theirs) dispatch({ type: "stored", file, stored });
          setSaving({ kind: "failed", message: `Not saved: ${TORN}` });
          onConflict();
          return false;
        case "problems": {
          const message = "mend the mistakes first.";
          const sound = soundFiles(names, saved.problems);
          const partly = sound.length > 0 ? await write(sound) : undefined;
          if (partly?.kind === "saved") for (const stored of partly.stored) dispatch({ type: "saved", stored });
          const isPartly = partly?.kind === "saved";
          const words = isPartly ? `Saved in part: ${message}` : `Not saved: ${message}`;
          setSaving({ kind: "failed", message: words, waits: true });
          onProblems(saved.problems);
          return false;
        }
        case "refused":
          setSaving({ kind: "failed", message: saved.message });
          return false;
        case "offline":
          setSaving({ kind: "offline" });
          return false;
      }
    } catch {
      setSaving({ kind: "offline" });
      return false;
    } finally {
      isBusy.current = false;
    }
  }, [store, dispatch, onProblems, onConflict]);

  useEffect(
    () =>
      store.watch({
        changed: (file, stored) => dispatch({ type: "stored", file, stored }),
        pictures: (found) => dispatch({ type: "pictures", ...found }),
        connection: (isThere) =>
          setSaving((now) => (isThere ? (now.kind === "offline" ? { kind: "idle" } : now) : { kind: "offline" })),
      }),
    [store, dispatch],
  );
  return { saving, save };
}
