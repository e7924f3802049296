/** What is known of pages that are not open. */

/** What the rest of a site needs to know of a page that is valid by itself. Plain data. */
export interface PageFacts {
  route: string;
  aliases: readonly string[];
  /** As browsers and search engines show it; so is the description. */
  title: string;
  description: string;
  /** The address of the menu entry that it belongs to, if it names one. */
  partOf?: string;
  /** Other pages can show a card of it. */
  hasCard: boolean;
  /** The card has a label for its link. */
  hasCardLabel?: true;
  /** The words on its card, unresolved. */
  card?: CardWords;
  /** The distinct addresses of its links, without links to anchors that the page itself has. */
  links: readonly string[];
  /** The shared blocks that it places, by the name that `use` gives. */
  shared: readonly string[];
  /** The routes of the pages whose cards it shows. */
  pages: readonly string[];
  /** The names of the forms that it shows. */
  forms: readonly string[];
  /** The files of its pictures, relative to `images/`. */
  pictures: readonly string[];
  /** The picture that other sites show for it, if it has one. */
  social?: string;
  /** That one is not the one on its card. */
  hasOwnSocial?: true;
  /** The names of its drawings. */
  pictograms: readonly string[];
  logos: readonly string[];
}

/** The words of a card; a field that is no text is left out. */
export interface CardWords {
  title?: string;
  text?: string;
}

/**
 * What is cached of a page: the hash of its content (empty if it cannot be read or no hash was asked for), and its
 * facts, or null if it has to be opened.
 */
export interface KnownPage {
  hash: string;
  facts: PageFacts | null;
}

/** By file. */
export type KnownPages = ReadonlyMap<string, KnownPage>;
