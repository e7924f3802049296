import styles from "./SearchBox.module.css";

interface SearchBoxProps {
  label: string;
  value: string;
  onChange(value: string): void;
  /** How much was found, in words. */
  found: string;
}

export function SearchBox({ label, value, onChange, found }: SearchBoxProps) {
  return (
    <div className={styles.search}>
      <label className={styles.label}>
        <span>{label}</span>
        <input
          ref={startHere}
          type="search"
          className={styles.input}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <output className={styles.found}>{found}</output>
    </div>
  );
}

/** A dialog gives the focus to what has this attribute, which React does not write. */
function startHere(input: HTMLInputElement | null): void {
  input?.setAttribute("autofocus", "");
}
