import "./dialogs.css";
import type { SiteContent } from "../model/content.ts";
import { telHref } from "../model/urls.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { SafeLink } from "../ui/SafeLink.tsx";
import { Logo } from "./Logo.tsx";
import type { MenuEntry } from "./MenuPanel.tsx";
import { currentIn, type Here, MenuLink } from "./MenuLink.tsx";
import { CloseButton } from "./CloseButton.tsx";
import styles from "./MobileMenu.module.css";

/** The drawer that holds the navigation of small screens. */
export function MobileMenu({ site, here }: { site: SiteContent; here: Here }) {
  const { brand, contact, header, words } = site;
  return (
    <dialog id="menu" className={styles.drawer} aria-label={words.menu} suppressHydrationWarning>
      <div className={styles.column}>
        <div className={styles.head}>
          {/* First, because a dialog focuses its first control, and the focus on a link would start to load that page. */}
          <CloseButton dialog="menu" name="closeMenu" words={words} className={styles.close} />
          <a href="/" className={styles.home} aria-label={brand.name}>
            <Logo brand={brand} />
          </a>
        </div>
        <nav aria-label={words.mainMenu} className={styles.nav}>
          <ul>
            {header.menu.map((entry, index) => (
              <li key={index}>
                <Entry entry={entry} here={here} />
              </li>
            ))}
          </ul>
          <SafeLink href={header.callBack.href} className={styles.callBack}>
            {header.callBack.label}
          </SafeLink>
        </nav>
        <div className={styles.foot} data-ground="ink">
          <SafeLink href={telHref(contact.phone)}>
            <Icon name="phone" />
            {contact.phone}
          </SafeLink>
          <button
            type="button"
            className={buttonClass("marigold", true)}
            commandfor="quote"
            command="show-modal"
            aria-haspopup="dialog"
          >
            {header.quote.label}
          </button>
        </div>
      </div>
    </dialog>
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
    <details name="drawer" suppressHydrationWarning>
      <summary className={styles.entry} aria-current={currentIn(entry.links, here)}>
        {entry.label}
        <Icon name="plus" />
      </summary>
      <ul className={styles.links}>
        {entry.links.map(({ label, href }, index) => (
          <li key={index}>
            <MenuLink href={href} here={here}>
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
