/** What is known of pages that are not open. */

/** What the rest of a site has to know of a page in which nothing is wrong by itself. Plain data. */
export interface PageFacts {
  route: string;
  aliases: readonly string[];
  /** As browsers and search engines show it. */
  title: string;
  description: string;
  /** The entry of the menu to which it belongs, if it says so. */
  partOf?: string;
  /** It has words and a picture for the cards on other pages. */
  hasCard: boolean;
  /** Words to click are among them. */
  hasCardLabel?: true;
  /** The words on its card, as they are written. */
  card?: CardWords;
  /** Each address that its links have, once; without those on this page that lead to a place on it. */
  links: readonly string[];
  /** The shared blocks that it places, by the name that `use` gives. */
  shared: readonly string[];
  /** The addresses of pages that it shows something of. */
  pages: readonly string[];
  /** The forms that it shows, by their names. */
  forms: readonly string[];
  /** The files of its pictures. */
  pictures: readonly string[];
  /** The picture that stands for it on other sites, if it has one of its own. */
  social?: string;
  /** That one is not the one on its card. */
  hasOwnSocial?: true;
  /** The names of its drawings. */
  pictograms: readonly string[];
  logos: readonly string[];
}

/** What a card says; what is no text is left out. */
export interface CardWords {
  title?: string;
  text?: string;
}

/** What is known of a page: the hash of its content, empty where it cannot be read or nobody asks for it, and its facts unless it has to be looked at whole. */
export interface KnownPage {
  hash: string;
  facts: PageFacts | null;
}

/** What is known of pages, by their files. */
export type KnownPages = ReadonlyMap<string, KnownPage>;
