import { type ReactNode, useId, useRef } from "react";
import { placeInRow } from "./rowOfButtons.ts";
import styles from "./Tabs.module.css";

interface TabsProps<Tab extends string> {
  /** What the tabs are for. */
  name: string;
  tabs: readonly { tab: NoInfer<Tab>; words: string; mark?: ReactNode }[];
  tab: Tab;
  onTab(tab: Tab): void;
  /** Of what is shown. Something else starts at its top. */
  about?: string;
  /** What the tab shows that is open. */
  children: ReactNode;
}

/** One of several parts in the same place. Left and right go from tab to tab. */
export function Tabs<Tab extends string>({ name, tabs, tab, onTab, about, children }: TabsProps<Tab>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = (event: React.KeyboardEvent) => {
    const at = tabs.findIndex((each) => each.tab === tab);
    const to = placeInRow(event.key, { at, count: tabs.length });
    if (to === undefined) return;
    event.preventDefault();
    onTab(tabs[to]!.tab);
    list.current!.querySelectorAll("button")[to]!.focus();
  };
  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" tabIndex={-1} aria-label={name} onKeyDown={step}>
        {tabs.map((each) => (
          <button
            key={each.tab}
            type="button"
            role="tab"
            id={`${id}-${each.tab}`}
            tabIndex={tab === each.tab ? 0 : -1}
            aria-controls={tab === each.tab ? `${id}-panel` : undefined}
            aria-selected={tab === each.tab}
            onClick={() => onTab(each.tab)}
          >
            {each.words}
            {each.mark}
          </button>
        ))}
      </div>
      <div key={about} className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {children}
      </div>
    </>
  );
}
