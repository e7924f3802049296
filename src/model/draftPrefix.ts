/** How the names start under which a session keeps what was typed into forms and has not arrived yet. */
export const DRAFT_PREFIX = "draft:";
