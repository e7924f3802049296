import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { pointerOf } from "../../model/pointer.ts";
import type { Json, Path } from "../../model/fields.ts";
import type { Action } from "../document/actions.ts";
import { keyAt, pathOfKey } from "../document/keys.ts";
import { isBroken, type OpenFile } from "../document/openFile.ts";
import type { AdditionContext } from "../fields/additions.ts";
import type { Reveal } from "../form/form.ts";
import { schemas } from "../schemas.ts";
import { text } from "../site/siteData.ts";
import { stockOf } from "../site/stock.ts";
import type { SiteSnapshot } from "../store/store.ts";
import { shownAt, wrongPlace } from "./place.ts";
import { lookupOf, nameNow, newSession, siteOf } from "./session.ts";
import { liveSession } from "./liveSession.ts";
import type { StudioAction } from "./saving.ts";
import type { SessionAction } from "./sessionReduce.ts";
import { removedWords, stepWords } from "./stepWords.ts";
import { useFocusKept } from "./useFocusKept.ts";
import { useNotes } from "./useNotes.ts";

const NO_BLOCKS: readonly Json[] = [];

export type StudioState = ReturnType<typeof useStudio>;

/** The session on the screen: its files, what is selected in the one that is shown, and the ways to change it. */
export function useStudio(snapshot: SiteSnapshot) {
  const [{ now, send, subscribe }] = useState(() => liveSession(shownAt(newSession(schemas, snapshot), location.hash)));
  const session = useSyncExternalStore(subscribe, now);
  const [reveal, setReveal] = useState<Reveal>();
  const { current, files, images, resources } = session;
  const { open } = files[current]!;
  const { keys, page } = open.now;
  const site = useMemo(() => siteOf({ files, images, resources }), [files, images, resources]);
  const lookup = useMemo(() => lookupOf({ schemas, files }), [files]);
  const document = useMemo(() => documentOf(open), [open]);
  const around = useMemo(
    (): AdditionContext => ({ lookup, stock: stockOf(site), page: document }),
    [lookup, site, document],
  );
  const selectedTo = selectedPath(open);
  const block = blockAt(selectedTo);
  const selectedAt = selectedTo && pointerOf(selectedTo);
  const blocks = Array.isArray(page?.["blocks"]) ? page["blocks"] : NO_BLOCKS;
  const blockKeys = useMemo(() => blocks.map((_, at) => keyAt(keys, ["blocks", at]) ?? String(at)), [blocks, keys]);
  const keepFocus = useFocusKept();
  const { notes, told, tell, keepNotes, dropNote, announce } = useNotes(
    () => wrongPlace(session, location.hash),
    keepFocus,
  );

  const dispatch = useCallback(
    (action: StudioAction) => {
      keepFocus();
      if (action.type === "answered" && action.saved.kind === "saved") {
        const saved = action.saved.stored.map((each) => each.file);
        keepNotes(({ untilSaved = "" }) => !saved.includes(untilSaved));
      }
      return send(action);
    },
    [keepFocus, keepNotes, send],
  );
  const show = useCallback(
    (name: string) => {
      dispatch({ type: "show", file: name });
      // It was asked for in the file from before.
      setReveal(undefined);
    },
    [dispatch],
  );
  const revealAt = useCallback((pointer: string, focus: Reveal["focus"] = "control") => {
    setReveal((before) => ({ pointer, focus, count: (before?.count ?? 0) + 1 }));
  }, []);
  /** Shows a file that has one form, and goes to its first field. */
  const showForm = useCallback(
    (name: string) => {
      show(name);
      revealAt("", "inside");
    },
    [show, revealAt],
  );
  const act = useCallback(
    (action: Action, focus?: "row" | "inside") => {
      // A dialog or the clipboard may ask for it later, when others have saved the page meanwhile.
      const edit: SessionAction = { type: "edit", file: current, action, seen: open.now };
      keepFocus(focus);
      const name = nameNow(now(), current);
      const before = now().files[name]?.open;
      const after = send(edit).files[name]?.open;
      if (!before || !after) return;
      const words = stepWords(before, action, after);
      const isEdit = action.type !== "select" && action.type !== "settle";
      if (words !== undefined || isEdit) announce(words);
      // What was added is written in at once.
      if (focus === undefined && (action.type === "add" || action.type === "duplicate")) {
        const path = selectedPath(after);
        if (path) revealAt(pointerOf(path), "inside");
      }
      if (focus === "inside" && action.type === "set") revealAt(action.pointer, "inside");
      // From the next step on, the button for undo takes back other things.
      if (isEdit) keepNotes(({ stays }) => stays === true || (stays === "untilUndo" && action.type !== "undo"));
      if (isBroken(open) || (action.type !== "remove" && action.type !== "clear")) return;
      const message = removedWords(lookup, document, action);
      if (message === undefined) return;
      const back: SessionAction = { type: "putBack", file: current, before: open.now, removal: action };
      tell({ message, action: { label: "Undo", run: () => dispatch(back) } });
    },
    [current, open, lookup, document, keepFocus, now, send, dispatch, tell, keepNotes, announce, revealAt],
  );
  const known = { session, open, site, lookup, document, around, selectedAt, block, blocks, blockKeys };
  return { ...known, now, dispatch, act, show, showForm, reveal, revealAt, notes, tell, dropNote, told };
}

function documentOf({ file, role, name, now: { page, pageText } }: OpenFile) {
  const route = text(page?.["route"]);
  return { file, role, name, text: pageText, data: page ?? {}, ...(route && { route }) };
}

function selectedPath({ now: { keys, selection } }: OpenFile) {
  return selection === undefined ? undefined : pathOfKey(keys, selection);
}

/** The block that is selected, or that what is selected is in. */
function blockAt(selected: Path = []): number | undefined {
  const [list, at] = selected;
  return list === "blocks" && typeof at === "number" ? at : undefined;
}
