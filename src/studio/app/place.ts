/** Where somebody is, in the address of the window. */
import { text } from "../site/siteData.ts";
import type { Session } from "./session.ts";

/** `#/prices` for a page; what has no address goes by its file. */
export function placeOf({ files }: Pick<Session, "files">, file: string): string {
  const address = text(files[file]?.open.now.page?.["route"]) || file;
  // A lone surrogate cannot be encoded.
  return `#${encodeURI(address.replaceAll(/\p{Cs}/gu, "\ufffd"))}`;
}

/** The session with the file shown that stands in the address, if there is one. */
export function shownAt(session: Session, place: string): Session {
  const file = Object.keys(session.files).find((each) => placeOf(session, each) === place);
  return file === undefined ? session : { ...session, current: file };
}
