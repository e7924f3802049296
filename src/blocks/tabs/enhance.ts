import { connectTabs } from "../../ui/tabList.ts";

/** Lets the tabs choose which text is shown. */
export function enhance(element: HTMLElement): () => void {
  const events = new AbortController();
  connectTabs({ list: element.querySelector<HTMLElement>('[role="tablist"]')!, signal: events.signal });
  return () => events.abort();
}
