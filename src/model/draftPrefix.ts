/** The prefix of the keys in sessionStorage under which drafts of forms are kept. */
export const DRAFT_PREFIX = "draft:";
