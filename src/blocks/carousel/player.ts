/** Milliseconds from one slide to the next. */
const DELAY = 2500;

/** Why a carousel stands still. It moves only while there is no reason left. */
type Reason = "visitor" | "hover" | "focus" | "drag" | "all-seen" | "off-screen" | "hidden" | "calm" | "never";

interface PlayerOptions {
  /** The element with `data-carousel`; gets `data-paused` while the visitor has paused it. */
  group: HTMLElement;
  calm: MediaQueryList;
  signal: AbortSignal;
  advance: () => void;
  /** Is told whether screen readers should announce a change of slides. */
  live: (mode: "off" | "polite") => void;
}

/** The autoplay of a carousel. Swiper's own one ignores focus and visibility, and runs in every animation frame. */
export function createPlayer({ group, calm, signal, advance, live }: PlayerOptions) {
  const reasons = new Set<Reason>(["off-screen"]);
  let timer: ReturnType<typeof setTimeout>;

  function restart() {
    clearTimeout(timer);
    if (reasons.size === 0) timer = setTimeout(advance, DELAY);
  }
  function hold(reason: Reason, held: boolean) {
    if (held) reasons.add(reason);
    else reasons.delete(reason);
    live(reasons.size === 0 ? "off" : "polite");
    restart();
  }
  function toggle() {
    const pausing = !reasons.has("visitor");
    group.toggleAttribute("data-paused", pausing);
    // A visitor who presses play while pointing at the carousel wants to see it move.
    if (!pausing) for (const reason of ["hover", "focus"] as const) reasons.delete(reason);
    hold("visitor", pausing);
  }

  hold("never", group.dataset["carousel"] !== "autoplay");
  hold("calm", calm.matches);
  calm.addEventListener("change", () => hold("calm", calm.matches), { signal });
  hold("hidden", document.hidden);
  document.addEventListener("visibilitychange", () => hold("hidden", document.hidden), { signal });
  hold("hover", matchMedia("(hover: hover)").matches && group.matches(":hover"));
  // Touch has no hover, and a click on an arrow should not stop the carousel for good.
  group.addEventListener("pointerenter", (event) => hold("hover", event.pointerType === "mouse"), { signal });
  group.addEventListener("pointerleave", () => hold("hover", false), { signal });
  group.addEventListener("focusin", (event) => hold("focus", (event.target as Element).matches(":focus-visible")), {
    signal,
  });
  group.addEventListener("focusout", () => hold("focus", false), { signal });
  const screen = new IntersectionObserver((entries) => hold("off-screen", !entries.at(-1)!.isIntersecting));
  screen.observe(group);

  return {
    hold,
    restart,
    toggle,
    stop() {
      screen.disconnect();
      clearTimeout(timer);
      group.removeAttribute("data-paused");
    },
  };
}
