import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import type { Action } from "../document/actions.ts";
import { keyAt, pathOfKey } from "../document/keys.ts";
import { pointerOf } from "../../model/pointer.ts";
import type { Reveal } from "../form/form.ts";
import { schemas } from "../schemas.ts";
import type { SiteSnapshot } from "../store/store.ts";
import { lookupOf, newSession, type SessionAction, sessionReduce, siteOf } from "./session.ts";
import type { ToastWords } from "./Toast.tsx";

/** The session on the screen: its files, what is selected in the one that is shown, and the ways to change it. */
export function useStudio(snapshot: SiteSnapshot) {
  const [session, send] = useReducer(sessionReduce, snapshot, (given) => newSession(schemas, given));
  const [reveal, setReveal] = useState<Reveal>();
  const [toast, setToast] = useState<ToastWords>();
  const { current, files } = session;
  const file = files[current]!;
  const { images, resources } = session;
  const site = useMemo(() => siteOf({ files, images, resources }), [files, images, resources]);
  const lookup = useMemo(() => lookupOf({ schemas, files }), [files]);
  const { keys, selection, page } = file.open.now;
  const path = selection === undefined ? undefined : pathOfKey(keys, selection);
  const block = path?.[0] === "blocks" && typeof path[1] === "number" ? path[1] : undefined;
  const blocks = Array.isArray(page?.["blocks"]) ? page["blocks"] : [];
  const blockKeys = useMemo(() => blocks.map((_, at) => keyAt(keys, ["blocks", at]) ?? String(at)), [blocks, keys]);

  // What had the focus keeps it when it moves in the document, and what comes next to it gets it.
  const focused = useRef<Element>(null);
  const wanted = useRef<"form" | "row" | undefined>(undefined);
  const dispatch = useCallback((action: SessionAction) => {
    focused.current = document.activeElement;
    send(action);
  }, []);
  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = null;
    if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body) before.focus();
  }, [session]);
  useEffect(() => {
    const want = wanted.current;
    wanted.current = undefined;
    if (want === "row") document.querySelector<HTMLElement>(`[data-row="${selection ?? "page"}"]`)?.focus();
    if (want === "form" && path) setReveal((before) => ({ pointer: pointerOf(path), count: (before?.count ?? 0) + 1 }));
  }, [session]);

  const act = useCallback(
    (action: Action, focus?: "form" | "row") => {
      // What was added inside of a block is written in at once.
      wanted.current = focus ?? (action.type === "add" || action.type === "duplicate" ? "form" : undefined);
      dispatch({ type: "edit", file: current, action });
      if (action.type !== "remove" && !(action.type === "clear" && action.pointer.includes("/blocks/"))) return;
      if (action.type === "remove")
        setToast({
          message: `${words(lookup.labelOf({ ...file.open, text: "", data: page ?? {} }, pathIn(action.pointer)))} was removed.`,
          action: { label: "Undo", run: () => dispatch({ type: "edit", file: current, action: { type: "undo" } }) },
        });
    },
    [dispatch, current, lookup, file.open, page],
  );
  const show = useCallback((name: string) => dispatch({ type: "show", file: name }), [dispatch]);
  return {
    session,
    dispatch,
    act,
    show,
    file,
    site,
    lookup,
    block,
    blocks,
    blockKeys,
    reveal,
    setReveal,
    toast,
    setToast,
  };
}

function words(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function pathIn(pointer: string): (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
