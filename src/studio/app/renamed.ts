/** Files that others have renamed: one is gone, and another one has come that says the same. */
import { namedOf } from "../../node/check/files/sitePaths.ts";
import type { Group } from "../../node/check/site.ts";
import { openFile } from "../document/openFile.ts";
import { sameJson } from "../document/sameJson.ts";
import type { FoundFile, StoredFile } from "../store/store.ts";
import type { FileState, Session } from "./session.ts";

/** The session with the new names. What was open goes on under them, with its steps of undo and with what is not saved. */
export function withNewNames(session: Session, found: readonly FoundFile[]): Session {
  const gone = new Set(found.filter(({ stored }) => !stored).map(({ file }) => file));
  const isGone = ({ open, theirs }: FileState) => gone.has(open.file) || (theirs && !theirs.stored);
  const came = found.flatMap(({ file, stored }) => (stored && !session.files[file] ? [stored] : []));
  return came.reduce((now, stored) => {
    const old = Object.values(now.files).find((state) => isGone(state) && isRenamed(state, stored));
    return old ? withName(now, old.open.file, stored.file) : now;
  }, session);
}

function isRenamed({ open, stored }: FileState, came: StoredFile): boolean {
  if (!stored || namedOf(came.file).role !== open.role) return false;
  if (stored.text === came.text) return true;
  const before = openFile(open, stored.text).now.page;
  const after = openFile(open, came.text).now.page;
  return (
    before !== undefined && after !== undefined && (leadsOn(before, after) || sameJson(words(before), words(after)))
  );
}

/** A page that moved to another address has its old one among its aliases. */
function leadsOn({ route }: Group, { aliases }: Group): boolean {
  return route !== undefined && Array.isArray(aliases) && aliases.includes(route);
}

/** What a page says, wherever it stands. */
function words({ route: _route, aliases: _aliases, $schema: _schema, ...others }: Group): Group {
  return others;
}

function withName(session: Session, before: string, file: string): Session {
  const { files, current, pageBefore } = session;
  const nameOf = (each: string) => (each === before ? file : each);
  const renamed = (state: FileState): FileState => {
    const formerly = [...(state.open.formerly ?? []), before];
    return { ...state, open: { ...state.open, ...namedOf(file), formerly } };
  };
  return {
    ...session,
    files: Object.fromEntries(
      Object.entries(files).map(([each, state]) => [nameOf(each), each === before ? renamed(state) : state]),
    ),
    current: nameOf(current),
    ...(pageBefore !== undefined && { pageBefore: nameOf(pageBefore) }),
  };
}
