/** A block of a page becomes one that several pages share. */
import { isDevice } from "../../node/check/files/portable.ts";
import { namedOf, sharedFile } from "../../node/check/files/sitePaths.ts";
import { valueAt } from "../../node/check/json.ts";
import type { Group } from "../../node/check/site.ts";
import { isGroup, type Path } from "../../model/fields.ts";
import { pointerOf } from "../../model/pointer.ts";
import { shortSlug } from "../../model/slug.ts";
import { untaken } from "../../model/untaken.ts";
import type { Action } from "../document/actions.ts";
import { pathOfKey } from "../document/keys.ts";
import { openFile } from "../document/openFile.ts";
import type { Session } from "./session.ts";

type Files = Pick<Session, "files">;

export interface Sharing {
  /** The page. */
  file: string;
  /** The key of the block. */
  key: string;
  /** What it is called from now on. */
  name: string;
}

const LONGEST_NAME = 60;
/** The longest name that is made of the words of a block; leaves room for a number behind it. */
const LONGEST_STEM = 40;
const SCHEMA = "../../schema/sharedBlock.schema.json";

/** The block that stands there; undefined for one that is shared already. */
function ownBlock({ open: { now } }: Session["files"][string], path: Path): Group | undefined {
  const block = now.page && path.length === 2 && path[0] === "blocks" ? valueAt({ data: now.page }, path) : undefined;
  return isGroup(block) && block["type"] !== "shared" ? block : undefined;
}

/** The new file, and the action for the page; undefined where there is no block to share, or the name is taken. */
export function sharingOf(
  { files }: Files,
  { file, key, name }: Sharing,
): { made: Session["files"]; edit: Action; path: Path } | undefined {
  const path = pathOfKey(files[file]!.open.now.keys, key);
  const block = path && ownBlock(files[file]!, path);
  const shared = sharedFile(name);
  if (!block || isThere(files, shared)) return undefined;
  // The place keeps the anchor of the block, so that links to it still work.
  const { id, ...own } = block;
  const value = { type: "shared", use: name, ...(id !== undefined && { id }) };
  const text = `${JSON.stringify({ $schema: SCHEMA, block: own }, null, 2)}\n`;
  return {
    made: { [shared]: { open: openFile(namedOf(shared), text), stored: undefined, isMade: true } },
    edit: { type: "set", pointer: pointerOf(path), value },
    path,
  };
}

/** Whether a file is part of the site. What was made here is as long as a page has it: undo takes it back with its place. */
export function isThere(files: Session["files"], file: string): boolean {
  const state = files[file];
  if (!state?.isMade) return state !== undefined;
  const { name } = state.open;
  return Object.values(files).some(({ open: { now } }) => {
    const blocks = now.page?.["blocks"];
    return Array.isArray(blocks) && blocks.some((block) => isGroup(block) && block["use"] === name);
  });
}

/** A name that no shared block has, after the words of one. */
export function freeName({ files }: Files, words: string): string {
  const stem = shortSlug(words, LONGEST_STEM) || "block";
  return untaken(stem, (name) => isDevice(name) || isThere(files, sharedFile(name)));
}

/** What is wrong with a name, in a sentence. */
export function wrongWithName({ files }: Files, name: string): string | undefined {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return "Write a name of small letters from a to z, digits and hyphens, such as “our-offer”.";
  if (name.length > LONGEST_NAME) return `Write a shorter name, of at most ${LONGEST_NAME} letters.`;
  if (isDevice(name)) return `On Windows no file can be called “${name}”. Write another name, such as “${name}-block”.`;
  return isThere(files, sharedFile(name)) ? "Another shared block has this name." : undefined;
}
