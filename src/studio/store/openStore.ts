import { downloadStore } from "./download/downloadStore.ts";
import { SITE_META, TOKEN_META } from "../../model/studioProtocol.ts";
import { serverStore } from "./server/serverStore.ts";
import type { Store } from "./store.ts";

/** The store for this document: that of the server, if its meta elements are in the document; else the one that downloads. */
export function openStore(window: string): Store {
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const token = meta(TOKEN_META);
  const site = meta(SITE_META);
  return token !== undefined && site !== undefined ? serverStore({ token, site }, window) : downloadStore();
}
