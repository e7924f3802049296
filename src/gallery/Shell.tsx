import type { ReactNode } from "react";
import type { BlockEntry } from "../model/catalogue.ts";
import { blockRoute, GALLERY } from "../model/galleryRoutes.ts";
import styles from "./Shell.module.css";

interface ShellProps {
  /** Lists all blocks below the content, for going to another one. */
  catalogue?: readonly BlockEntry[];
  /** Type of the block that is shown. */
  current?: string;
  children: ReactNode;
}

/** What stands around every page of the gallery. */
export function Shell({ catalogue, current, children }: ShellProps) {
  return (
    <>
      <header className={styles.bar} data-ground="ink">
        <div className={`wrap ${styles.barRow}`}>
          <a href={GALLERY}>All blocks</a>
          <span>Only here, while you work: not on the built site</span>
          <a href="/">The site</a>
        </div>
      </header>
      <main>{children}</main>
      {catalogue && <BlockNav catalogue={catalogue} current={current} />}
    </>
  );
}

function BlockNav({ catalogue, current }: { catalogue: readonly BlockEntry[]; current: string | undefined }) {
  return (
    <nav className={styles.nav} data-ground="mist" aria-labelledby="all-blocks">
      <div className={`wrap ${styles.navGrid}`}>
        <h2 id="all-blocks">All blocks</h2>
        <ul>
          {catalogue.map(({ type, title }) => (
            <li key={type}>
              <a href={blockRoute(type)} aria-current={type === current ? "page" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
