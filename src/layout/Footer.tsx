import type { SiteContent } from "../model/content.ts";
import { mailHref, telHref } from "../model/urls.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { SafeLink } from "../ui/SafeLink.tsx";
import { Logo } from "./Logo.tsx";
import { MenuLink } from "./MenuLink.tsx";
import { Wordmark } from "./Wordmark.tsx";
import styles from "./Footer.module.css";

/** What stands under every page. */
export function Footer({ site, path }: { site: SiteContent; path: string }) {
  const { brand, footer, social } = site;
  return (
    <footer className={styles.footer} data-ground="ink">
      <div className="wrap">
        <div className={styles.top} data-links={footer.columns.length > 2 ? "many" : undefined}>
          <div className={styles.company}>
            <a href="/" className={styles.home} aria-label={brand.name}>
              <Logo brand={brand} dark />
            </a>
            {footer.experience && (
              <p className={styles.experience}>
                <b>{footer.experience.value}</b> <span>{footer.experience.label}</span>
              </p>
            )}
            <p className={styles.text}>{footer.text}</p>
            <ButtonLink button={footer.button} look="marigold" />
          </div>
          {footer.columns.map(({ heading, links }, index) => (
            <nav key={index} aria-label={heading}>
              <h2>{heading}</h2>
              <Links links={links} path={path} />
            </nav>
          ))}
          <Office site={site} />
        </div>
        <div className={styles.base}>
          <p>{footer.copyright}</p>
          {social && <Links links={social} path={path} />}
        </div>
      </div>
      <Wordmark name={brand.name} className={styles.word} />
    </footer>
  );
}

function Links({ links, path }: { links: { label: string; href: string }[]; path: string }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }, index) => (
        <li key={index}>
          <MenuLink href={href} here={{ path }}>
            {label}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

function Office({ site: { contact, footer } }: { site: SiteContent }) {
  return (
    <div className={styles.office}>
      <h2>{footer.office}</h2>
      <address>
        <p>
          {contact.address.map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </p>
        <SafeLink href={contact.map} className={styles.map}>
          {footer.mapLabel}
        </SafeLink>
        <ul className={styles.links}>
          <li>
            <SafeLink href={mailHref(contact.email)}>{contact.email}</SafeLink>
          </li>
          <li>
            <SafeLink href={telHref(contact.phone)}>{contact.phone}</SafeLink>
          </li>
        </ul>
      </address>
    </div>
  );
}
