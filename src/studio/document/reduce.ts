/** The one place where an open file changes. Pure: the same action on the same file gives the same file. */
import type { Lookup } from "../../node/check/lookup.ts";
import type { Action, Edit } from "./actions.ts";
import { type Edited, makeEdit, type Page } from "./edits.ts";
import { redone, settled, undone, withStep } from "./history.ts";
import { carriedKeys, type FreshKey, keyAt, type Keys, newKeys, pathOfKey } from "./keys.ts";
import { labelOf } from "./labels.ts";
import { keyringOf, type OpenFile, type Version } from "./openFile.ts";
import { keepingSame, readText } from "./read.ts";

/**
 * Does something to an open file. What changes nothing gives back the same file.
 * @param lookup Of the schemas; it knows of what type each shared block is.
 */
export function reduce(lookup: Lookup, file: OpenFile, action: Action): OpenFile {
  switch (action.type) {
    case "undo":
      return undone(file);
    case "redo":
      return redone(file);
    case "settle":
      return settled(file);
    case "select":
      return settled({ ...file, now: { ...file.now, selection: action.key } });
    case "replaceText":
      return replaced(file, action.text, action.label ?? "change the JSON");
    default:
      return edited(lookup, file, action);
  }
}

function edited(lookup: Lookup, file: OpenFile, edit: Edit): OpenFile {
  const field = edit.type === "set" || edit.type === "clear" ? edit.pointer : undefined;
  const last = file.past.at(-1);
  const isGoingOn = field !== undefined && last?.field === field && file.now === last.after;
  // Applied to the version before the first keystroke of the step, so that a field that is emptied and refilled keeps its place.
  const base = isGoingOn ? last.before : file.now;
  const page = pageOf(file, base);
  if (!page) return file;
  const keyring = keyringOf(file.keysGiven);
  const made = makeEdit(lookup, page, { edit, fresh: keyring.fresh });
  if (made.text === file.now.text) return file;
  const after = versionAfter(file, made, keyring.fresh);
  const isJoined = edit.type === "set" && edit.isJoined && last !== undefined && file.now === last.after;
  const before = isGoingOn || isJoined ? { ...file, past: file.past.slice(0, -1) } : settled(file);
  const step = isJoined
    ? { ...last, after, field: undefined }
    : { label: labelOf(lookup, page, edit), before: base, after, field };
  return { ...withStep(before, step), keysGiven: keyring.given() };
}

/** The page of a version; undefined while its text is broken. */
function pageOf({ file, role, name }: OpenFile, { page, text, pageText, keys }: Version): Page | undefined {
  return page && text === pageText ? { file, role, name, data: page, text, keys } : undefined;
}

function versionAfter(file: OpenFile, made: Edited, fresh: FreshKey): Version {
  // Compared with the last version, not with the one before the step: an item that a keystroke added keeps its key at the next.
  const { now } = file;
  const version = readVersion(now, made.text, { file, fresh });
  const keys = made.keys ?? version.keys;
  const isThere = now.selection !== undefined && pathOfKey(keys, now.selection) !== undefined;
  const kept = isThere ? now.selection : now.selection && made.near && keyAt(keys, made.near);
  return { ...version, keys, selection: made.select ? keyAt(keys, made.select) : kept };
}

/** The version for a new text. Equal parts keep the same objects and the same keys. */
function readVersion(base: Version, text: string, { file, fresh }: { file: OpenFile; fresh: FreshKey }): Version {
  const { page: read, problems } = readText(file, text);
  if (!read) return { ...base, text, problems };
  const page = keepingSame(base.page, read);
  const keys: Keys = base.page ? carriedKeys({ keys: base.keys, value: base.page }, page, fresh) : newKeys(page, fresh);
  return { ...base, text, page, pageText: text, problems, keys };
}

function replaced(file: OpenFile, text: string, label: string): OpenFile {
  if (text === file.now.text) return file;
  const keyring = keyringOf(file.keysGiven);
  // A broken text that becomes the last readable one again restores its page, objects and keys included.
  const known = text === file.now.pageText ? { ...file.now, text, problems: readText(file, text).problems } : undefined;
  const read = known ?? readVersion(file.now, text, { file, fresh: keyring.fresh });
  const { selection, keys } = read;
  const isThere = selection !== undefined && pathOfKey(keys, selection) !== undefined;
  const after = { ...read, selection: isThere ? selection : undefined };
  const last = file.past.at(-1);
  const field = `text: ${label}`;
  const isGoingOn = last?.field === field && file.now === last.after;
  const before = isGoingOn ? { ...file, past: file.past.slice(0, -1) } : settled(file);
  const step = { label, before: isGoingOn ? last.before : file.now, after, field };
  return { ...withStep(before, step), keysGiven: keyring.given() };
}
