import { useMemo, useRef, useLayoutEffect } from "react";
import { copyText, pastedBlock } from "../document/clipboard.ts";
import { blockWords } from "./blockWords.ts";
import type { BlockCommands } from "./outline/commands.ts";
import type { StudioState } from "./useStudio.ts";

interface BlockCommandInput {
  studio: Pick<StudioState, "session" | "site" | "open" | "blocks" | "blockKeys" | "act" | "tell">;
  setHovered(at: number | undefined): void;
  /** Asks for a block that is to stand at a place. */
  onAdd(at: number): void;
  /** Asks for the name of a block that is to be shared. */
  onShare(block: { key: string; words: string }): void;
}

/** What the outline can do with the blocks of the page that is shown. */
export function useBlockCommands(given: BlockCommandInput): BlockCommands {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  return useMemo(() => {
    const studio = () => latest.current.studio;
    const copied = { text: "", isOnlyHere: false };
    return {
      select: (at) => {
        const { act, blockKeys } = studio();
        act({ type: "select", key: at === undefined ? undefined : blockKeys[at] });
      },
      hover: (at) => latest.current.setHovered(at),
      move: (at, to) => {
        studio().act({ type: "move", pointer: `/blocks/${at}`, to });
      },
      duplicate: (at) => studio().act({ type: "duplicate", pointer: `/blocks/${at}` }, "row"),
      remove: (at) => studio().act({ type: "remove", pointer: `/blocks/${at}` }, "row"),
      copy: (at) => {
        const { open, tell } = studio();
        copied.text = copyText(open, `/blocks/${at}`) ?? "";
        // The studio's own clipboard, where the browser denies access to the system's.
        copied.isOnlyHere = !navigator.clipboard;
        void navigator.clipboard?.writeText(copied.text).catch(() => (copied.isOnlyHere = true));
        tell({ message: "The block is copied. It can be pasted on any page." });
      },
      paste: (at) => {
        // The page at this moment: while the clipboard is read, another page may be opened.
        const { act, session, tell } = studio();
        const put = (words: string) => {
          const value = pastedBlock(session.schemas, words);
          if (value) act({ type: "add", list: "/blocks", index: at + 1, value, isPasted: true }, "row");
          else tell({ message: "There is no block to paste. Copy one first." });
        };
        const reading = copied.isOnlyHere ? undefined : navigator.clipboard?.readText?.();
        if (reading) void reading.then(put, () => put(copied.text));
        else put(copied.text);
      },
      share: (at) => {
        const { blockKeys, blocks, session, site } = studio();
        const { text, kind } = blockWords(session.schemas, site, blocks[at]!);
        latest.current.onShare({ key: blockKeys[at]!, words: text || kind });
      },
      add: (at) => latest.current.onAdd(at),
    };
  }, []);
}
