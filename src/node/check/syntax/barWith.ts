/** The value of a bar is a number, and what is read stands beside it. */

export interface Read {
  /** As it is written in JSON; what comes behind a comma is said elsewhere. */
  number: string;
  read: string;
}

/**
 * What to write beside the number, with a space before it; empty where it stands there already, undefined where the value
 * is not that of a bar.
 * @param at Where the value starts.
 */
export function barWith(text: string, at: number, { number, read }: Read): string | undefined {
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

/** Whether a year belongs there, the only other number that a site has. */
export function isYear(text: string, at: number): boolean {
  return /"founded"\s*:\s*$/.test(text.slice(Math.max(at - AROUND, 0), at));
}

const LISTS = /"\w+"\s*:\s*\[/g;
const AROUND = 300;
/** A chart has few bars. */
const FAR = 3000;
