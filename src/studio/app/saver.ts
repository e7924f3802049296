import type { Problem } from "../../node/check/finding.ts";
import type { FoundFile, Store } from "../store/store.ts";
import { othersWords } from "./others.ts";
import type { SavingAction, StudioAction } from "./saving.ts";
import { dirtyFiles, type Session } from "./session.ts";

export interface SaverTools {
  store: Pick<Store, "write">;
  /** The session at this moment. */
  now(): Session;
  /** Returns the session after the action. */
  dispatch(action: StudioAction): Session;
  /** What stood in the way of saving. */
  onProblems(problems: readonly Problem[]): void;
  onConflict(file: string): void;
  /** What others did to the file that is shown. */
  onOthers(words: string): void;
  /** No store fails so: it is a mistake of the studio. */
  onFailure(error: unknown): void;
}

/** Writes what the session says, and tells it the answers. */
export function createSaver({ store, now, dispatch, ...tools }: SaverTools) {
  let running: Promise<void> | undefined;

  /** Several may wait for what is being written: it is written once, and told once. */
  async function run(action: SavingAction): Promise<void> {
    const before = now().saving;
    const { saving } = dispatch(action);
    if (saving === before) return;
    if (saving.kind === "saving") await (running ??= write());
    else tellFailure();
  }

  async function write(): Promise<void> {
    try {
      for (let { saving } = now(); saving.kind === "saving"; { saving } = now()) {
        const saved = await store.write(saving.writing);
        tellOthers(() => dispatch({ type: "answered", saved }));
      }
    } catch (error) {
      tools.onFailure(error);
    } finally {
      running = undefined;
    }
    tellFailure();
  }

  function tellFailure(): void {
    const { saving } = now();
    if (saving.kind !== "failed") return;
    if (saving.problems) tools.onProblems(saving.problems);
    else if (saving.torn !== undefined) tools.onConflict(saving.torn);
  }

  function tellOthers(change: () => Session): void {
    const words = othersWords(now(), change());
    if (words !== undefined) tools.onOthers(words);
  }

  return {
    /** Gives whether all is saved. What is written meanwhile is not waited for. */
    async save(): Promise<boolean> {
      await run({ type: "save" });
      const session = now();
      return session.saving.kind === "idle" || dirtyFiles(session).length === 0;
    },
    /** Takes in what others have stored. */
    take(found: readonly FoundFile[]): void {
      tellOthers(() => dispatch({ type: "found", found }));
    },
    /** @param why A message, when the reason is another one than that the server does not answer. */
    connect(isThere: boolean, why?: string): void {
      void run({ type: "connection", isThere, why });
    },
  };
}
