/** Marks of Markdown around words that are selected. */
export type Mark = "bold" | "italic" | "list" | "link";

/** A text, and what is selected in it. */
export interface Marked {
  text: string;
  start: number;
  end: number;
}

const AROUND = { bold: "**", italic: "*" } as const;

/** Puts a mark on the selected words, or takes it off where it is; a link gets the words that are selected, or asks for some. */
export function marked(at: Marked, mark: Mark, link = ""): Marked {
  if (mark === "list") return asItems(at);
  const { text } = at;
  const selected = text.slice(at.start, at.end);
  // A sign with a space inside of it is no mark: a double click on Windows selects the space behind a word as well.
  const words = selected.trim();
  const start = at.start + selected.length - selected.trimStart().length;
  const end = start + words.length;
  if (mark === "link") {
    const label = words || "words";
    return {
      text: `${text.slice(0, start)}[${label}](${link})${text.slice(end)}`,
      start: start + 1,
      end: start + 1 + label.length,
    };
  }
  const sign = AROUND[mark];
  const { length } = sign;
  const isThere = text.slice(start - length, start) === sign && text.slice(end, end + length) === sign;
  const isBoldOnly =
    mark === "italic" && text.slice(start - 2, start) === "**" && text.slice(start - 3, start) !== "***";
  if (isThere && !isBoldOnly)
    return {
      text: text.slice(0, start - length) + words + text.slice(end + length),
      start: start - length,
      end: end - length,
    };
  return {
    text: text.slice(0, start) + sign + words + sign + text.slice(end),
    start: start + length,
    end: end + length,
  };
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
