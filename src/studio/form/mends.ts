/** What the studio can mend by itself: a button at the message. */
import { isGroup, type Json, type Path } from "../../model/fields.ts";
import { pathOf, pointerOf } from "../../model/pointer.ts";
import { withoutMark } from "../document/withoutMark.ts";
import { withEdits } from "../../node/check/document/edited.ts";
import type { Document } from "../../node/check/document/document.ts";
import type { Problem } from "../../node/check/finding.ts";
import { valueAt } from "../../node/check/json.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import type { Action } from "../document/actions.ts";
import { fieldWords } from "../document/fieldWords.ts";
import { readText } from "../document/read.ts";
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

/**
 * What can be done about a problem of a file.
 * @param checked The text of the file that the problem was found in.
 */
export function mendsFor(
  lookup: Lookup,
  { document, checked }: { document: Document; checked: string },
  problem: Problem,
): Mend[] {
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
