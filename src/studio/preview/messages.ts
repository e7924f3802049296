/** What the studio and its preview say to each other. All of it is plain data. */
import type { Json } from "../../model/fields.ts";
import type { Group } from "../../node/check/site.ts";
import type { SiteResources } from "../check/resources.ts";
import type { Shortcut } from "../ui/shortcuts.ts";

/** What a site consists of beside the page that is shown. */
export interface SiteDocuments {
  site: Group;
  /** Those with an address, by it. */
  pages: ReadonlyMap<string, Group>;
  /** By the name that `use` gives. */
  shared: ReadonlyMap<string, Group>;
}

/** What is marked on the page, by the keys of blocks. */
export interface PreviewMarks {
  selected: string | undefined;
  /** The pointer of what is selected within the block: a card, a question. */
  item: string | undefined;
  hovered: string | undefined;
  /** How small the page is drawn: the names of blocks stay readable. */
  scale: number;
}

export type ToPreview =
  | { kind: "site"; documents: SiteDocuments; resources: SiteResources }
  | {
      kind: "page";
      /** The file of it. Another one is shown from its top. */
      file: string;
      /** The page without its blocks. */
      page: Group;
      /** From top to bottom. A block that is known under this key, and has not changed, is left out. */
      blocks: { key: string; block?: Json }[];
    }
  | ({ kind: "marks" } & PreviewMarks)
  /** Whether the page does what it does for visitors; else a click selects. */
  | { kind: "interact"; on: boolean };

export type FromPreview =
  /** The preview has started, and waits for everything. */
  | { kind: "ready" }
  /** The pointer of the field from its block, when it can be told. */
  | { kind: "select"; key: string; pointer: string | undefined }
  /** Header or footer was clicked on. The pointer is that of the field in the site file. */
  | { kind: "selectAround"; pointer: string }
  | { kind: "hover"; key: string | undefined }
  /** A key of the studio was pressed. */
  | { kind: "shortcut"; shortcut: Shortcut };

/** Sends to a window of this origin, and to no other. */
export function send(to: Window, message: ToPreview | FromPreview): void {
  to.postMessage(message, location.origin);
}

/** Listens to messages of one window of this origin only. Returns a function that stops it. */
export function listen<Message>(from: () => Window | null, receive: (message: Message) => void): () => void {
  const listener = ({ origin, source, data }: MessageEvent<Message>) => {
    if (origin === location.origin && source !== null && source === from()) receive(data);
  };
  addEventListener("message", listener);
  return () => removeEventListener("message", listener);
}
