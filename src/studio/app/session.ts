/** All files of the site while they are worked on: what is open, what is stored, and what others changed meanwhile. Plain data. */
import { namedOf, sharedFile } from "../../node/check/files/sitePaths.ts";
import { createLookup, type Lookup } from "../../node/check/lookup.ts";
import { isGroup, type Schemas } from "../../model/fields.ts";
import type { Group } from "../../node/check/site.ts";
import { openFile, type OpenFile } from "../document/openFile.ts";
import { type SiteData, siteDataOf } from "../site/siteData.ts";
import type { SiteResources } from "../check/resources.ts";
import { isThere } from "./sharedBlocks.ts";
import type { Problem } from "../../node/check/finding.ts";
import type { SiteSnapshot, StoredFile, StoredImage, Writing } from "../store/store.ts";

export interface FileState {
  readonly open: OpenFile;
  /** As it is stored, as far as the studio knows; undefined for a file that is not there. */
  readonly stored: StoredFile | undefined;
  /** A newer version that somebody else stored, while there are changes here that are not saved. */
  readonly theirs?: {
    readonly stored: StoredFile | undefined;
    /** The text that both started from; undefined when nobody knows it. */
    readonly base: string | undefined;
  };
  /** Made here of a block of a page, and not stored yet. */
  readonly isMade?: true;
}

/** How it stands with saving. */
export type Saving =
  | { readonly kind: "idle" }
  | {
      readonly kind: "saving";
      /** What is being written. */
      readonly writing: readonly Writing[];
      /** The file that has to wait, as two people have changed it. */
      readonly torn?: string | undefined;
      /** What is wrong with other files, which are left out. */
      readonly problems?: readonly Problem[];
      /** Somebody asked to save what was written since. */
      readonly isAgain?: true;
    }
  | {
      readonly kind: "failed";
      readonly message: string;
      readonly torn?: string | undefined;
      /** The mistakes that have to be mended first. */
      readonly problems?: readonly Problem[];
    }
  | {
      readonly kind: "offline";
      readonly why?: string | undefined;
      /** Somebody asked to save meanwhile. */
      readonly isOwed: boolean;
    };

export interface Session {
  readonly schemas: Schemas;
  readonly files: Readonly<Record<string, FileState>>;
  /** The file that is shown. */
  readonly current: string;
  /** The page that was shown before a file that is none. */
  readonly pageBefore?: string;
  readonly images: readonly StoredImage[];
  readonly resources: SiteResources;
  readonly saving: Saving;
}

/** The page at "/" if there is one, else any. */
export function startFile(files: readonly string[]): string {
  return (
    files.find((file) => file === "pages/index.json") ??
    files.find((file) => namedOf(file).role === "page") ??
    files[0] ??
    ""
  );
}

/** The page to go back to from a shared block or the settings: the one that was shown before, unless it is gone. */
export function pageBack({ files, pageBefore = "" }: Pick<Session, "files" | "pageBefore">): string | undefined {
  const back = files[pageBefore] ? pageBefore : startFile(Object.keys(files));
  return namedOf(back).role === "page" ? back : undefined;
}

export function newSession(schemas: Schemas, { files, images, resources }: SiteSnapshot): Session {
  const opened = files.map((stored): [string, FileState] => [stored.file, opening(stored)]);
  return {
    schemas,
    files: Object.fromEntries(opened),
    current: startFile(files.map(({ file }) => file)),
    images,
    resources,
    saving: { kind: "idle" },
  };
}

export function opening(stored: StoredFile): FileState {
  return { open: openFile(namedOf(stored.file), stored.text), stored };
}

/** What a file is called now. */
export function nameNow({ files }: Pick<Session, "files">, file: string): string {
  return files[file] ? file : (Object.keys(files).find((each) => files[each]!.open.formerly?.includes(file)) ?? file);
}

/** Of the schemas and of what shared blocks are now. */
export function lookupOf({ schemas, files }: Pick<Session, "schemas" | "files">): Lookup {
  return createLookup(schemas, (name) => {
    const block = files[sharedFile(String(name))]?.open.now.page?.["block"];
    return isGroup(block) && typeof block["type"] === "string" ? block["type"] : undefined;
  });
}

/** Whether a file says something that is not stored. */
export function isDirty({ open, stored }: FileState): boolean {
  return open.now.text !== stored?.text;
}

export function dirtyFiles({ files }: Pick<Session, "files">): string[] {
  return Object.keys(files).filter((file) => isDirty(files[file]!) && isThere(files, file));
}

export function siteOf({ files, images, resources }: Pick<Session, "files" | "images" | "resources">): SiteData {
  const there = Object.entries(files).filter(([file]) => isThere(files, file));
  const texts = Object.fromEntries(there.map(([file, { open }]) => [file, open.now.text]));
  const data = new Map<string, Group>();
  for (const [file, { open }] of there) if (open.now.page) data.set(file, open.now.page);
  return siteDataOf(texts, data, { images, resources });
}
