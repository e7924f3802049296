/** What goes into a check, and the documents of a site that come out of it. */
import type { Json, Schemas } from "../../model/fields.ts";
import type { ImageFault } from "../images/imageError.ts";
import type { Samples } from "./gathered/samples.ts";
import type { PixelSize } from "../images/pixelSize.ts";
import type { PageFacts } from "./facts/pageFacts.ts";

/**
 * Why a file is not read: a folder with a page's name, a link to nothing, out of the site or to another page, no permission,
 * what only looks like a file, gone since it was listed, or anything else.
 */
export interface Unreadable {
  unreadable: "directory" | "dangling" | "looping" | "outside" | "again" | "denied" | "special" | "gone" | "other";
  /** The page that is behind a link. */
  other?: string;
}

/** The content of every file of the site by its path from the project's root, for example "pages/index.json". */
export type SiteFiles = Readonly<Record<string, string | Uint8Array | Unreadable>>;

/** Shows what components make of JSON; for the rules about headings, anchors and links. */
export interface Renderer {
  /** HTML of a block, other than a shared one, at a position on its page (from 0). */
  block(block: Group, position: number, site: Group): string;
  /** HTML of header, footer and dialogs, with nothing between them. */
  frame(site: Group): string;
}

export interface CheckInput {
  files: SiteFiles;
  schemas: Schemas;
  /** Paths below `images/` that exist. Left out, nobody asks whether a picture exists. */
  images?: ReadonlySet<string>;
  /** Paths of the files that are served as they are, for example "favicon.svg". */
  served?: ReadonlySet<string>;
  /** Texts that blocks come with, which no page should keep. Left out, nobody asks for them. */
  samples?: Samples;
  /** Left out, nobody asks how pages are composed. */
  render?: Renderer;
  /** What is wrong with the file of a picture. Asked only for those that pages name. Left out, nobody asks. */
  imageFault?: (image: string) => ImageFault | undefined;
  /** How many pixels a picture has, as it is shown; undefined for a drawing, and where it is not to be found. Left out, nobody asks. */
  imageSize?: (image: string) => PixelSize | undefined;
}

export type Group = { [key: string]: Json };

/** What a document is for: a page, a block for several pages, or what all pages share. */
export type Role = "page" | "shared" | "site";

/** A file that could be read as JSON. */
interface SiteDocument<Data = Json> {
  file: string;
  data: Data;
}

interface SitePage extends SiteDocument<{ [key: string]: Json }> {
  text: string;
  /** Left out when it cannot be known. */
  route: string | undefined;
  aliases: readonly string[];
  /** Left out for a page that was looked at whole. */
  facts?: PageFacts;
  /** Of its content, where that is known. */
  hash?: string;
}

/** The documents of a site. As its schemas promise only when the check found no error. */
export interface Site {
  /** In the order of their files. */
  pages: SitePage[];
  /** By the name that `use` gives. */
  shared: Record<string, SiteDocument>;
  /** Left out when pages/_site.json is missing or cannot be read. */
  site?: SiteDocument;
}
