import type { ReactNode } from "react";
import styles from "./Side.module.css";

export type SideTab = "outline" | "pages" | "problems";

interface SideProps {
  tab: SideTab;
  onTab(tab: SideTab): void;
  problems: number;
  children: ReactNode;
}

const TABS: readonly SideTab[] = ["outline", "pages", "problems"];

/** What is listed at the side: the blocks of this page, all pages, or what is wrong. */
export function Side({ tab, onTab, problems, children }: SideProps) {
  const words = { outline: "This page", pages: "Pages", problems: "Problems" };
  const step = (event: React.KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = TABS.at((TABS.indexOf(tab) + by) % TABS.length)!;
    onTab(next);
    document.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" tabIndex={-1} aria-label="What is listed" onKeyDown={step}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            tabIndex={tab === each ? 0 : -1}
            aria-controls={tab === each ? `panel-${each}` : undefined}
            aria-selected={tab === each}
            onClick={() => onTab(each)}
          >
            {words[each]}
            {each === "problems" && problems > 0 && <span className={styles.count}>{problems}</span>}
          </button>
        ))}
      </div>
      <div className={styles.scroll} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {children}
      </div>
    </>
  );
}
