/** What each action makes of a session. */
import { namedOf } from "../../node/check/files/sitePaths.ts";
import type { Action } from "../document/actions.ts";
import { carriedOver } from "../document/carriedOver.ts";
import { keyAt } from "../document/keys.ts";
import { openFile, type OpenFile, type Version } from "../document/openFile.ts";
import { putBack, type Removal } from "../document/putBack.ts";
import { reduce } from "../document/reduce.ts";
import type { SiteResources } from "../check/resources.ts";
import { compare } from "./merge/compare.ts";
import { withNewNames } from "./renamed.ts";
import { type FileState, isDirty, lookupOf, nameNow, opening, type Session, startFile } from "./session.ts";
import { type Sharing, sharingOf } from "./sharedBlocks.ts";
import type { FoundFile, StoredDraft, SitePictures, StoredFile, StoredImage } from "../store/store.ts";

export type SessionAction =
  | { type: "show"; file: string }
  /** @param seen The version that somebody had before them; without it, the one that there is. */
  | { type: "edit"; file: string; action: Action; seen?: Version }
  /** Takes back a removal and nothing else. @param before The version that it was made on. */
  | { type: "putBack"; file: string; before: Version; removal: Removal }
  /** A block becomes one that several pages share: its page gets a place for it, and the site a file. */
  | ({ type: "share" } & Sharing)
  /** A write went well: these are the stored bytes now. */
  | { type: "saved"; stored: StoredFile }
  /** Others have stored these files differently, renamed or deleted them. */
  | { type: "found"; found: readonly FoundFile[] }
  /**
   * A command for pages has stored a file differently, or deleted it. The step may have a label of its own.
   * Undo begins anew where it could bring back only a part of what the command did.
   */
  | { type: "stored"; file: string; stored: StoredFile | undefined; label?: string; beginsAnew?: true }
  /** A conflict is over: the own text stays, or this one takes its place. */
  | { type: "resolve"; file: string; text?: string }
  /** A file is not to be there any more, whatever it says. */
  | { type: "gone"; file: string }
  /** What an earlier session could not save. */
  | { type: "restore"; draft: StoredDraft }
  /** A picture was uploaded. */
  | { type: "image"; image: StoredImage; resources: SiteResources }
  /** Somebody else changed pictures: these are all of them. */
  | ({ type: "pictures" } & SitePictures);

export function sessionReduce(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case "show": {
      const { files, current } = session;
      if (!files[action.file]) return session;
      const isPage = namedOf(current).role === "page";
      return { ...session, current: action.file, ...(isPage && { pageBefore: current }) };
    }
    case "edit":
      return withFile(session, action.file, (state) => {
        const meant = action.seen ? carriedOver(action.action, action.seen, state.open.now) : action.action;
        const open = meant ? reduce(lookupOf(session), state.open, meant) : state.open;
        return open === state.open ? state : { ...state, open };
      });
    case "putBack": {
      const { file, before, removal } = action;
      const isLast = session.files[nameNow(session, file)]?.open.past.at(-1)?.before === before;
      const back: Action = isLast ? { type: "undo" } : putBack(before.page ?? {}, removal);
      return sessionReduce(session, { type: "edit", file, action: back, seen: before });
    }
    case "share": {
      const shared = sharingOf(session, action);
      if (!shared) return session;
      return withFile({ ...session, files: { ...session.files, ...shared.made } }, action.file, (state) => {
        const open = reduce(lookupOf(session), state.open, shared.edit);
        const key = keyAt(open.now.keys, shared.path);
        return { ...state, open: reduce(lookupOf(session), open, { type: "select", key }) };
      });
    }
    case "saved":
      return withFile(session, action.stored.file, ({ open }) => ({ open, stored: action.stored }));
    case "found":
      return action.found.reduce(withStored, withNewNames(session, action.found));
    case "stored":
      return withStored(session, action);
    case "resolve":
      return withFile(session, action.file, ({ open, stored, theirs }) => ({
        open:
          action.text === undefined
            ? open
            : replaced(session, open, { text: action.text, label: "settle two versions" }),
        stored: theirs ? theirs.stored : stored,
      }));
    case "gone":
      return without(session, action.file);
    case "restore":
      return withRestored(session, action.draft);
    case "image":
      return {
        ...session,
        images: [action.image, ...session.images.filter(({ name }) => name !== action.image.name)],
        resources: action.resources,
      };
    case "pictures":
      return { ...session, images: action.images, resources: action.resources };
  }
}

function withFile(session: Session, name: string, change: (state: FileState) => FileState): Session {
  // A dialog may ask for it under the name that the file had when it was opened.
  const file = nameNow(session, name);
  const before = session.files[file];
  if (!before) return session;
  const after = change(before);
  return after === before ? session : { ...session, files: { ...session.files, [file]: after } };
}

function withRestored(session: Session, { file, text, etag }: StoredDraft): Session {
  const state = session.files[file];
  if (!state) {
    const open = openFile(namedOf(file), text);
    return { ...session, files: { ...session.files, [file]: { open, stored: undefined } } };
  }
  const open = replaced(session, state.open, { text, label: "bring back what was not saved" });
  // It was made from another version than the one that is stored now.
  const theirs = state.stored?.etag === etag ? {} : { theirs: { stored: state.stored, base: undefined } };
  return { ...session, files: { ...session.files, [file]: { open, stored: state.stored, ...theirs } } };
}

function withStored(session: Session, action: Omit<Extract<SessionAction, { type: "stored" }>, "type">): Session {
  const { file, stored, label = "take what somebody else saved", beginsAnew } = action;
  const state = session.files[file];
  if (!state) return stored ? { ...session, files: { ...session.files, [file]: opening(stored) } } : session;
  if (stored && (stored.text === state.stored?.text || stored.text === state.open.now.text))
    return withFile(session, file, ({ open }) => ({ open, stored }));
  if (isDirty(state)) {
    const base = state.theirs ? state.theirs.base : state.stored?.text;
    const compared = stored && compare(lookupOf(session), { open: state.open, base, theirs: stored.text });
    if (!compared || compared.parts.some(({ isAsked }) => isAsked))
      return withFile(session, file, ({ open, stored: own }) => ({ open, stored: own, theirs: { stored, base } }));
    return withFile(session, file, ({ open }) => ({
      open: replaced(session, open, { text: compared.together(), label }),
      stored,
    }));
  }
  if (stored)
    return withFile(session, file, ({ open }) => ({
      open: { ...replaced(session, open, { text: stored.text, label }), ...(beginsAnew && { past: [], future: [] }) },
      stored,
    }));
  return without(session, file);
}

function without(session: Session, file: string): Session {
  const { [file]: gone, ...files } = session.files;
  // There has to be something to be shown: the last file stays, and can be saved again.
  if (gone && Object.keys(files).length === 0)
    return { ...session, files: { [file]: { open: gone.open, stored: undefined } } };
  return { ...session, files, current: session.current === file ? startFile(Object.keys(files)) : session.current };
}

function replaced(session: Session, open: OpenFile, change: { text: string; label: string }): OpenFile {
  const done = reduce(lookupOf(session), open, { type: "replaceText", ...change });
  return reduce(lookupOf(session), done, { type: "settle" });
}
