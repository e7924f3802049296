/** Bold and italic words and lists in Markdown. */
import { around, edited, holds, type Marked, marksIn, without, wordsIn } from "./marking.ts";

export type Format = "bold" | "italic" | "list";

const SIGNS = { bold: ["strong", "**"], italic: ["emphasis", "*"] } as const;

/** Puts a format on the selected words, or takes it off where all have it. Without words, nothing is written. */
export function marked(at: Marked, format: Format): Marked {
  if (format === "list") return asItems(at);
  const [type, sign] = SIGNS[format];
  const words = wordsIn(at);
  const marks = marksIn(at.text, type);
  const on = marks.filter((mark) => words.some((own) => holds(mark, own)));
  const isOn = (own: (typeof words)[number]) => on.some((mark) => holds(mark, own));
  const edits = words.every(isOn)
    ? on.flatMap(without)
    : words.filter((own) => !isOn(own)).flatMap((own) => around(own, marks, [sign, sign]));
  return edited(at, edits, words);
}

/** Every selected line as an item of a list, or no more when all are. */
function asItems({ text, start, end }: Marked): Marked {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isList = lines.every((line) => /^[-*] /.test(line));
  const changed = lines.map((line) => (isList ? line.slice(2) : line === "" ? line : `- ${line}`)).join("\n") || "- ";
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}
