import type { SiteContent } from "../model/content.ts";
import { mailHref, telHref } from "../model/urls.ts";
import { SafeLink } from "../ui/SafeLink.tsx";
import styles from "./Strip.module.css";

/** The line above the bar of the header: how to reach the agency. The styles of the header set its height, as the header scrolls by it. */
export function Strip({ contact }: { contact: SiteContent["contact"] }) {
  return (
    <div className={styles.strip} data-ground="ink">
      <div className="wrap">
        <SafeLink href={mailHref(contact.email)}>{contact.email}</SafeLink>
        <SafeLink href={telHref(contact.phone)}>{contact.phone}</SafeLink>
        <span>{contact.city}</span>
      </div>
    </div>
  );
}
