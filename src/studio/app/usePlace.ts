import { useEffect, useEffectEvent, useRef } from "react";
import { placeOf, shownAt, wrongPlace } from "./place.ts";
import { titleOf } from "./titleOf.ts";
import type { StudioState } from "./useStudio.ts";

/** Keeps what is shown in the address and in the title of the window, so that Back, a reload and a search among tabs find it. */
export function usePlace({ session, show, tell, open }: Pick<StudioState, "session" | "show" | "tell" | "open">): void {
  const { current } = session;
  const place = placeOf(session, current);
  const title = `${titleOf(open)} · Studio`;
  const before = useRef<string>(undefined);
  useEffect(() => {
    // Back has set the address already. A page that was moved to another address is no new history entry.
    const isGoing = before.current !== undefined && before.current !== current;
    before.current = current;
    if (location.hash !== place) history[isGoing ? "pushState" : "replaceState"](null, "", place);
  }, [current, place]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const follow = useEffectEvent(() => {
    const message = wrongPlace(session, location.hash);
    if (message !== undefined) {
      tell({ message });
      history.replaceState(null, "", place);
    }
    show(shownAt(session, location.hash).current);
  });
  useEffect(() => {
    const goTo = () => follow();
    addEventListener("popstate", goTo);
    return () => removeEventListener("popstate", goTo);
  }, []);
}
