import { makeFindable } from "./findable.ts";

const ALONG = { ArrowRight: 1, ArrowLeft: -1 };
/** The steps of the arrow keys. In a row of tabs, up and down keep scrolling the page. */
const STEPS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  horizontal: ALONG,
  vertical: { ...ALONG, ArrowDown: 1, ArrowUp: -1 },
};

interface TabListOptions {
  /** The element with `role="tablist"`. Its tabs name their panels with `aria-controls`. */
  list: HTMLElement;
  signal: AbortSignal;
  onSelect?: (index: number) => void;
}

/**
 * Makes server-rendered tabs work as the WAI-ARIA Authoring Practices describe (a tab is selected when it gets the focus).
 * The shown panel carries `data-selected`. The browser's search finds the words of the others.
 * Returns a function that selects a tab by its index.
 */
export function connectTabs({ list, signal, onSelect }: TabListOptions): (index: number) => void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const edges: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
  const panels = tabs.map((tab) => document.getElementById(tab.getAttribute("aria-controls")!)!);

  function select(index: number) {
    tabs.forEach((tab, i) => {
      tab.ariaSelected = String(i === index);
      tab.tabIndex = i === index ? 0 : -1;
      panels[i]!.toggleAttribute("data-selected", i === index);
    });
    findable?.hide();
    onSelect?.(index);
  }
  const findable = makeFindable({ panels, signal, onFound: select });
  let width = 0;
  // Phones fire "resize" for the height alone, when a scroll moves the address bar: too often to force layouts.
  function fit() {
    if (width === innerWidth) return;
    width = innerWidth;
    // Tabs may stand in a column on wide screens and in a row on narrow ones.
    list.ariaOrientation = getComputedStyle(list).flexDirection === "column" ? "vertical" : "horizontal";
    findable?.measure();
  }

  // Until now each tab was a stop of the Tab key, because arrow keys need this script.
  for (const tab of tabs) tab.tabIndex = tab.ariaSelected === "true" ? 0 : -1;
  fit();
  addEventListener("resize", fit, { signal });
  for (const panel of panels) panel.tabIndex = 0;
  tabs.forEach((tab, index) => tab.addEventListener("click", () => select(index), { signal }));
  list.addEventListener(
    "keydown",
    (event) => {
      const step = STEPS[list.ariaOrientation!]![event.key];
      const from = tabs.indexOf(event.target as HTMLElement);
      const to = edges[event.key] ?? (step && (from + step + tabs.length) % tabs.length);
      if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      select(to);
      tabs[to]?.focus();
    },
    { signal },
  );
  return select;
}
