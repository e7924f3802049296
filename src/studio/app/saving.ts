import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { countMarks } from "../../node/check/document/byteOrderMarks.ts";
import type { Problem } from "../../node/check/finding.ts";
import type { FoundFile, Saved, Store } from "../store/store.ts";
import { errorsIn } from "../form/problemPlaces.ts";
import { withoutMark } from "../document/withoutMark.ts";
import { othersWords } from "./others.ts";
import { dirtyFiles, type Session } from "./session.ts";
import type { SessionAction } from "./sessionReduce.ts";

/** How it stands with saving. */
export type Saving =
  | { kind: "idle" }
  | { kind: "saving" }
  /** Not saved, and why. `waits`: until the mistakes are mended. */
  | { kind: "failed"; message: string; waits?: true }
  | { kind: "offline"; why?: string | undefined };

interface SavingTools {
  store: Store;
  /** How many mistakes the site has. */
  errors: number;
  session: Session;
  dispatch(action: SessionAction): void;
  /** What stood in the way of saving. */
  onProblems(problems: readonly Problem[]): void;
  onConflict(file: string): void;
  /** What others did to the file that is shown. */
  onOthers(words: string): void;
}

const TORN = "somebody else changed the page.";

/** Those of several files that may be saved without the others; none when all of them have mistakes, or none has. */
function soundFiles(names: readonly string[], problems: readonly Problem[]): string[] {
  const broken = new Set(errorsIn(problems).map(({ file }) => file));
  const sound = names.filter((name) => !broken.has(name));
  return sound.length < names.length ? sound : [];
}

/** Saves all files that were changed, in one go; where one has mistakes, those that are sound without it. */
export function useSaving({ store, errors, session, dispatch, onProblems, onConflict, onOthers }: SavingTools) {
  const [saving, setSaving] = useState<Saving>({ kind: "idle" });
  const [known, setKnown] = useState(errors);
  if (errors !== known) {
    setKnown(errors);
    // When the last mistake is mended, nothing stands in the way any more.
    if (errors === 0 && saving.kind === "failed" && saving.waits) setSaving({ kind: "idle" });
  }
  const latest = useRef(session);
  const running = useRef<Promise<boolean>>(undefined);
  /** Whether somebody saved while nobody answered. */
  const isOwed = useRef(false);
  // Before the next key can come, such as that for saving.
  useLayoutEffect(() => {
    latest.current = session;
  });

  const takeTheirs = useCallback(
    (found: readonly FoundFile[]) => {
      const before = latest.current;
      // At once, so that it is known what came of it.
      flushSync(() => found.forEach((each) => dispatch({ type: "stored", ...each })));
      const words = othersWords(before, latest.current);
      if (words !== undefined) onOthers(words);
    },
    [dispatch, onOthers],
  );

  /** Gives whether all is saved, or "merged" when nothing is yet, as what others did meanwhile had to go in first. */
  const saveNow = useCallback(async (): Promise<boolean | "merged"> => {
    isOwed.current = false;
    const dirty = dirtyFiles(latest.current);
    const textOf = (file: string) => latest.current.files[file]!.open.now.text;
    const marked = dirty.filter((file) => countMarks(textOf(file)) > 0);
    if (marked.length > 0) {
      // A dialog saves as it opens, within an effect, where React flushes nothing.
      await Promise.resolve();
      flushSync(() => {
        for (const file of marked) dispatch({ type: "edit", file, action: withoutMark(textOf(file)) });
      });
    }
    const { files } = latest.current;
    // What two people wrote waits until it is settled, and keeps nothing else from being saved.
    const names = dirty.filter((file) => !files[file]!.theirs);
    const asked = dirty.find((file) => files[file]!.theirs);
    if (names.length === 0) {
      if (asked !== undefined) onConflict(asked);
      return asked === undefined;
    }
    setSaving({ kind: "saving" });
    // At once: who saves next has to know what is stored by now.
    const take = (actions: readonly SessionAction[]) => flushSync(() => actions.forEach(dispatch));
    const done = ({ stored }: Extract<Saved, { kind: "saved" }>) =>
      take(stored.map((each) => ({ type: "saved", stored: each })));
    const torn = ({ theirs }: Extract<Saved, { kind: "conflict" }>) => {
      takeTheirs(theirs);
      const found = theirs.find(({ file }) => latest.current.files[file]?.theirs);
      if (!found) return "merged";
      setSaving({ kind: "failed", message: `Not saved: ${TORN}` });
      onConflict(found.file);
      return false;
    };
    const write = (some: readonly string[]) =>
      store.write(some.map((file) => ({ file, text: files[file]!.open.now.text, etag: files[file]!.stored?.etag })));
    try {
      const saved = await write(names);
      switch (saved.kind) {
        case "saved":
          done(saved);
          setSaving(asked === undefined ? { kind: "idle" } : { kind: "failed", message: `Saved in part: ${TORN}` });
          if (asked !== undefined) onConflict(asked);
          return asked === undefined;
        case "conflict":
          return torn(saved);
        case "problems": {
          const message = "mend the mistakes first.";
          const sound = soundFiles(names, saved.problems);
          const partly = sound.length > 0 ? await write(sound) : undefined;
          if (partly?.kind === "conflict") return torn(partly);
          if (partly?.kind === "saved") done(partly);
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
          isOwed.current = true;
          setSaving({ kind: "offline" });
          return false;
      }
    } catch (error) {
      // No store fails so: it is a mistake of the studio, which says so.
      setSaving(() => {
        throw error;
      });
      return false;
    }
  }, [store, dispatch, takeTheirs, onProblems, onConflict]);

  /** Waits for what is being saved: it does not have what was written since. */
  const save = useCallback(async (): Promise<boolean> => {
    while (running.current) await running.current;
    running.current = (async () => {
      let done = await saveNow();
      while (done === "merged") done = await saveNow();
      return done;
    })();
    try {
      return await running.current;
    } finally {
      running.current = undefined;
    }
  }, [saveNow]);

  const reached = useCallback(() => {
    setSaving((now) => (now.kind === "offline" ? { kind: "idle" } : now));
    if (isOwed.current) void save();
  }, [save]);
  useEffect(
    () =>
      store.watch({
        changed: takeTheirs,
        pictures: (found) => dispatch({ type: "pictures", ...found }),
        connection: (isThere, why) => (isThere ? reached() : setSaving({ kind: "offline", why })),
      }),
    [store, dispatch, takeTheirs, reached],
  );
  // What is watched may have stayed open meanwhile, and then nobody else tells.
  useEffect(() => {
    addEventListener("online", reached);
    return () => removeEventListener("online", reached);
  }, [reached]);
  return { saving, save };
}
