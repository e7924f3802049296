import { useCallback } from "react";
import { pathOf } from "../../model/pointer.ts";
import type { Problem } from "../../node/check/finding.ts";
import { keyAt } from "../document/keys.ts";
import type { StudioState } from "./useStudio.ts";

/** Shows the field that a problem is about, whichever file it is in. */
export function useGoTo({ session, dispatch, revealAt }: Pick<StudioState, "session" | "dispatch" | "revealAt">) {
  return useCallback(
    ({ file, pointer }: Pick<Problem, "file" | "pointer">) => {
      const now = session.files[file]?.open.now;
      if (!now) return;
      dispatch({ type: "show", file });
      const path = pathOf(pointer, now.page ?? null);
      const isInBlock = path[0] === "blocks" && typeof path[1] === "number";
      const key = isInBlock ? keyAt(now.keys, path.slice(0, 2)) : undefined;
      dispatch({ type: "edit", file, action: { type: "select", key } });
      revealAt(pointer);
    },
    [session.files, dispatch, revealAt],
  );
}
