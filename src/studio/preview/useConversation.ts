import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { SiteData } from "../site/siteData.ts";
import type { Shortcut } from "../ui/shortcuts.ts";
import { blockKeyOf, clickedIn, itemOf, type OpenPage } from "./documents.ts";
import { type FromPreview, listen, send } from "./messages.ts";
import { createSender, type Sender } from "./sender.ts";

export interface Conversation extends OpenPage {
  /** The same object while nothing of it has changed. */
  site: SiteData;
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
  /** Whether the page does what it does for visitors; else a click selects. */
  interact: boolean;
  /** How small the page is drawn. */
  scale: number;
}

/** Tells the page in a frame what to show, and hears where somebody points in it, and which keys of the studio are pressed there. */
export function useConversation(frame: RefObject<HTMLIFrameElement | null>, told: Conversation): void {
  const { site, file, page, keys, interact, scale } = told;
  const latest = useRef(told);
  // A new one for each start of the preview: it knows nothing then.
  const [sender, setSender] = useState<Sender>();
  useLayoutEffect(() => {
    latest.current = told;
  });
  useEffect(() => {
    const to = () => frame.current?.contentWindow ?? null;
    return listen<FromPreview>(to, (message) => {
      if (message.kind === "ready") setSender(createSender((next) => send(to()!, next)));
      else hear(latest.current, message);
    });
  }, [frame]);

  useLayoutEffect(() => {
    if (sender) send(frame.current!.contentWindow!, { kind: "interact", on: interact });
  }, [frame, sender, interact]);
  useLayoutEffect(() => sender?.show(site, { file, page, keys }), [sender, site, file, page, keys]);
  const selected = blockKeyOf(told, told.selected);
  const item = itemOf(told, told.selected);
  const hovered = blockKeyOf(told, told.hovered);
  useLayoutEffect(() => {
    if (sender) send(frame.current!.contentWindow!, { kind: "marks", selected, item, hovered, scale });
  }, [frame, sender, selected, item, hovered, scale]);
}

function hear(told: Conversation, message: FromPreview): void {
  if (message.kind === "hover")
    told.onHover(message.key === undefined ? null : (clickedIn(told, message.key, undefined)?.key ?? null));
  if (message.kind === "selectAround") told.onSelectAround(message.pointer);
  if (message.kind === "shortcut") told.onShortcut(message.shortcut);
  if (message.kind !== "select") return;
  const clicked = clickedIn(told, message.key, message.pointer);
  if (clicked) told.onSelect(clicked.key, clicked.pointer);
}
