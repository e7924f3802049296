/** The note for links to a page that cannot be checked before its address is valid. */
export const LINKS_WAIT = "The links to this page are checked when this is put right.";
