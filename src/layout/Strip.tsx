import type { SiteContent } from "../model/content.ts";
import { tidyHref } from "../model/urls.ts";
import styles from "./Strip.module.css";

/** The line above the bar of the header: how to reach the agency. The header says how high it is, because it scrolls by that. */
export function Strip({ contact }: { contact: SiteContent["contact"] }) {
  return (
    <div className={styles.strip} data-ground="ink">
      <div className="wrap">
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
        <a href={tidyHref(`tel:${contact.phone}`)}>{contact.phone}</a>
        <span>{contact.city}</span>
      </div>
    </div>
  );
}
