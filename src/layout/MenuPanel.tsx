import type { SiteContent } from "../model/content.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Kite } from "../ui/Kite.tsx";
import { Pictogram } from "../ui/Pictogram.tsx";
import { type Here, MenuLink } from "./MenuLink.tsx";
import styles from "./MenuPanel.module.css";

/** An entry of the navigation: a link, or a label that opens several links. */
export type MenuEntry = SiteContent["header"]["menu"][number];

/** The panel that opens under an entry: full width with a call to action, else a narrow list. */
export function MenuPanel({ entry: { links = [], callout }, here }: { entry: MenuEntry; here: Here }) {
  return (
    <div className={styles.panel} data-size={callout ? "wide" : "narrow"}>
      <div className={callout ? `wrap ${styles.columns}` : undefined}>
        <ul className={styles.links}>
          {links.map(({ label, text, pictogram, href }, index) => (
            <li key={index}>
              <MenuLink href={href} here={here} className={styles.link}>
                {pictogram && <Pictogram src={pictogram} className={styles.pictogram} />}
                <span>
                  <b>{label}</b>
                  {text && <small>{text}</small>}
                </span>
              </MenuLink>
            </li>
          ))}
        </ul>
        {callout && (
          <div className={styles.callout} data-ground="ink">
            <Kite className={styles.kite} />
            <p>{callout.heading}</p>
            <ButtonLink button={callout.button} look="marigold" />
          </div>
        )}
      </div>
    </div>
  );
}
