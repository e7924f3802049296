import styles from "./Logo.module.css";

/** The mark and the name. On dark grounds the left half of the kite is white. */
export function Logo({ name, dark = false }: { name: string; dark?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 36" aria-hidden="true">
        <path d="M15.5 0v36L1 14z" fill={dark ? "#fff" : "var(--cobalt)"} />
        <path d="M16.5 0h3.5v4.5h3.5V9H27v5h4L16.5 36z" fill="var(--marigold)" />
      </svg>
      {name}
    </span>
  );
}
