interface FindableOptions {
  /** The panels, of which only the one with `data-selected` is shown. The last child of each holds its words. */
  panels: readonly HTMLElement[];
  signal: AbortSignal;
  /** Is to select the panel with this index. */
  onFound: (index: number) => void;
}

interface Findable {
  /** To be called when another panel is selected. */
  hide(): void;
  /** To be called at the start, and when the window has another width. Forces layouts. */
  measure(): void;
}

/**
 * Lets the browser's search find words of panels that are not shown; undefined in browsers without `hidden="until-found"`.
 * Words that are hidden so take no room, so `--room` keeps the height of the box around the panels.
 */
export function makeFindable({ panels, signal, onFound }: FindableOptions): Findable | undefined {
  const box = panels[0]?.parentElement;
  if (!box || !("onbeforematch" in box)) return undefined;
  const show = () => panels.forEach((panel) => panel.lastElementChild!.removeAttribute("hidden"));
  const hide = () => {
    show();
    for (const panel of panels)
      if (!panel.hasAttribute("data-selected")) panel.lastElementChild!.setAttribute("hidden", "until-found");
  };
  signal.addEventListener("abort", show);
  panels.forEach((panel, index) => panel.addEventListener("beforematch", () => onFound(index), { signal }));
  return {
    hide,
    measure() {
      show();
      box.style.removeProperty("--room");
      box.style.setProperty("--room", `${box.getBoundingClientRect().height}px`);
      hide();
    },
  };
}
