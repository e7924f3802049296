import styles from "./WidthControl.module.css";

const WIDTHS = [320, 390, 768, 1024, 1440];

/** Chooses how wide the examples are, in CSS pixels. controls.ts reads it. */
export function WidthControl() {
  return (
    <form className={styles.bar} data-widths>
      <div className={`wrap ${styles.row}`}>
        <fieldset className={styles.choices}>
          <legend>Width</legend>
          {WIDTHS.map((width) => (
            <label key={width} className={styles.choice}>
              <input type="radio" name="width" value={width} />
              <span>{width}</span>
            </label>
          ))}
        </fieldset>
        <label className={styles.own}>
          <span>Other</span>
          <input type="number" name="own" min="200" max="3000" inputMode="numeric" />
          <span aria-hidden="true">px</span>
        </label>
        <output className={styles.scale} name="scale" />
      </div>
    </form>
  );
}
