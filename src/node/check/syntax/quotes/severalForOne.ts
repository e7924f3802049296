/** Several texts where one belongs, with a sign between them: alternatives, a change, or parts of a sentence. */
import { choice, LONGEST_EXAMPLE } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

const MOST_READ = 2000;
const TEXT = String.raw`"[^"\\\r\n]*"`;
/** What else an arrow may lead to: a number, or unquoted words without another arrow. */
const OTHER = String.raw`-?\d[\d.]*|\p{L}(?:[ \t]*(?![-–—=]{1,2}>)[^\s"\\{}[\],:>→⇒⟶➔➜➡])*`;
const END = String.raw`(?=[ \t]*(?:[,}\]\r\n]|$))`;

/** By the sign between the texts. */
const KINDS = {
  /** `"white" | "mist"`, alternatives as in a program. */
  choice: patternsFor(String.raw`\|{1,2}|\/|or\b|\?\?`, TEXT),
  /** `"Old words" -> "new words"`, a change that somebody asks for. */
  change: patternsFor(String.raw`[-–—=]{1,2}>|[→⇒⟶➔➜➡]\uFE0F?`, `${TEXT}|${OTHER}`),
  /** `"Our work" – "and yours"`, parts of a sentence. */
  parts: patternsFor("[-–—]|>{1,2}", TEXT),
} as const;
const NAMES = ["choice", "change", "parts"] as const;

function patternsFor(sign: string, value: string): { sign: RegExp; all: RegExp; each: RegExp } {
  return {
    sign: new RegExp(`^(?:${sign})`, "u"),
    all: new RegExp(`^(?:${value})(?:[ \\t]*(?:${sign})[ \\t]*(?:${value}))+${END}`, "u"),
    each: new RegExp(value, "gu"),
  };
}

export function severalForOne({ text, expected, before, open }: Scan, { offset }: Token): SyntaxFault | undefined {
  if (expected !== "comma" || (before?.kind !== "string" && before?.kind !== "number")) return undefined;
  const behind = text.slice(offset, offset + MOST_READ);
  const kind = NAMES.find((each) => KINDS[each].sign.test(behind));
  const isList = open.at(-1)?.token.kind === "[";
  // In an array, a comma may as well be meant, except for a change.
  if (kind === undefined || (isList && kind !== "change")) return undefined;
  const { sign, all, each } = KINDS[kind];
  const [whole] = all.exec(text.slice(before.offset, before.offset + MOST_READ)) ?? [];
  if (whole === undefined) return undefined;
  const values = (whole.match(each) ?? []).map(asJson);
  const between = sign.exec(behind)![0];
  const place = { offset: before.offset, length: whole.length };
  const message = `There are several ${before.kind === "string" ? "texts" : "numbers"} here, with "${between}" between them${isList ? "" : ", but only one belongs here"}.`;
  const { fix, meant } = ADVICE[kind](values, { between, isList });
  return faultAt(place, { code: "unexpected-text", message, fix, readAs: meant, isChoice: true });
}

type Advice = (
  values: readonly string[],
  where: { between: string; isList: boolean },
) => { fix: string; meant: string };

const ADVICE: Readonly<Record<(typeof NAMES)[number], Advice>> = {
  choice: (values) => ({ fix: `keep one of them${shown(choice(values.map(wordsOf)))}.`, meant: values[0]! }),
  change: (values, { between, isList }) => {
    const meant = values.at(-1)!;
    const changed = `If "${between}" stands for a change, keep only the last one${shown(meant)}.`;
    const fix = isList ? `if all of them belong in the list, write a comma in its place.` : "keep one of them.";
    return { fix: `${fix} ${changed}`, meant };
  },
  parts: (values, { between }) => {
    const meant = JSON.stringify(values.map(wordsOf).join(` ${between} `));
    return { fix: `keep one of them, or make one text of them${shown(meant)}.`, meant };
  },
};

function asJson(value: string): string {
  return /^["\d-]/.test(value) ? value : JSON.stringify(value.trim());
}

function wordsOf(value: string): string {
  return value.replace(/^"|"$/g, "");
}

function shown(text: string): string {
  return text.length > LONGEST_EXAMPLE ? "" : `: ${text}`;
}
