import { downloadStore } from "./download/downloadStore.ts";
import { SITE_META, TOKEN_META } from "../../model/studioProtocol.ts";
import { serverStore } from "./server/serverStore.ts";
import type { Store } from "./store.ts";

/** The store for the document that the studio is in: a server's, when one has sent the document and said so in it. */
export function openStore(window: string): Store {
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const token = meta(TOKEN_META);
  const site = meta(SITE_META);
  return token !== undefined && site !== undefined ? serverStore({ token, site }, window) : downloadStore();
}
