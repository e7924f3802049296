/** Points without a space behind their marks, which are no points then: `-Sketch` and `1.Sketch`. */
import { quote } from "../wording/words.ts";

/** Whether a line may be one. Asked of every text of several lines. */
export const TIGHT = /^[ \t]*(?:[-+*]|\d{1,2}[.)])\p{L}/mu;

/** A star that is closed in its line marks words. */
const POINT = /^[ \t]*([-+]|\*(?=[^*]*$)|\d{1,2}[.)])([ \t]*)(?=\p{L})/u;
/** What people say to each other has a hyphen before each line as well. */
const SPEECH = /^[ \t]*-.*[?!]/;

interface Point {
  line: string;
  mark: string;
  isTight: boolean;
}

/** What to say of them; undefined where there is only one, and no point beside it that has a space. */
export function sayTight(text: string): { message: string; fix: string } | undefined {
  if (!TIGHT.test(text)) return undefined;
  const points = text.split("\n").map(asPoint);
  const tight = points.filter((point) => point?.isTight);
  if (points.some((point) => point?.mark === "-" && SPEECH.test(point.line))) return undefined;
  const [first] = tight;
  if (!first) return undefined;
  const { mark } = first;
  const isNumber = /\d/.test(mark);
  const alike = tight.filter((point) => kindOf(point) === kindOf(first));
  if (alike.length > 1) {
    const message = `lines that start with ${quote(mark)} are no list: there is no space behind it.`;
    return { message, fix: `write a space behind each ${isNumber ? "of these numbers" : quote(mark)}.` };
  }
  const at = points.indexOf(first);
  const isAmong = [points[at - 1], points[at + 1]].some((point) => point && kindOf(point) === kindOf(first));
  if (!isAmong) return undefined;
  const [start] = first.line.trim().split(/\s/) as [string];
  const message = `the line that starts with ${quote(start)} is no point of the list: there is no space behind the ${isNumber ? "number" : quote(mark)}.`;
  return { message, fix: `write one there: ${quote(start.replace(mark, `${mark} `))}.` };
}

function asPoint(line: string): Point | undefined {
  const [, mark, space] = POINT.exec(line) ?? [];
  return mark === undefined ? undefined : { line, mark, isTight: space === "" };
}

function kindOf(point: Point | undefined): string {
  return point?.mark.replace(/\d+/, "1") ?? "";
}
