/** A file of the site that is open in the studio. All of it is plain data that is never changed in place. */
import type { Problem } from "../../node/check/finding.ts";
import type { Group } from "../../node/check/site.ts";
import { type FreshKey, type Keys, newKeys } from "./keys.ts";
import { type NamedFile, readText } from "./read.ts";

/** A file at one moment. */
export interface Version {
  /** As it stands in the editor: what would be saved. */
  readonly text: string;
  /** What the last text that was JSON says; undefined when there was none yet. */
  readonly page: Group | undefined;
  /** The text that the page was read from: `text`, unless that is broken. */
  readonly pageText: string;
  /** What is wrong with the text as a text. Where the page was not read from it, it is broken. */
  readonly problems: readonly Problem[];
  /** The keys of the items in its lists. */
  readonly keys: Keys;
  /** The key of the block or item that is selected; undefined for the page itself. */
  readonly selection: string | undefined;
}

/** A change that can be taken back. */
export interface UndoStep {
  /** What it did: "change heading of block 2". */
  readonly label: string;
  readonly before: Version;
  readonly after: Version;
  /** The pointer of the field that is being written in; further changes of it belong to this step. */
  readonly field?: string | undefined;
}

export interface OpenFile extends NamedFile {
  readonly now: Version;
  /** The newest last. */
  readonly past: readonly UndoStep[];
  /** The next one first. */
  readonly future: readonly UndoStep[];
  /** How many keys were given. */
  readonly keysGiven: number;
  /** The names that it had since it was opened; the first one first. */
  readonly formerly?: readonly string[];
}

/** Opens the text of a file. */
export function openFile(named: NamedFile, text: string): OpenFile {
  const { file, role, name } = named;
  const { page, problems } = readText(named, text);
  const keyring = keyringOf(0);
  const keys = page ? newKeys(page, keyring.fresh) : {};
  const now: Version = { text, page, pageText: page ? text : "", problems, keys, selection: undefined };
  return { file, role, name, now, past: [], future: [], keysGiven: keyring.given() };
}

/** Tells an open file from others, also after it was renamed: nobody who writes in it may lose the place. */
export function idOf({ file, formerly }: Pick<OpenFile, "file" | "formerly">): string {
  return formerly?.[0] ?? file;
}

/** Whether the text that is written at the moment is not JSON, so that forms show what was there before. */
export function isBroken({ now }: OpenFile): boolean {
  return now.page === undefined || now.text !== now.pageText;
}

/** Gives keys that were not given before. */
export function keyringOf(given: number): { fresh: FreshKey; given(): number } {
  let count = given;
  return { fresh: () => `k${++count}`, given: () => count };
}
