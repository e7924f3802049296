import { connectTabs } from "../../ui/tabList.ts";

/** Lets the tabs choose which text is shown. */
export function enhance(element: HTMLElement): () => void {
  const events = new AbortController();
  const list = element.querySelector<HTMLElement>('[role="tablist"]')!;
  const onSelect = (index: number) => bringIntoView(list, list.children[index] as HTMLElement);
  connectTabs({ list, signal: events.signal, onSelect });
  return () => events.abort();
}

/** Where the tabs are a row that scrolls, moves the chosen one to its middle. The page itself stays where it is. */
function bringIntoView(list: HTMLElement, tab: HTMLElement) {
  list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
