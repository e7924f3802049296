interface FindableOptions {
  /** What shows one of several texts at a time: the panel that has `data-selected`. Their last children hold the words. */
  panels: readonly HTMLElement[];
  signal: AbortSignal;
  /** Is to select the panel with this index. */
  onFound: (index: number) => void;
}

/**
 * Lets the browser's search find words of panels that are not shown. Browsers that cannot leave everything as it is.
 * Such words have no size, so `--room` keeps the height of what holds the panels.
 * Returns what is to be called when another panel is selected.
 */
export function makeFindable({ panels, signal, onFound }: FindableOptions): () => void {
  const box = panels[0]?.parentElement;
  if (!box || !("onbeforematch" in box)) return () => {};
  const show = () => panels.forEach((panel) => panel.lastElementChild!.removeAttribute("hidden"));
  const hide = () => {
    show();
    for (const panel of panels)
      if (!panel.hasAttribute("data-selected")) panel.lastElementChild!.setAttribute("hidden", "until-found");
  };
  const measure = () => {
    show();
    box.style.removeProperty("--room");
    box.style.setProperty("--room", `${box.getBoundingClientRect().height}px`);
    hide();
  };
  measure();
  addEventListener("resize", measure, { signal });
  signal.addEventListener("abort", show);
  panels.forEach((panel, index) => panel.addEventListener("beforematch", () => onFound(index), { signal }));
  return hide;
}
