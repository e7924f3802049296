import { useId } from "react";
import styles from "./WidthControl.module.css";

/** In CSS pixels; "full" is as wide as there is room. */
export type PreviewWidth = number | "full";

export const SMALLEST = 280;
export const LARGEST = 2400;

const USUAL: readonly { name: string; width: PreviewWidth }[] = [
  { name: "Phone", width: 390 },
  { name: "Tablet", width: 768 },
  { name: "Desktop", width: 1280 },
  { name: "Full", width: "full" },
];

interface WidthControlProps {
  width: PreviewWidth;
  onWidth(width: PreviewWidth): void;
}

/** Chooses how wide the page is shown. */
export function WidthControl({ width, onWidth }: WidthControlProps) {
  const name = useId();
  return (
    <fieldset className={styles.control}>
      <legend className={styles.legend}>Width of the preview</legend>
      {USUAL.map((usual) => (
        <label key={usual.name} className={styles.choice}>
          <input type="radio" name={name} checked={usual.width === width} onChange={() => onWidth(usual.width)} />
          <span>{usual.name}</span>
        </label>
      ))}
      <output className={styles.now}>{width === "full" ? "" : `${width} px`}</output>
    </fieldset>
  );
}
