import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Group } from "../../node/check/site.ts";
import type { Keys } from "../document/keys.ts";
import type { NamedFile } from "../document/read.ts";
import type { SiteData } from "../site/siteData.ts";
import type { Shortcut } from "../ui/shortcuts.ts";
import styles from "./Preview.module.css";
import { useConversation } from "./useConversation.ts";
import { WidthHandle } from "./WidthHandle.tsx";
import type { PreviewWidth } from "./WidthControl.tsx";

export interface PreviewProps {
  /** The same object while nothing of it has changed. */
  site: SiteData;
  file: NamedFile;
  /** What the file says, or said when it could be read last: a page, a shared block or the site file. */
  page: Group;
  keys: Keys;
  /** The key of a block or of an item in one. */
  selected: string | null;
  /**
   * @param key Of a block; null for the only one of a shared block's file.
   * @param pointer Of the field that was clicked on, in the file, when it can be told.
   */
  onSelect(key: string | null, pointer?: string): void;
  /** Header or footer was clicked on. @param pointer Of the field in the site file. */
  onSelectAround(pointer: string): void;
  hovered: string | null;
  onHover(key: string | null): void;
  /** A key of the studio, pressed while the preview has the focus. */
  onShortcut(shortcut: Shortcut): void;
  width: PreviewWidth;
  onWidth(width: PreviewWidth): void;
  /** Whether the page does what it does for visitors; else a click selects. */
  interact: boolean;
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
