/** The note for links to a page that cannot be checked before its address is valid. */
export const LINKS_WAIT = "The links to this page are checked when this is put right.";
/** The same for a page that cannot be parsed behind its mistake. */
export const REST_AND_LINKS = "The rest of this page, and the links to it, are checked when this is put right.";
