import type { Json } from "../model/fields.ts";
import type { WholeSite } from "../types.gen.ts";

/** A block as its author wrote it; checked, not yet resolved. */
export interface BlockDocument {
  type: string;
  id?: string;
  [field: string]: Json | undefined;
}

/** A file of pages/ as its author wrote it; see schema/page.schema.json. */
export interface PageDocument {
  route: string;
  title: string;
  titleAlone?: boolean;
  description: string;
  aliases?: string[];
  partOf?: string;
  socialImage?: Json;
  card?: { image: Json; title: string; text: string; label?: string };
  blocks: BlockDocument[];
}

/** A file of pages/_shared/; see schema/sharedBlock.schema.json. */
export interface SharedDocument {
  block: BlockDocument;
  open?: string[];
}

/** pages/_site.json; see schema/site.schema.json. Only what resolving needs is named here. */
export interface SiteDocument extends Pick<
  WholeSite,
  "url" | "language" | "brand" | "contact" | "fields" | "forms" | "delivery" | "words"
> {
  socialImage: Json;
  [field: string]: unknown;
}

/** The pages of a site by their routes. They may be read lazily, so that they need not all be in memory. */
interface PageDocuments {
  get(route: string): PageDocument | undefined;
  values(): Iterable<PageDocument>;
}

/** What the pages of one site are resolved from. Shared blocks are keyed by name. */
export interface SiteSource {
  site: SiteDocument;
  pages: PageDocuments;
  shared: ReadonlyMap<string, SharedDocument>;
  /** Replaces each form that the site does not have; without it, such a form is an error. */
  missingForm?: SiteDocument["forms"][string];
}
