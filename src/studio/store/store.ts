/** Where the studio reads a site from and saves it to. */
import type { Problem } from "../../node/check/site.ts";

/** A file of the site as it is stored. */
export interface StoredFile {
  /** Its path from the site's folder: `pages/about.json`. */
  file: string;
  text: string;
  /** Names these bytes; sent back with a write, so that nothing newer is lost. */
  etag: string;
}

/** A picture of the site. */
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

/** All that the studio knows of a site when it opens. */
export interface SiteSnapshot {
  /** All files of pages, `_site.json` and shared blocks among them. */
  files: StoredFile[];
  images: StoredImage[];
}

export type Saved =
  | { kind: "saved"; etag: string }
  /** Somebody else has changed the file; none when it is gone. */
  | { kind: "conflict"; theirs: StoredFile | undefined }
  | { kind: "problems"; problems: Problem[] }
  /** Words for the author. */
  | { kind: "refused"; message: string }
  | { kind: "offline" };

/** What a command for pages did; the files are all that it changed, added or, without a text, removed. */
export type Done =
  | { kind: "done"; message: string; files: { file: string; stored: StoredFile | undefined }[] }
  | { kind: "refused"; message: string; reasons: string[] }
  | { kind: "offline" };

export type PageCommand =
  | { name: "new"; route: string; title: string; blocks?: string[] }
  | { name: "duplicate"; from: string; to: string }
  | { name: "move"; from: string; to: string }
  | { name: "remove"; route: string };

export type Uploaded =
  | { kind: "uploaded"; image: StoredImage }
  | { kind: "refused"; message: string }
  | { kind: "offline" };

/** What would be published: files whose text differs from the one committed last. */
export interface Unpublished {
  /** The branch that it would be committed to. */
  branch: string;
  files: { file: string; committed: string | undefined }[];
}

export type Published =
  | { kind: "published"; branch: string; commit: string }
  | { kind: "refused"; message: string }
  | { kind: "offline" };

export interface Store {
  /** Whether files lie on this machine, or are given to the author as downloads. */
  kind: "server" | "download";
  open(): Promise<SiteSnapshot>;
  /** Writes a file whose stored bytes are those of `etag`; none for a file that is not there yet. */
  write(file: string, text: string, etag: string | undefined): Promise<Saved>;
  run(command: PageCommand): Promise<Done>;
  upload(picture: File): Promise<Uploaded>;
  unpublished(): Promise<Unpublished>;
  publish(message: string, files: string[]): Promise<Published>;
  /** Tells of files that others change; gives back what ends it. */
  watch(listener: (file: string, stored: StoredFile | undefined) => void): () => void;
}
