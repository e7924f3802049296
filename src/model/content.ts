import type { WholeSite } from "../types.gen.ts";
import type { Words } from "./words.ts";

/**
 * What the pieces of a page are once they are resolved: the shapes that components receive
 * where an author wrote a name (of a picture, a form, a page) or a Markdown text.
 */

/** Markdown, parsed: text, or an element with children. HTML never gets here; it stays text. */
export type RichNode = string | RichElement;
export interface RichElement {
  tag: RichTag;
  /** Only for `a`; normalised, but not yet checked: SafeLink checks it against the allow-list. */
  href?: string;
  /** Only for `ol` that does not begin with 1. */
  start?: number;
  children?: RichNode[];
}
export type RichTag =
  | "p"
  | "strong"
  | "em"
  | "code"
  | "pre"
  | "a"
  | "ul"
  | "ol"
  | "li"
  | "blockquote"
  | "h3"
  | "h4"
  | "br"
  | "hr";
/** Block-level nodes in order; empty only when the author's text was. */
export type RichText = RichNode[];

/** A picture whose file the build knows. Sizes in CSS pixels of the original. */
export interface ImageContent {
  /** URL without width and extension, for example `/images/hero/home-1a2b3c4d`; for SVG the whole URL. */
  base: string;
  width: number;
  height: number;
  /** Widths that exist as AVIF, ascending; empty for SVG. */
  widths: number[];
  /** Empty for a decorative picture. */
  alt: string;
  /** URL of the one file for browsers that know no AVIF: wide enough for phones. */
  plain: string;
  /** URL of a large file that every browser can show, for plain links. */
  full: string;
  /** What fills the upper middle of the picture if words may stand there; else left out. */
  freeTop?: "white" | "empty";
}

/** A picture that stands for a page on social networks; of the shape and format that all of them take. */
export interface SocialImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** URL of a drawing in the pictogram sprite, for `<img src>`. */
export type PictogramContent = string;
/** A technology's logo, an SVG. */
export type LogoContent = ImageContent;

/** How another page presents itself on a card. */
export interface PageSummary {
  route: string;
  title: string;
  text: string;
  label: string;
  image: ImageContent;
}

/** What stands around every page. The forms in it have their fields already. */
export interface SiteContent extends Omit<WholeSite, "fields" | "forms" | "words"> {
  words: Words;
}

export type FormField = WholeSite["fields"][string] & { name: string; required: boolean };
/** A form of pages/_site.json with its fields spelt out. */
export interface FormContent extends Omit<WholeSite["forms"][string], "fields" | "required"> {
  name: string;
  fields: FormField[];
  delivery: WholeSite["delivery"];
  /** Address of the script that checks and sends it. */
  behaviour?: string | undefined;
  /** For the message of failure, which names another way to reach the company. */
  email: string;
  phone: string;
}
