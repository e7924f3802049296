import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import type { Problem } from "../../node/check/finding.ts";
import { isBroken } from "../document/openFile.ts";
import type { FormTab } from "./FormSide.tsx";
import { controlIn } from "../ui/focus.ts";
import { useGoTo } from "./useGoTo.ts";
import { type SideTab, useParts } from "./useParts.ts";
import type { StudioState } from "./useStudio.ts";
import type { StudioView } from "./ViewSwitch.tsx";

/** What the parts of the screen show, and the ways from one to another. */
export function useView(studio: Pick<StudioState, "session" | "dispatch" | "act" | "revealAt">) {
  const { act, revealAt } = studio;
  const { files } = studio.session;
  const [tab, setTab] = useState<SideTab>("outline");
  const [formTab, setFormTab] = useState<FormTab>("form");
  const [view, setView] = useState<StudioView>("side");
  const goTo = useGoTo(studio);
  const goToPart = useParts(setTab, setView);
  const showField = useCallback(
    (at: Pick<Problem, "file" | "pointer">) => {
      const isText = files[at.file] && isBroken(files[at.file]!.open);
      setFormTab(isText ? "json" : "form");
      setView("form");
      goTo(at);
    },
    [goTo, files],
  );
  const showProblems = useCallback(() => {
    flushSync(() => {
      setTab("problems");
      setView("side");
    });
    const own = document.activeElement;
    // Who writes goes on. What else had the focus may be gone, or not be shown.
    if (own?.closest("[data-part=form]") && own.checkVisibility({ visibilityProperty: true })) return;
    controlIn(document.querySelector<HTMLElement>("[data-part=side]"))?.focus();
  }, []);
  /** Selects a block, and shows its form. @param pointer Of a field in it. */
  const select = (key: string | null, pointer?: string) => {
    act({ type: "select", key: key ?? undefined });
    setView("form");
    setFormTab("form");
    if (pointer !== undefined) revealAt(pointer);
  };
  return { tab, setTab, formTab, setFormTab, view, setView, goToPart, showField, showProblems, select };
}
