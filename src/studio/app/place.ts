/** Where somebody is, in the address of the window. */
import { saidIn } from "../document/saidIn.ts";
import { text } from "../site/siteData.ts";
import type { Session } from "./session.ts";

/** `#/prices` for a page; what has no address goes by its file. */
export function placeOf({ files }: Pick<Session, "files">, file: string): string {
  const { page, text: written = "" } = files[file]?.open.now ?? {};
  const address = (page ? text(page["route"]) : saidIn(written, "route")) || file;
  // A lone surrogate cannot be encoded.
  return `#${encodeURI(address.replaceAll(/\p{Cs}/gu, "\ufffd"))}`;
}

/** That nothing has this address; undefined where something has it, and where none was asked for. */
export function wrongPlace(session: Session, place: string): string | undefined {
  const isAny = /^#?\/?$/.test(place);
  if (isAny || fileAt(session, place) !== undefined) return undefined;
  return `There is no page with the address “${decoded(place.slice(1))}”.`;
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function fileAt(session: Session, place: string): string | undefined {
  return Object.keys(session.files).find((each) => placeOf(session, each) === place);
}

/** The session with the file shown that stands in the address, if there is one. */
export function shownAt(session: Session, place: string): Session {
  const file = fileAt(session, place);
  return file === undefined ? session : { ...session, current: file };
}
