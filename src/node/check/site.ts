/** The input of a check, and the documents of the checked site. */
import type { Json, Schemas } from "../../model/fields.ts";
import type { ImageFault } from "../images/imageError.ts";
import type { Samples } from "./gathered/texts/samples.ts";
import type { PixelSize } from "../images/pixelSize.ts";
import type { PageFacts } from "./facts/pageFacts.ts";

/**
 * Why a file cannot be read. "directory": a folder with the name of a page; "dangling", "looping", "outside" and
 * "again": a symlink to nothing, to itself, out of the site or to another page; "denied": no permission; "special": no
 * regular file; "gone": deleted since it was listed.
 */
export interface Unreadable {
  unreadable: "directory" | "dangling" | "looping" | "outside" | "again" | "denied" | "special" | "gone" | "other";
  /** The page that the symlink leads to. */
  other?: string;
}

/**
 * The content of every file of the site, by its path relative to the project's root, for example "pages/index.json".
 */
export type SiteFiles = Readonly<Record<string, string | Uint8Array | Unreadable>>;

/** Renders components, for the rules about headings, anchors and links. */
export interface Renderer {
  /** HTML of a block at a position on its page (from 0); not for blocks of the type "shared". */
  block(block: Group, position: number, site: Group): string;
  /** HTML of the header, the footer and the dialogs, concatenated. */
  frame(site: Group): string;
}

export interface CheckInput {
  files: SiteFiles;
  schemas: Schemas;
  /** Existing paths below `images/`. If left out, missing pictures are not checked. */
  images?: ReadonlySet<string>;
  /** Paths of the static files, for example "favicon.svg". */
  served?: ReadonlySet<string>;
  /** Example texts of the blocks, which should not stay on pages. If left out, they are not checked. */
  samples?: Samples;
  /** If left out, rendered pages are not checked. */
  render?: Renderer;
  /**
   * What is wrong with the file of a picture. Called only for pictures that pages name. If left out, files are not
   * checked.
   */
  imageFault?: (image: string) => ImageFault | undefined;
  /**
   * The size of a picture in pixels, as shown; undefined if it is unknown. If left out, sizes are not
   * checked.
   */
  imageSize?: (image: string) => PixelSize | undefined;
  /** Changed files. A mistake of several places is told at one in these files, if there is any. */
  changed?: ReadonlySet<string>;
  /** The folder of the site as it was typed, for the commands in messages. */
  named?: string | undefined;
}

/** An object of JSON, as `isGroup` recognises it. */
export type Group = { [key: string]: Json };

/** The role of a document: a page, a block for several pages, or what all pages share. */
export type Role = "page" | "shared" | "site";

/** A file that could be parsed as JSON. */
interface ParsedFile<Data = Json> {
  file: string;
  data: Data;
}

export interface SitePage extends ParsedFile<Group> {
  text: string;
  /** Left out when it is unknown. */
  route: string | undefined;
  aliases: readonly string[];
  /** Left out for a page that was opened. */
  facts?: PageFacts;
  /** The hash of its content, if known. */
  hash?: string;
}

/** The documents of a site. They are valid against the schemas only if the check found no error. */
export interface Site {
  /** Sorted by file. */
  pages: SitePage[];
  /** By the name that `use` gives. */
  shared: Record<string, ParsedFile>;
  /** Left out when pages/_site.json is missing or cannot be parsed. */
  site?: ParsedFile;
}
