import { type PointerEvent, useRef, useState } from "react";
import styles from "./WidthHandle.module.css";
import { LARGEST, type PreviewWidth, SMALLEST } from "./WidthControl.tsx";

interface WidthHandleProps {
  /** As it is now, in CSS pixels of the page. */
  width: number;
  /** How much there is, in CSS pixels of the studio. */
  room: number;
  scale: number;
  onWidth(width: PreviewWidth): void;
}

const STEP = 10;
const BIG_STEP = 100;

/** The edge of the preview, to be dragged or moved with arrow keys. */
export function WidthHandle({ width, room, scale, onWidth }: WidthHandleProps) {
  const from = useRef({ x: 0, width: 0 });
  const [isDragged, setDragged] = useState(false);
  const change = (next: number) => onWidth(Math.round(Math.min(LARGEST, Math.max(SMALLEST, next))));
  const drag = (event: PointerEvent) => {
    // The page stands in the middle, so that both of its edges move.
    if (isDragged) change(from.current.width + ((event.clientX - from.current.x) * 2) / scale);
  };
  return (
    <>
      {/* What is dragged over a frame would be lost to it. */}
      {isDragged && <div className={styles.veil} />}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a separator that can be moved is no line
        role="separator"
        tabIndex={0}
        aria-label="Width of the preview"
        aria-orientation="vertical"
        aria-valuemin={SMALLEST}
        aria-valuemax={LARGEST}
        aria-valuenow={Math.round(width)}
        aria-valuetext={`${Math.round(width)} pixels`}
        className={styles.handle}
        style={{ left: `${(room + width * scale) / 2}px` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, width };
          setDragged(true);
        }}
        onPointerMove={drag}
        onPointerUp={() => setDragged(false)}
        onPointerCancel={() => setDragged(false)}
        onDoubleClick={() => onWidth("full")}
        onKeyDown={(event) => {
          const step = event.shiftKey ? BIG_STEP : STEP;
          const next = { ArrowLeft: width - step, ArrowRight: width + step, Home: SMALLEST, End: LARGEST }[event.key];
          if (next === undefined) return;
          event.preventDefault();
          change(next);
        }}
      />
    </>
  );
}
