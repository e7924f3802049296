/** Opens what is selected in the preview, where it is folded for visitors at first. */
export function createOpened(): { show(element: Element | undefined): void } {
  /** What the page had open before, and the entry that is open in its place. */
  let before: { own: HTMLDetailsElement; others: HTMLDetailsElement[] } | undefined;
  return {
    show(element) {
      const own = element?.closest("details") ?? undefined;
      if (own && own === before?.own) return;
      if (before) {
        before.own.open = false;
        for (const other of before.others) other.open = true;
      }
      before = undefined;
      if (!own || own.open) return;
      // Those of the same name close each other.
      const group = own.closest("[data-key]")!.querySelectorAll<HTMLDetailsElement>("details[open]");
      before = { own, others: [...group] };
      own.open = true;
    },
  };
}
