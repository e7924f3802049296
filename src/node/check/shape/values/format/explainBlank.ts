/** Explains blank texts. */
import { isOfWords } from "../../isOfWords.ts";
import { pointerOf } from "../../../../../model/pointer.ts";
import { byName } from "../../../byName.ts";
import type { Lookup } from "../../../lookup.ts";
import { valueAt } from "../../../json.ts";
import { isDescribed } from "../../../gathered/pictures/pictures.ts";
import type { Group } from "../../../site.ts";
import type { CodedFinding } from "../../../finding.ts";
import { isOfDelivery, YOUR_SERVICE } from "../../names/foreign/mailbox.ts";
import { namesThere } from "../../example/namesThere.ts";
import { AN_ADDRESS, withOwn } from "../../example/ownExample.ts";
import { mayGo } from "../../needed.ts";
import { BESIDE, OUT, OUT_WITH_COMMA } from "../../../wording/commas.ts";
import { choice, codePoint, joined, quote } from "../../../wording/words.ts";
import type { Explanation, Wrong } from "../../wrong.ts";

export function explainBlank(wrong: Wrong, text: string): Explanation {
  const { label } = wrong;
  const rest = text.trim();
  const message =
    rest === ""
      ? `nothing is written in ${label}.`
      : `nothing that can be seen is written in ${label}, only ${unseenIn(rest)}.`;
  return { code: "blank-text", message, fix: fixOf(wrong), isAnew: true };
}

function fixOf(wrong: Wrong): string {
  const { document, path, label, example } = wrong;
  if (typeof path.at(-1) === "number") return `take it ${OUT_WITH_COMMA}, or write something.`;
  if (isOfDelivery(document, path)) return YOUR_SERVICE;
  const isAddress = path.at(-1) === "href";
  if (isAddress && wrong.optional) return `take the line ${label} ${OUT}, or write an address.`;
  if (isAddress && !example?.startsWith('"https:')) return `write ${AN_ADDRESS}${orLeave(wrong)}.`;
  const there = namesThere(wrong.lookup, wrong);
  if (there) return `write ${there.names}${orLeave(wrong)}.`;
  const picture = ofPicture(wrong);
  if (picture !== undefined) return picture;
  const shown = example && withOwn(example) === "" ? `, for example ${example}` : "";
  return `write something${shown}${orLeave(wrong)}.`;
}

/** The fix for a picture without a name: leave its field out, or write a name. */
function ofPicture(wrong: Wrong): string | undefined {
  const { lookup, document, path, example } = wrong;
  const { kind, examples } = lookup.schemaAt(document, path.slice(0, -1))?.schema ?? {};
  if (path.at(-1) !== "src" || kind !== "image") return undefined;
  const own = (examples?.[0] as Group | undefined)?.["src"];
  const shown = typeof own === "string" ? quote(own) : example;
  const name = `write the name of a picture${shown ? `, for example ${shown}` : ""}${withDescription(wrong)}`;
  const leave = orLeave(wrong);
  if (leave === "" || typeof path.at(-2) === "number") return `${name}${leave}.`;
  return `${leave.slice(OR.length)}, or ${name}.`;
}

const OR = ", or ";

/** "U+200B and U+00A0", once each. */
function unseenIn(text: string): string {
  return joined([...new Set(text.replaceAll(" ", ""))].map(codePoint), "and");
}

/** An entry whose texts are all blank is one mistake, reported at its first text. */
export function blankEntries(lookup: Lookup, found: readonly CodedFinding[]): CodedFinding[] {
  const blanks = found.filter(({ code, path }) => code === "blank-text" && typeof path.at(-2) === "number");
  const entries = byName(blanks, ({ path }) => pointerOf(path.slice(0, -1)));
  const whole = [...entries.values()].filter((all) => all.length > 1 && isAllOf(lookup, all));
  const again = new Set(whole.flatMap(([, ...others]) => others));
  const firsts = new Map(whole.map((all) => [all[0]!, all]));
  return found
    .filter((finding) => !again.has(finding))
    .map((finding) => {
      const all = firsts.get(finding);
      if (!all) return finding;
      const names = choice(
        all.map(({ path }) => String(path.at(-1))),
        "and",
      );
      const fix = `write something in each of them, or take the whole entry out, from { to }, ${BESIDE}.`;
      const link = all.find(({ path }) => path.at(-1) === "href");
      return { ...finding, message: `nothing is written in ${names}.`, fix, ...(link && { spoils: link.path }) };
    });
}

/** Whether the entry has no other words; drawings and the like do not count. */
function isAllOf({ schemaAt }: Lookup, blanks: readonly CodedFinding[]): boolean {
  const [{ document, path }] = blanks as [CodedFinding];
  const at = path.slice(0, -1);
  const names = blanks.map((blank) => blank.path.at(-1));
  const others = Object.keys(valueAt(document, at) as object).filter((name) => !names.includes(name));
  return others.every((name) => !isOfWords(schemaAt(document, [...at, name])?.schema.kind));
}

/** Says what can be left out instead: the field, or the group or entry that it is in. */
function orLeave({ lookup, document, path, optional }: Wrong): string {
  if (optional) return `, or leave it ${OUT}`;
  // The group has words of its own.
  if (path.at(-1) === "id") return "";
  const name = path.at(-2);
  if (typeof name === "number") return path.length > 3 ? `, or take the whole entry out, from { to }, ${BESIDE}` : "";
  // A page need not word a shared block differently.
  if (name === undefined || name === "with") return "";
  return mayGo({ lookup, document, path: path.slice(0, -1) }) ? `, or take the whole "${name}" out, ${BESIDE}` : "";
}

/** A picture that has neither a name nor a description yet needs both. */
function withDescription({ lookup, document, path }: Wrong): string {
  const group = path.slice(0, -1);
  const { kind, properties = {} } = lookup.schemaAt(document, group)?.schema ?? {};
  const picture = path.at(-1) === "src" && kind === "image" ? (valueAt(document, group) as Group) : undefined;
  // A description under a wrong name has a finding of its own.
  const isLacking = picture && !isDescribed(picture) && Object.keys(picture).every((name) => name in properties);
  return isLacking ? ', and into "alt" a few words on what the picture shows' : "";
}
