import { connectTabs } from "../../ui/tabList.ts";

/** Lets photo tabs and dots choose the quote, and has the chosen one read out. */
export function enhance(element: HTMLElement): () => void {
  const events = new AbortController();
  const { signal } = events;
  const list = element.querySelector<HTMLElement>('[role="tablist"]');
  if (list) {
    const dots = [...element.querySelectorAll<HTMLElement>("[data-dot]")];
    const words = [...element.querySelectorAll<HTMLElement>("[data-words]")];
    const status = element.querySelector("[data-status]")!;
    const select = connectTabs({
      list,
      signal,
      onSelect(selected) {
        dots.forEach((dot, index) => (dot.ariaCurrent = String(index === selected)));
        status.textContent = words[selected]?.innerText ?? "";
      },
    });
    dots.forEach((dot, index) => dot.addEventListener("click", () => select(index), { signal }));
  }
  return () => events.abort();
}
