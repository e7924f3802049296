import type { Json } from "../../model/fields.ts";
import { idOf } from "../document/openFile.ts";
import type { SiteData } from "../site/siteData.ts";
import { partsOfSite, previewDocuments, shownFile, type OpenPage } from "./documents.ts";
import type { ToPreview } from "./messages.ts";

/** Sends the preview only the parts that have changed. */
export interface Sender {
  show(site: SiteData, open: OpenPage): void;
}

/** For a preview that has just started. */
export function createSender(send: (message: ToPreview) => void): Sender {
  let known: unknown[] | undefined;
  let sent = new Map<string, Json>();
  return {
    show(site, open) {
      const parts = partsOfSite(site, open);
      if (!known || parts.length !== known.length || parts.some((part, i) => part !== known![i]))
        send({ kind: "site", documents: previewDocuments(site, open), resources: site.resources });
      known = parts;
      const { page, blocks } = shownFile(site, open);
      const changed = blocks.map(({ key, block }) => (sent.get(key) === block ? { key } : { key, block }));
      sent = new Map(blocks.map(({ key, block }) => [key, block]));
      send({ kind: "page", file: idOf(open.file), page, blocks: changed });
    },
  };
}
