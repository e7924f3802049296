/** The value of a chart's bar: a number, and the text that readers see in its place. */

export interface ReadAmount {
  /** As JSON writes it; words behind a comma are ignored. */
  number: string;
  read: string;
}

/**
 * The advice to write a "shown" beside the number, with a leading space; empty if the object has one or the value is a year,
 * undefined if the value is not that of a bar.
 * @param at Offset of the value.
 */
export function barWith(text: string, at: number, { number, read }: ReadAmount): string | undefined {
  const before = text.slice(Math.max(at - FAR, 0), at);
  const start = before.lastIndexOf("{");
  const [, list] =
    before
      .slice(0, start)
      .match(LISTS)
      ?.at(-1)
      ?.match(/"(\w+)"/) ?? [];
  const group = before.slice(start) + text.slice(at, at + AROUND).split("}", 1)[0]!;
  if (isYear(text, at)) return "";
  // Figures have a "value" as well, which is a text.
  if (list !== "bars" || !/"value"\s*:\s*$/.test(before)) return undefined;
  const [plain] = number.split(",");
  return group.includes('"shown"')
    ? ""
    : ` If readers are to see "${read}", write "value": ${plain}, "shown": "${read}".`;
}

/** Whether the value is that of "founded", a year: the only other number of a site. */
export function isYear(text: string, at: number): boolean {
  return /"founded"\s*:\s*$/.test(text.slice(Math.max(at - AROUND, 0), at));
}

const LISTS = /"\w+"\s*:\s*\[/g;
const AROUND = 300;
/** The most characters before a value that belong to its chart. */
const FAR = 3000;
