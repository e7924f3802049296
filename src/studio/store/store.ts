/** Where the studio reads a site from and saves it to. */
import type { Problem } from "../../node/check/finding.ts";
import type { SiteResources } from "../check/resources.ts";

/** A file of the site as it is stored. */
export interface StoredFile {
  /** Its path from the site's folder: `pages/about.json`. */
  file: string;
  text: string;
  /** Identifies these bytes; sent with a write as its precondition, so that no newer version is overwritten. */
  etag: string;
}

/** A file as others have left it; without `stored` it is gone. */
export interface FoundFile {
  file: string;
  stored: StoredFile | undefined;
}

/** A picture of the site that can be shown; its sizes and addresses for components stand in the resources. */
export interface StoredImage {
  /** As pages name it: `team.jpg`. */
  name: string;
  width: number;
  height: number;
  /** In bytes, as it lies in the site's folder. */
  bytes: number;
  /** Address of a small version, to be shown in lists. */
  thumbnail: string;
}

/** What pages can show. */
export interface SitePictures {
  /** By name; without pictograms. */
  images: StoredImage[];
  /** For the check and the preview. */
  resources: SiteResources;
}

/** All that the studio knows of a site when it opens. */
export interface SiteSnapshot extends SitePictures {
  /** The same for the same site, to keep drafts of several sites apart. */
  id: string;
  /** All files of pages, `_site.json` and shared blocks among them. */
  files: StoredFile[];
  /** Files among them that are no text, and that the studio cannot open. */
  unreadable: string[];
}

/** What a file is to say from now on. */
export interface Writing {
  file: string;
  text: string;
  /** The etag of the stored bytes that the text was made from; undefined for a new file. */
  etag: string | undefined;
}

/** What was asked for was not done. */
export type NotDone =
  /** Words for the author. */
  | { kind: "refused"; message: string }
  /** Nobody answered. */
  | { kind: "offline" };

export type Saved =
  | { kind: "saved"; stored: StoredFile[] }
  /** Somebody else has changed these; a file without `stored` is gone. Nothing was saved. */
  | { kind: "conflict"; theirs: FoundFile[] }
  /** Errors in these files, and errors that they would cause in others. Nothing was saved. */
  | { kind: "problems"; problems: Problem[] }
  | NotDone;

/** A line of a command's report: a text, or a place with a text about it. */
export type DetailLine = string | { file: string; /** Of the field there. */ pointer?: string; words?: string };

/** What a command for pages did; the files are all that it changed, added or, without `stored`, removed. */
export interface CommandDone {
  kind: "done";
  message: string;
  details: DetailLine[];
  /** @param before What it said, to bring it back; undefined where it was not there. */
  files: (FoundFile & { before: string | undefined })[];
}

export type Done = CommandDone | { kind: "refused"; message: string; reasons: DetailLine[] } | { kind: "offline" };

export type PageCommand =
  /** From a template by its name, or of what a page usually has. */
  | { name: "new"; route: string; title: string; template?: string }
  | { name: "duplicate"; from: string; to: string; title?: string }
  | { name: "move"; from: string; to: string }
  /** @param redirect The page that its addresses lead to from then on. */
  | { name: "remove"; route: string; redirect?: string }
  /** Changes nothing. @param asked An address, the name of a shared block, or a picture. */
  | { name: "whereUsed"; asked: string };

export type Uploaded =
  /** With the resources of the site as they are now. */
  { kind: "uploaded"; image: StoredImage; resources: SiteResources } | NotDone;

/** What would be published: files that differ from what was committed last. */
export interface Unpublished {
  /** The branch that it would be committed to; empty for a new one, named after the message. */
  branch: string;
  files: {
    file: string;
    change: "added" | "changed" | "removed";
    /** Only of texts. */
    committed: string | undefined;
  }[];
}

export type Published = { kind: "published"; branch: string; commit: string } | NotDone;

/** What a file said when it could be read last, and when that was committed, in milliseconds since 1970. */
export type Earlier = { kind: "found"; text: string; when: number } | NotDone;

/** A text that was not saved in time, to be offered when its file is opened again. */
export interface StoredDraft extends Writing {
  /** The window of the studio that kept it; undefined for one that an older studio kept. */
  window?: string | undefined;
  /** When it was kept, in milliseconds since 1970. */
  kept: number;
}

/** Unsaved texts, kept so that they survive a crash. */
export interface Drafts {
  /** Drafts that differ from the stored files; without those of open windows, where the server knows them. */
  list(): Promise<StoredDraft[]>;
  /** Replaces an earlier draft of the same file and window. Resolves to whether it was kept. */
  keep(writing: Omit<StoredDraft, "kept">): Promise<boolean>;
  /** Deletes a draft that was saved or is not wanted. */
  drop(draft: Pick<StoredDraft, "file" | "window">): Promise<void>;
}

export interface Watcher {
  /** Files were changed by others. */
  changed(found: readonly FoundFile[]): void;
  /** Pictures came, changed or went: these are all that there are now. */
  pictures(found: SitePictures): void;
  /**
   * Whether there is somebody to save to. Called when that changes, and at the start.
   * @param why A message, when the reason is another one than that the server does not answer.
   */
  connection(isThere: boolean, why?: string): void;
}

export interface Store {
  /** Whether files lie on this machine, or are given to the author as downloads. */
  kind: "server" | "download";
  drafts: Drafts;
  /** @throws {Error} With words for the author. */
  open(): Promise<SiteSnapshot>;
  /** Saves all of these files or none. */
  write(writings: readonly Writing[]): Promise<Saved>;
  run(command: PageCommand): Promise<Done>;
  upload(picture: File): Promise<Uploaded>;
  /** A picture that was uploaded, and is not wanted after all. It stays where a page shows it. */
  takeBack(picture: string): Promise<void>;
  /** What cannot be published has a message. */
  unpublished(): Promise<Unpublished | NotDone>;
  /** The newest version of a file in the history of the site that can be read. */
  earlier(file: string): Promise<Earlier>;
  publish(message: string, files: readonly string[]): Promise<Published>;
  /** Tells of what others do; gives back what ends it. */
  watch(watcher: Watcher): () => void;
}
