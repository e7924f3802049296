/** Problems of property names that schemas cannot find: repeated names, reserved names, and too much nesting. */
import { BESIDE } from "../wording/commas.ts";
import { DEEPEST, tooDeepAt } from "./depth.ts";
import { byName } from "../byName.ts";
import type { Walked } from "./walked.ts";
import { keepOne, ofTwo, type SchemaOf, valueBehind } from "./keepOne.ts";
import { isGroup } from "../json.ts";
import { countNames, endOfString, type Repeated, repeatedNames, tooDeep } from "./keys.ts";
import { areTwoEntries, listOfEntries, mergedEntries } from "./mergedEntries.ts";
import type { Json, Path } from "../../../model/fields.ts";
import { pointerOf } from "../../../model/pointer.ts";
import { positionOf, problemAt, rangeOf } from "./position.ts";
import type { Document } from "./document.ts";
import type { FileProblem } from "../finding.ts";
import { wordsOfGroup } from "../shape/values/meant/anchorMeant.ts";
import { joined, numberWord, quote, short } from "../wording/words.ts";

/** The most repeated names that are told of a file. */
const MOST_REPEATED = 1000;
/** The most lines that are listed by number. */
const MOST_LISTED = 6;

/** Deletes the data of a document that is nested too deeply. */
export function checkNames(document: Document, walked: Walked, schemaOf: SchemaOf): FileProblem[] {
  if (walked.deep) {
    const problem = tooDeepAt(document, tooDeep(document.text, DEEPEST) ?? 0);
    delete document.data;
    return [problem];
  }
  const problems: FileProblem[] = walked.reserved.map((path) =>
    problemAt(document, rangeOf(document, path, "name"), {
      code: "reserved-name",
      pointer: pointerOf(path),
      message: `${quote(String(path.at(-1)))} cannot be the name of ${isOwnName(document, path) && path[0] === "forms" ? "a form" : "a field"}.`,
      fix: isOwnName(document, path)
        ? `give it another name, here and wherever it is asked for, or take it out, ${BESIDE}.`
        : `take it out, ${BESIDE}: no field has this name.`,
    }),
  );
  if (walked.names === countNames(document.text)) return problems;
  const first = repeatedNames(document.text).slice(0, MOST_REPEATED);
  for (const repeated of byName(first, ({ path }) => pointerOf(path.slice(0, -1))).values()) {
    if (areTwoEntries(document, repeated))
      problems.push(mergedEntries(document, repeated, listOfEntries(document, repeated, schemaOf)));
    else
      for (const same of byName(repeated, ({ name }) => name).values())
        problems.push(writtenAgain(document, same, schemaOf));
  }
  return problems;
}

/** Drops missing commas that only the line of a repeated name needs, which is about to go. */
export function withoutCommas(
  document: Document,
  problems: FileProblem[],
  told: readonly FileProblem[],
): FileProblem[] {
  const ends = told.flatMap(({ lacksComma }) => lacksComma ?? []);
  const lines = new Set(ends.map((end) => positionOf(document, end).line));
  const isOfTwo = ({ file, code, line }: FileProblem) =>
    file === document.file && code === "json-syntax" && lines.has(line);
  return lines.size === 0 ? problems : problems.filter((problem) => !isOfTwo(problem));
}

/** Whether the authors choose the names here: those of forms and of their fields. */
function isOwnName({ role }: Document, path: Path): boolean {
  return role === "site" && path.length === 2 && ["fields", "forms"].includes(String(path[0]));
}

/** @param repeated All occurrences of a name in a group but the first. */
function writtenAgain(document: Document, repeated: readonly Repeated[], schemaOf: SchemaOf): FileProblem {
  const last = repeated.at(-1)!;
  const { name, first, path, offset, length } = last;
  const before = [first, ...repeated.slice(0, -1).map((each) => each.offset)];
  const lines = before.map((at) => positionOf(document, at).line);
  const areTwo = lines.length === 1;
  const of = areTwo ? "the two" : "them";
  const [asked, ...others] = isOwnName(document, path) ? askedFor(document, path) : [];
  const meant =
    asked === undefined || others.length > 0
      ? ""
      : `if one of ${of} is ${quote(asked)}, which a form asks for, rename it. Else `;
  const { fix, ...hints } = areTwo ? ofTwo(document, last, schemaOf) : { fix: keepOne(document, last) };
  const all =
    lines.length > MOST_LISTED ? `between lines ${lines[0]} and ${lines.at(-1)}` : `on lines ${joined(lines, "and")}`;
  const problem = problemAt(
    document,
    { offset, length },
    {
      code: "duplicate-key",
      pointer: pointerOf(path),
      message: areTwo
        ? `${quote(name)} is written twice. The first one is on line ${lines[0]}${saying(document, last)}.${speltOut(document, [first, offset])}`
        : `${quote(name)} is written ${numberWord(lines.length + 1)} times. The others are ${all}.`,
      fix: meant + fix,
    },
  );
  return { ...problem, ...hints };
}

/** The text of the first one, where the other one has another text, as its line may be out of sight; the words of both groups. */
function saying({ text }: Document, { first, offset }: Repeated): string {
  const [one, other] = [first, offset].map((at) => valueBehind(text, at)) as [Json, Json];
  const [said, again] = [one, other].map((each) => (isGroup(each) ? (each["label"] ?? wordsOfGroup(each)) : undefined));
  if (typeof said === "string" && typeof again === "string" && said !== again)
    return ` and says ${quote(said)}, this one ${quote(again)}`;
  return typeof one === "string" && one.trim() !== "" && one !== other ? `: ${quote(one)}` : "";
}

/** Says that two names are the same, if one of them is written with escape sequences. */
function speltOut({ text }: Document, names: readonly number[]): string {
  const [spelt] = names
    .map((open) => text.slice(open, endOfString(text, open) + 1))
    .filter((each) => each.includes("\\u"));
  return spelt === undefined ? "" : ` ${short(spelt)} is another way to write the same name.`;
}

/** The names of fields that forms refer to, but that do not exist. */
function askedFor({ data }: Document, [map]: Path): string[] {
  const { fields, forms } = data!;
  if (map !== "fields" || !isGroup(fields) || !isGroup(forms)) return [];
  const asked = Object.values(forms).flatMap((form) => (isGroup(form) ? form["fields"]! : []));
  const names = asked.filter((name): name is string => typeof name === "string" && !Object.hasOwn(fields, name));
  return [...new Set(names)];
}
