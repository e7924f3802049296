import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import styles from "./Preview.module.css";
import { type Conversation, useConversation } from "./useConversation.ts";
import { WidthHandle } from "./WidthHandle.tsx";
import type { PreviewWidth } from "./WidthControl.tsx";

export interface PreviewProps extends Omit<Conversation, "scale"> {
  width: PreviewWidth;
  onWidth(width: PreviewWidth): void;
}

/** The page as visitors will see it, as wide as somebody wants it, made small where there is no room. */
export function Preview(props: PreviewProps) {
  const { width, onWidth } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const shown = width === "full" ? room.width : width;
  const scale = room.width > 0 ? Math.min(1, room.width / shown) : 1;
  const isSmall = scale < 1;
  useConversation(frame, { ...props, scale });
  return (
    <div className={styles.stage} ref={stage}>
      <div className={styles.sheet} style={{ width: shown * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site itself, whose scripts have to run */}
        <iframe
          ref={frame}
          className={styles.frame}
          title="Preview of the page"
          src="/preview.html"
          style={{ width: shown, height: room.height / scale, ...(isSmall && { transform: `scale(${scale})` }) }}
        />
      </div>
      <WidthHandle width={shown} room={room.width} scale={scale} onWidth={onWidth} />
      {isSmall && <p className={styles.scale}>Drawn at {Math.round(scale * 100)}%</p>}
    </div>
  );
}

/** The size of an element, whenever it changes. */
function useRoom(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setRoom({ width, height });
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
