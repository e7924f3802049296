import { namedOf } from "../../../node/check/files/sitePaths.ts";
import { useState } from "react";
import type { CommandDone, Done, FoundFile, PageCommand, Store } from "../../store/store.ts";
import type { Lookup } from "../../../node/check/lookup.ts";
import { openFile } from "../../document/openFile.ts";
import type { SiteData } from "../../site/siteData.ts";
import { lineWords } from "../listWords.ts";
import type { SessionAction } from "../sessionReduce.ts";

interface PageCommandInput {
  store: Store;
  site: SiteData;
  lookup: Lookup;
  isUnsaved: boolean;
  /** Saves what is not saved: commands work on what is stored. Gives whether all is saved. */
  save(): Promise<boolean>;
  /** Why not all could be saved. */
  whyUnsaved: string;
  /** The pages that are not saved because of a mistake. */
  waiting: readonly string[];
  dispatch(action: SessionAction): void;
}

type Asking =
  | { kind: "idle" }
  | { kind: "busy" }
  | {
      kind: "done" | "refused";
      message: string;
      lines: readonly string[];
      /** Whether something was saved before. */
      hasSaved: boolean;
    }
  | { kind: "offline" };

/** The file of the page that has an address after a command. */
export function fileOf({ files }: Pick<CommandDone, "files">, route: string): string {
  const own = files.find(
    ({ stored }) => stored && openFile(namedOf(stored.file), stored.text).now.page?.["route"] === route,
  );
  return own?.file ?? "";
}

/** The actions that tell the session what a command changed. Pages in which a move only changed links get a label for undo that says so. */
export function storedBy(command: PageCommand, { files }: { files: readonly FoundFile[] }): SessionAction[] {
  const step =
    command.name === "move"
      ? { label: `change links to ${command.to}` }
      : // Undo in one of the other pages would bring back only its links, to a page that does not exist.
        command.name === "remove" && { beginsAnew: true as const };
  return files.map(({ file, stored }) => ({ type: "stored", file, stored, ...step }));
}

/** Whether a command has to wait for pages that cannot be saved. A new page has nothing to do with them, unless it is a copy of one. */
export function needsAll(
  command: PageCommand,
  { pages }: Pick<SiteData, "pages">,
  waiting: readonly string[],
): boolean {
  if (waiting.length === 0 || (command.name !== "new" && command.name !== "duplicate")) return true;
  const from = command.name === "duplicate" ? pages.find(({ route }) => route === command.from)?.file : undefined;
  return from !== undefined && waiting.includes(from);
}

/** Runs a command for pages, and takes what it changed into the session. */
export function usePageCommand({
  store,
  site,
  lookup,
  isUnsaved,
  save,
  whyUnsaved,
  waiting,
  dispatch,
}: PageCommandInput) {
  const [asking, setAsking] = useState<Asking | { kind: "unsaved" }>({ kind: "idle" });
  const run = async (command: PageCommand): Promise<CommandDone | undefined> => {
    setAsking({ kind: "busy" });
    if (command.name !== "whereUsed" && !(await save()) && needsAll(command, site, waiting)) {
      setAsking({ kind: "unsaved" });
      return undefined;
    }
    const done = await store.run(command).catch((): Done => ({ kind: "offline" }));
    if (done.kind === "offline") setAsking(done);
    else {
      const { kind, message } = done;
      const lines = kind === "done" ? done.details : done.reasons;
      const hasSaved = isUnsaved && command.name !== "whereUsed";
      setAsking({ kind, message, lines: lines.map((line) => lineWords(lookup, site, line)), hasSaved });
    }
    if (done.kind !== "done") return undefined;
    for (const action of storedBy(command, done)) dispatch(action);
    return done;
  };
  // The input was changed, so the answer to the previous one is stale.
  const forget = () => setAsking((before) => (before.kind === "busy" ? before : { kind: "idle" }));
  const told: Asking =
    asking.kind === "unsaved" ? { kind: "refused", message: whyUnsaved, lines: [], hasSaved: false } : asking;
  return { asking: told, savesFirst: isUnsaved, run, forget };
}
