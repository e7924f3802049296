/** What the studio and its server (`src/node/studio`) call things in their requests, answers and documents. */

/** The meta elements of the studio's document in which the server says who it is. */
export const TOKEN_META = "studio-token";
export const SITE_META = "studio-site";

/** The request header, in lower case as Node.js names headers, with the token that the document was given. */
export const TOKEN_HEADER = "x-studio-token";
/** The request header with the percent-encoded name of an uploaded file. */
export const FILE_NAME_HEADER = "x-file-name";

/** The `code` in a refusal because of the token: the server was started again, and has another one. */
export const WRONG_TOKEN = "token";

/** All addresses that need the token begin with this. */
export const API = "/api/";

export const addresses = {
  site: `${API}site`,
  pictures: `${API}pictures`,
  file: `${API}file`,
  files: `${API}files`,
  pages: `${API}pages`,
  images: `${API}images`,
  changes: `${API}changes`,
  earlier: `${API}earlier`,
  commits: `${API}commits`,
  drafts: `${API}drafts`,
  events: `${API}events`,
} as const;
