import type { SiteContent } from "../model/content.ts";
import { Picture } from "../ui/Picture.tsx";
import styles from "./Logo.module.css";

interface LogoProps {
  brand: SiteContent["brand"];
  /** On dark grounds the left half of the kite is white, and a logo of its own without a file for them has a white field. */
  dark?: boolean;
  /** Whether it is in the first screen of the page, so that its file is loaded early. */
  urgent?: boolean;
}

/** A name of at least so many letters, or with such a word in it, is set smaller on phones, and may break inside a word. */
const LONG = { name: 24, word: 13 };

/** The mark and the name; a logo of its own may have both. */
export function Logo({ brand: { name, logo }, dark = false, urgent = false }: LogoProps) {
  const isLong = name.length >= LONG.name || name.split(/\s/).some((word) => word.length >= LONG.word);
  const length = isLong ? "long" : undefined;
  if (!logo)
    return (
      <span className={styles.logo} data-brand={length}>
        <Mark dark={dark} />
        {name}
      </span>
    );
  const image = dark ? (logo.onDark ?? logo.src) : logo.src;
  const className = dark && !logo.onDark ? `${styles.own} ${styles.field}` : styles.own;
  return (
    <span className={styles.logo} data-brand={length} data-logo="own">
      <Picture image={image} place="192px" urgent={urgent} className={className} />
      {!logo.hasName && name}
    </span>
  );
}

function Mark({ dark }: { dark: boolean }) {
  return (
    <svg viewBox="0 0 32 36" aria-hidden="true">
      <path d="M15.5 0v36L1 14z" fill={dark ? "#fff" : "var(--cobalt)"} />
      <path d="M16.5 0h3.5v4.5h3.5V9H27v5h4L16.5 36z" fill="var(--marigold)" />
    </svg>
  );
}
