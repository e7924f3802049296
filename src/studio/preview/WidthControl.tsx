import { Choices } from "../ui/Choices.tsx";
import styles from "./WidthControl.module.css";

/** In CSS pixels; "full" is as wide as there is room. */
export type PreviewWidth = number | "full";

export const SMALLEST = 280;
export const LARGEST = 2400;

const USUAL: readonly { words: string; value: PreviewWidth }[] = [
  { value: 390, words: "Phone" },
  { value: 768, words: "Tablet" },
  { value: 1280, words: "Desktop" },
  { value: "full", words: "Full" },
];

interface WidthControlProps {
  width: PreviewWidth;
  onWidth(width: PreviewWidth): void;
}

/** Chooses how wide the page is shown. */
export function WidthControl({ width, onWidth }: WidthControlProps) {
  return (
    <div className={styles.control}>
      <Choices name="Width of the preview" choices={USUAL} value={width} onChoice={onWidth} />
      <output className={styles.now}>{width === "full" ? "" : `${width} px`}</output>
    </div>
  );
}
