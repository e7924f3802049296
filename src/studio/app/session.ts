/** All files of the site while they are worked on: what is open, what is stored, and what others changed meanwhile. Plain data. */
import { createLookup, isGroup, type Lookup } from "../../node/check/lookup.ts";
import type { Schemas } from "../../model/fields.ts";
import type { Group } from "../../node/check/site.ts";
import type { Action } from "../document/actions.ts";
import { openFile, type OpenFile } from "../document/openFile.ts";
import { reduce } from "../document/reduce.ts";
import { namedOf, type SiteData, siteDataOf } from "../site/siteData.ts";
import type { SiteSnapshot, StoredFile, StoredImage } from "../store/store.ts";

export interface FileState {
  readonly open: OpenFile;
  /** As it is stored, as far as the studio knows; undefined for a file that is not there. */
  readonly stored: StoredFile | undefined;
  /** A newer version that somebody else stored, while there are changes here that are not saved. */
  readonly theirs?: { readonly stored: StoredFile | undefined };
}

export interface Session {
  readonly schemas: Schemas;
  readonly files: Readonly<Record<string, FileState>>;
  /** The file that is shown. */
  readonly current: string;
  readonly images: readonly StoredImage[];
}

export type SessionAction =
  | { type: "show"; file: string }
  | { type: "edit"; file: string; action: Action }
  /** A write went well: these are the stored bytes now. */
  | { type: "saved"; stored: StoredFile }
  /** A file is stored differently, or no more: somebody else did it, or a command for pages. */
  | { type: "stored"; file: string; stored: StoredFile | undefined }
  /** A conflict is over: the own text stays, or this one takes its place. */
  | { type: "resolve"; file: string; text?: string }
  | { type: "image"; image: StoredImage };

/** The page at "/" if there is one, else any. */
export function startFile(files: readonly string[]): string {
  return (
    files.find((file) => file === "pages/index.json") ??
    files.find((file) => namedOf(file).role === "page") ??
    files[0] ??
    ""
  );
}

export function newSession(schemas: Schemas, { files, images }: SiteSnapshot): Session {
  const opened = files.map((stored): [string, FileState] => [stored.file, opening(stored)]);
  return { schemas, files: Object.fromEntries(opened), current: startFile(files.map(({ file }) => file)), images };
}

function opening(stored: StoredFile): FileState {
  return { open: openFile(namedOf(stored.file), stored.text), stored };
}

/** Of the schemas and of what shared blocks are now. */
export function lookupOf({ schemas, files }: Session): Lookup {
  return createLookup(schemas, (name) => {
    const block = files[`pages/_shared/${String(name)}.json`]?.open.now.page?.["block"];
    return isGroup(block) && typeof block["type"] === "string" ? block["type"] : undefined;
  });
}

/** Whether a file says something that is not stored. */
export function isDirty({ open, stored }: FileState): boolean {
  return open.now.text !== stored?.text;
}

export function dirtyFiles({ files }: Session): string[] {
  return Object.keys(files).filter((file) => isDirty(files[file]!));
}

export function siteOf({ files, images }: Session): SiteData {
  const texts = Object.fromEntries(Object.entries(files).map(([file, { open }]) => [file, open.now.text]));
  const data = new Map<string, Group>();
  for (const [file, { open }] of Object.entries(files)) if (open.now.page) data.set(file, open.now.page);
  return siteDataOf(texts, data, images);
}

export function sessionReduce(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case "show":
      return session.files[action.file] ? { ...session, current: action.file } : session;
    case "edit":
      return withFile(session, action.file, (state) => {
        const open = reduce(lookupOf(session), state.open, action.action);
        return open === state.open ? state : { ...state, open };
      });
    case "saved":
      return withFile(session, action.stored.file, ({ open }) => ({ open, stored: action.stored }));
    case "stored":
      return withStored(session, action);
    case "resolve":
      return withFile(session, action.file, ({ open, stored, theirs }) => ({
        open: action.text === undefined ? open : replaced(session, open, action.text),
        stored: theirs ? theirs.stored : stored,
      }));
    case "image":
      return { ...session, images: [...session.images.filter(({ name }) => name !== action.image.name), action.image] };
  }
}

function withFile(session: Session, file: string, change: (state: FileState) => FileState): Session {
  const before = session.files[file];
  if (!before) return session;
  const after = change(before);
  return after === before ? session : { ...session, files: { ...session.files, [file]: after } };
}

function withStored(session: Session, { file, stored }: Extract<SessionAction, { type: "stored" }>): Session {
  const state = session.files[file];
  if (!state) return stored ? { ...session, files: { ...session.files, [file]: opening(stored) } } : session;
  if (stored && (stored.text === state.stored?.text || stored.text === state.open.now.text))
    return withFile(session, file, ({ open }) => ({ open, stored }));
  if (isDirty(state))
    return withFile(session, file, ({ open, stored: own }) => ({ open, stored: own, theirs: { stored } }));
  if (stored) return withFile(session, file, ({ open }) => ({ open: replaced(session, open, stored.text), stored }));
  const { [file]: _gone, ...files } = session.files;
  return { ...session, files, current: session.current === file ? startFile(Object.keys(files)) : session.current };
}

function replaced(session: Session, open: OpenFile, text: string): OpenFile {
  const done = reduce(lookupOf(session), open, { type: "replaceText", text, label: "take what was stored" });
  return reduce(lookupOf(session), done, { type: "settle" });
}
