import { useState } from "react";
import type { Done, PageCommand, Store } from "../../store/store.ts";
import { openFile } from "../../document/openFile.ts";
import { namedOf } from "../../site/siteData.ts";
import type { SessionAction } from "../session.ts";

interface Given {
  store: Store;
  /** Saves what is not saved: commands work on what is stored. Gives whether all is saved. */
  save(): Promise<boolean>;
  dispatch(action: SessionAction): void;
}

type Asking = { kind: "idle" } | { kind: "busy" } | Done | { kind: "unsaved" };

/** Runs a command for pages, and takes what it changed into the session. */
/** The file of the page that has an address after a command. */
export function fileOf({ files }: Pick<Extract<Done, { kind: "done" }>, "files">, route: string): string {
  const own = files.find(
    ({ stored }) => stored && openFile(namedOf(stored.file), stored.text).now.page?.["route"] === route,
  );
  return own?.file ?? "";
}

export function usePageCommand({ store, save, dispatch }: Given) {
  const [asking, setAsking] = useState<Asking>({ kind: "idle" });
  const run = async (command: PageCommand): Promise<Extract<Done, { kind: "done" }> | undefined> => {
    setAsking({ kind: "busy" });
    if (command.name !== "whereUsed" && !(await save())) {
      setAsking({ kind: "unsaved" });
      return undefined;
    }
    const done = await store.run(command).catch((): Done => ({ kind: "offline" }));
    setAsking(done);
    if (done.kind !== "done") return undefined;
    for (const { file, stored } of done.files) dispatch({ type: "stored", file, stored });
    return done;
  };
  return { asking, run };
}
