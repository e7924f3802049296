/** What --fix did, in words. */
import { codePoint, counted, short, visible } from "../check/wording/words.ts";
import type { FixStep } from "./edits.ts";

/** One line for each edit, and a sum. */
export function tellSteps(steps: readonly FixStep[]): string {
  if (steps.length === 0) return "There is nothing that can be put right for you.\n";
  const lines = steps.map((step) => `${visible(step.file)}:${step.line}   ${tellStep(step)}\n`);
  const files = new Set(steps.map(({ file }) => file));
  const sum = `${counted(steps.length, "mistake")} in ${counted(files.size, "file")} ${steps.length === 1 ? "was" : "were"} put right.`;
  return `${lines.join("")}\n${sum}\n`;
}

/** `renamed "titel" to "title".` */
function tellStep({ before, edit }: FixStep): string {
  const end = edit.offset + edit.length;
  const old = before.slice(edit.offset, end);
  if (/^,?$/.test(old) && /^\s*\},\s*\{\s*$/.test(edit.text)) return "parted two entries of a list with }, {.";
  if (old === "") return `added ${piece(edit.text)}.`;
  if (edit.text === "") return `took out ${piece(old)}.`;
  if (edit.text === `"${old}"`) return `put ${piece(old)} in quotation marks.`;
  if (edit.text === `[${old}]`) return `put ${piece(old)} in square brackets.`;
  if (edit.text === `"${old}`) return `put a quotation mark before ${piece(old)}.`;
  if (edit.text === `${old}"`) return `put a quotation mark behind ${piece(old)}.`;
  if (saysIn(old) === edit.text) return `took the quotation marks away from ${piece(old)}.`;
  // The inside of a string is shown with its quotation marks, so that spaces at the ends are visible.
  const isInside = before[edit.offset - 1] === '"' && before[end] === '"' && /[\p{L}\p{N}]/u.test(old);
  if (isInside) return `changed ${piece(`"${old}"`)} to ${piece(`"${edit.text}"`)}.`;
  const isRenamed = /^\s*:/.test(before.slice(end)) && withoutMarks(old) !== withoutMarks(edit.text);
  return `${isRenamed ? "renamed" : "changed"} ${piece(old)} to ${piece(edit.text)}.`;
}

/** Characters that would hardly be visible before the full stop of a sentence. */
const MARKS: Readonly<Record<string, string>> = {
  ",": "a comma",
  ":": "a colon",
  ";": "a semicolon",
  ".": "a full stop",
  '"': "a quotation mark",
  " ": "a space",
};

function piece(text: string): string {
  const mark = MARKS[text];
  if (mark !== undefined) return mark;
  if (/^ +$/.test(text)) return `${text.length} spaces`;
  const [first = "", ...others] = Array.from(text);
  if (visible(first) !== first && others.every((other) => other === first)) {
    const what = others.length === 0 ? "a character" : `${others.length + 1} characters`;
    return `${what} that cannot be seen (${codePoint(first)})`;
  }
  return short(text.replace(/\s*\n\s*/g, " "));
}

/** A name without quotation marks or other punctuation around it. */
function withoutMarks(name: string): string {
  return name.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

/** The content of a string, without spaces at its ends. */
function saysIn(source: string): string | undefined {
  return /^"\s*([^"\\]*?)\s*"$/.exec(source)?.[1];
}
