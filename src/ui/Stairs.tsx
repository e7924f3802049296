import styles from "./Stairs.module.css";

/** Stairs along the lower edge of a panel. The class gives them their width and the most height; the last step is ink. */
export function Stairs({ className }: { className: string | undefined }) {
  return <div className={`${styles.stairs} ${className}`} aria-hidden="true" />;
}
