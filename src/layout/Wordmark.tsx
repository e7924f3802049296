import { letterWidth } from "../model/letterWidth.ts";

/** Everything is in hundredths of the font size. */
const BASELINE = 74;
/** Less than the baseline: the end of the page cuts the letters off. */
const SHOWN = 62;
/** Where the ink of the first letter starts, and how far that of the last reaches over the end. */
const INK_START = 5;
const INK_OVER = 1;
const TRACKING = -4.2;
/** Short names do not fill the width, or they would be too tall. */
const NARROWEST = 320;

/** The name as wide as the content, sunk into the end of the page. Decoration. */
export function Wordmark({ name, className }: { name: string; className: string | undefined }) {
  // `textLength` evens out the error of the estimated widths.
  const width = Math.round([...name].reduce((sum, letter) => sum + 100 * letterWidth(letter) + TRACKING, 0));
  return (
    <div className={`wrap ${className}`} aria-hidden="true">
      <svg viewBox={`${INK_START} 0 ${Math.max(width - INK_START + INK_OVER, NARROWEST)} ${SHOWN}`}>
        <text y={BASELINE} fontSize="100" letterSpacing={TRACKING} textLength={width} lengthAdjust="spacingAndGlyphs">
          {name}
        </text>
      </svg>
    </div>
  );
}
