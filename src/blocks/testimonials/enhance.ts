import { connectTabs } from "../../ui/tabList.ts";

/** Lets photo tabs and dots choose the quote. */
export function enhance(element: HTMLElement): () => void {
  const events = new AbortController();
  const { signal } = events;
  const list = element.querySelector<HTMLElement>('[role="tablist"]');
  if (list) {
    const dots = [...element.querySelectorAll<HTMLElement>("[data-dot]")];
    const select = connectTabs({
      list,
      signal,
      onSelect: (selected) => dots.forEach((dot, index) => dot.toggleAttribute("data-selected", index === selected)),
    });
    dots.forEach((dot, index) => dot.addEventListener("click", () => select(index), { signal }));
  }
  return () => events.abort();
}
