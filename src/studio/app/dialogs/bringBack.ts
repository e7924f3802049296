import type { CommandDone, Store } from "../../store/store.ts";
import type { SessionAction } from "../sessionReduce.ts";

/** Brings back a page that was deleted, with all links to it, in one write. Returns the actions for the session, and a message. */
export async function bringBack(
  store: Store,
  { files }: CommandDone,
): Promise<{ actions: SessionAction[]; message: string }> {
  const writings = files.flatMap(({ file, before, stored }) =>
    before === undefined ? [] : [{ file, text: before, etag: stored?.etag }],
  );
  const saved = await store.write(writings).catch(() => undefined);
  if (saved?.kind === "saved")
    return {
      actions: saved.stored.map((stored) => ({ type: "stored", file: stored.file, stored, beginsAnew: true })),
      message: "The page is there again, with all links to it.",
    };
  const why =
    saved?.kind === "conflict" ? "Pages that led to it were changed since." : "The studio’s server did not do it.";
  return { actions: [], message: `The page could not be brought back. ${why}` };
}
