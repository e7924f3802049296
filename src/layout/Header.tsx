import type { SiteContent } from "../model/content.ts";
import { langOf } from "../model/words.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { SafeLink } from "../ui/SafeLink.tsx";
import { Logo } from "./Logo.tsx";
import { type MenuEntry, MenuPanel } from "./MenuPanel.tsx";
import { currentIn, type Here, MenuLink } from "./MenuLink.tsx";
import { roomFor } from "../model/headerRoom.ts";
import { Strip } from "./Strip.tsx";
import styles from "./Header.module.css";

interface HeaderProps {
  site: SiteContent;
  here: Here;
}

/** What stands above every page. Its buttons open the drawer and the quote dialog. */
export function Header({ site, here }: HeaderProps) {
  const { brand, contact, header, words } = site;
  return (
    <>
      <a href="#main" className={`vh ${styles.skip}`} lang={langOf(words, "skip")}>
        {words.skip}
      </a>
      <header className={styles.header}>
        <Strip contact={contact} />
        <div className={styles.bar}>
          <div className={`wrap ${styles.row}`} data-room={roomFor(site)}>
            <a
              href="/"
              className={styles.home}
              aria-label={brand.name}
              aria-current={here.path === "/" ? "page" : undefined}
            >
              <Logo brand={brand} urgent />
            </a>
            <nav aria-label={words.mainMenu} className={styles.nav}>
              <ul>
                {header.menu.map((entry, index) => (
                  <li key={index}>
                    <Entry entry={entry} here={here} />
                  </li>
                ))}
              </ul>
            </nav>
            <div className={styles.actions}>
              <SafeLink href={header.callBack.href} className={styles.callBack}>
                {header.callBack.label}
              </SafeLink>
              <button
                type="button"
                className={`${buttonClass("solid", true)} ${styles.quote}`}
                commandfor="quote"
                command="show-modal"
                aria-haspopup="dialog"
              >
                {header.quote.label}
              </button>
              <button
                type="button"
                className={styles.burger}
                commandfor="menu"
                command="show-modal"
                aria-haspopup="dialog"
                aria-label={words.menu}
                lang={langOf(words, "menu")}
              >
                <Icon name="menu" />
              </button>
            </div>
          </div>
        </div>
      </header>
    </>
  );
}

function Entry({ entry, here }: { entry: MenuEntry; here: Here }) {
  if (!entry.links) {
    return (
      <MenuLink href={entry.href ?? ""} here={here} className={styles.entry}>
        {entry.label}
      </MenuLink>
    );
  }
  return (
    // It may be open already when React arrives.
    <details name="menu" className={styles.menu} suppressHydrationWarning>
      <summary className={styles.entry} aria-current={currentIn(entry.links, here)}>
        {entry.label}
        <Icon name="chevron" />
      </summary>
      <MenuPanel entry={entry} here={here} />
    </details>
  );
}
