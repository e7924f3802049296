/** What the studio can mend by itself: a button at the message. */
import { isGroup, type Json, type Path } from "../../model/fields.ts";
import { pathOf, pointerOf } from "../../model/pointer.ts";
import { withoutMark } from "../document/withoutMark.ts";
import { withEdits } from "../../node/check/document/edited.ts";
import type { Document } from "../../node/check/document/document.ts";
import type { Problem } from "../../node/check/finding.ts";
import { allPlaces } from "../../node/check/wording/elsewhere.ts";
import { valueAt } from "../../node/check/json.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import type { Action } from "../document/actions.ts";
import { fieldWords } from "../document/fieldWords.ts";
import { openFile } from "../document/openFile.ts";
import { readText } from "../document/read.ts";
import { reduce } from "../document/reduce.ts";
import { sameJson } from "../document/sameJson.ts";
import { blocksMeant, namesMeant } from "./namesMeant.ts";

export interface Mend {
  /** On the button. */
  label: string;
  action: Action;
  /** The pointer of the field that shows what came of it. */
  shows: string;
}

interface At {
  lookup: Lookup;
  document: Document;
  /** The text that was checked, which may be older than that of the document. */
  checked: string;
  path: Path;
}

const LONGEST_SHOWN = 40;

type Mends = (at: At, problem: Problem) => Mend[];

/** By code. Every other mistake can be mended where the check has an edit. */
const MENDS: Readonly<Record<string, Mends>> = {
  "byte-order-mark": ({ document: { text } }) => [{ label: "Take it out", action: withoutMark(text), shows: "" }],
  "duplicate-key": (_at, { pointer }) => [
    { label: "Keep the first", action: { type: "keepOne", pointer, which: "first" }, shows: pointer },
    { label: "Keep the last", action: { type: "keepOne", pointer, which: "last" }, shows: pointer },
  ],
  "unknown-property": (at, problem) => [
    ...renamed(at, problem),
    { label: "Take it out", action: { type: "clear", pointer: problem.pointer }, shows: around(at) },
  ],
  "unknown-block": (at, problem) =>
    blocksMeant(at.lookup, problem).map(({ type, words }) => ({
      label: `Make it ${words}`,
      action: { type: "set", pointer: problem.pointer, value: type },
      shows: around(at),
    })),
};

interface CheckedFile {
  document: Document;
  /** The text of the file that its problems were found in. */
  checked: string;
  problems: readonly Problem[];
}

/** What can be done about a problem of a file; in one step as well where the same can be done about others. */
export function mendsFor(lookup: Lookup, file: CheckedFile, problem: Problem): Mend[] {
  const mends = ownMends(lookup, file, problem);
  const [mend, ...others] = mends;
  // What has to be chosen may be another choice at each place.
  if (!mend || others.length > 0) return mends;
  const equal = file.problems.filter(({ code }) => code === problem.code).filter(isSameName(problem));
  const all = equal.map((each) => ownMends(lookup, file, each)).filter((each) => each[0]?.label === mend.label);
  return all.length > 1 ? [mend, together(lookup, file.document, all.flat())] : mends;
}

/** A field that is taken out has a name: others of another name may have other reasons. */
function isSameName({ code, pointer }: Problem): (other: Problem) => boolean {
  const nameIn = (at: string) => at.split("/").at(-1);
  return (other) => code !== "unknown-property" || nameIn(other.pointer) === nameIn(pointer);
}

function together(lookup: Lookup, document: Document, mends: readonly Mend[]): Mend {
  const { label, shows } = mends[0]!;
  return {
    label: `${label} in ${allPlaces(mends)}`,
    // A getter, because each mend edits the whole text, and the form asks for the label at each keystroke.
    get action(): Action {
      const done = mends.reduce((file, { action }) => reduce(lookup, file, action), openFile(document, document.text));
      return { type: "replaceText", text: done.now.text, label: `mend ${mends.length} equal mistakes` };
    },
    shows,
  };
}

function ownMends(lookup: Lookup, { document, checked }: CheckedFile, problem: Problem): Mend[] {
  const at = { lookup, document, checked, path: pathOf(problem.pointer, document.data ?? null) };
  const own = Object.hasOwn(MENDS, problem.code) ? MENDS[problem.code] : undefined;
  return own?.(at, problem) ?? byEdit(at, problem);
}

/** The edit of the check as an action: its offsets hold only in the text that was checked. */
function byEdit({ document, checked, path }: At, { edit, pointer }: Problem): Mend[] {
  if (!edit) return [];
  const [old, mended] = [checked, withEdits(checked, [edit])].map((text) => readText(nameless, text).page);
  if (!old || !mended) return [];
  const value = valueAt({ data: mended }, path);
  const isSame = sameJson(valueAt(document, path), valueAt({ data: old }, path));
  if (value === undefined || !isSame || sameJson(value, valueAt(document, path))) return [];
  return [{ label: writeWords(value), action: { type: "set", pointer, value }, shows: pointer }];
}

/** The pointer of the group around. */
function around({ path }: At): string {
  return pointerOf(path.slice(0, -1));
}

const nameless = { file: "", role: "page", name: "" } as const;

function writeWords(value: Json): string {
  const isShown = typeof value === "string" && value.length <= LONGEST_SHOWN && !value.includes("\n");
  return isShown ? `Write “${value}”` : "Mend it";
}

/** The field under the name that is meant, unless that one is there already. */
function renamed({ lookup, document, path }: At, problem: Problem): Mend[] {
  const outer = path.slice(0, -1);
  const group = valueAt(document, outer);
  const [name, ...others] = namesMeant(problem);
  if (name === undefined || others.length > 0 || !isGroup(group) || Object.hasOwn(group, name)) return [];
  const meant = [...outer, name];
  const label = `Make it the ${fieldWords(lookup, document, meant)}`;
  return [{ label, action: { type: "rename", pointer: pointerOf(path), name }, shows: pointerOf(meant) }];
}
