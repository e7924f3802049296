import styles from "./SearchBox.module.css";

interface SearchBoxProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** How much was found, in words. */
  found: string;
  /** It stands in a narrow part of the window, and not in a dialog that begins with it. */
  isSmall?: boolean;
}

export function SearchBox({ label, value, onChange, found, isSmall = false }: SearchBoxProps) {
  return (
    <div className={isSmall ? styles.small : styles.search}>
      <label className={styles.label}>
        <span className={isSmall ? "unseen" : ""}>{label}</span>
        <input
          data-first={!isSmall || undefined}
          type="search"
          className={styles.input}
          placeholder={isSmall ? label : undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <output className={isSmall ? "unseen" : styles.found}>{found}</output>
    </div>
  );
}
