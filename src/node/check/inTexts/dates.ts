/** Dates in English texts that no calendar has. */

const MONTHS = Object.entries({
  January: 31,
  February: 29,
  March: 31,
  April: 30,
  May: 31,
  June: 30,
  July: 31,
  August: 31,
  September: 30,
  October: 31,
  November: 30,
  December: 31,
});
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const NAMES = MONTHS.map(([name]) => (name === "May" ? name : `${name.slice(0, 3)}(?:${name.slice(3)})?`)).join("|");
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
/** Years before may be counted by another calendar, and those after be other numbers. */
const YEAR = String.raw`(?:1[89]|20|21)\d\d(?!\d)`;
/** Not in another number or word; in JSON, a letter behind a backslash stands for the end of a line. */
const START = String.raw`(?<![\d.,:/$€£#-]|(?<!\\)[A-Za-z])(?<!\b(?:[Ii]ssue|[Nn]o\.?|[Nn]umber|[Pp]age|[Pp]art|[Rr]oom|[Vv]olume)\s)`;
/** After a date without a year: what is counted may stand behind a number and a month as well. */
const END = String.raw`(?=$|["'’”.,;:!?)\]*\\\n]|\s(?:and|at|from|in|is|or|to|until)\b)`;
/** Before a month and a number without a year: the number may count something else. */
const BEFORE = String.raw`(?<=\b(?:[Oo]n|[Uu]ntil|[Tt]ill|[Bb]y|[Bb]efore|[Aa]fter)\s)`;
const DATE = new RegExp(
  `${START}(?:(${WEEKDAYS.join("|")}),?\\s(?:the\\s)?)?` +
    `(?:(${DAY})(?:\\sof)?\\s(${NAMES})\\b(?:,?\\s(${YEAR})|${END})|(${NAMES})\\s(${DAY}),?\\s(${YEAR})|${BEFORE}(${NAMES})\\s(${DAY})${END})`,
  "g",
);
/** In digits: year first, or last behind points or slashes. */
const DIGITS =
  /(?<![\d.,:/$€£#_-]|(?<!\\)[A-Za-z]|\b(?:[Vv]ersion|[Rr]elease|[Bb]uild|[Ii]ssue|[Nn]o\.?|[Nn]umber)\s)(?:((?:19|20|21)\d\d)-(\d\d)-(\d\d)|(\d{1,2})([./])(\d{1,2})\5((?:19|20|21)\d\d))(?![\w/-]|[.:]\d)/g;
/** Signs of a day that not every month has, and of a year. They are asked of all texts of a site, and found at once. */
const SIGNS = ["31", "Feb", "202", "203"];
/** What has to be in a text with such a date. */
const MAY_BE = new RegExp(
  `(?:29|3\\d)(?:st|th)?(?:\\sof)?\\s(?:Feb|Apr|Jun|Sep|Nov)|(?:Feb|Apr|Jun|Sep|Nov)[a-z]*\\s(?:29|3\\d)|day,?\\s(?:the\\s)?(?:\\d|(?:${NAMES})\\s\\d)|\\d\\d-\\d\\d-\\d\\d|\\d[./]\\d{1,2}[./](?:19|2[01])\\d\\d`,
);

/** A date as it is written, and what the calendar says. */
export interface WrongDate {
  written: string;
  /** How many days its month has, where it is behind them. */
  month?: string;
  /** The weekday that it says, and the one that it has. */
  weekday?: { said: string; is: string };
  /** It is in digits, which are the same in every language. */
  inDigits?: true;
}

/** Whether there is one in a text, or in the JSON of many: of the days from 32 on, and of years far away, only beside another sign. */
export function hasWrongDate(text: string): boolean {
  return mayHaveDate(text) && !wrongDates(text).next().done;
}

function mayHaveDate(text: string): boolean {
  return SIGNS.some((sign) => text.includes(sign)) && MAY_BE.test(text);
}

export function* wrongDates(text: string): Generator<WrongDate> {
  if (!mayHaveDate(text)) return;
  for (const [written, yearFirst, a, b, c, , d, yearLast] of text.matchAll(DIGITS)) {
    const found = judgeDigits(written, [Number(a ?? c), Number(b ?? d)], (yearFirst ?? yearLast)!);
    if (found) yield { ...found, inDigits: true };
  }
  for (const [
    written,
    weekday,
    first,
    month,
    year,
    monthBefore,
    second,
    yearBehind,
    monthAlone,
    third,
  ] of text.matchAll(DATE)) {
    const found = judge(written, {
      weekday,
      day: Number.parseInt((first ?? second ?? third)!, 10),
      month: MONTHS.findIndex(([name]) => name.startsWith((month ?? monthBefore ?? monthAlone)!.slice(0, 3))),
      year: year ?? yearBehind,
    });
    if (found) yield found;
  }
}

/** Either number may be the month: of two that can be, one is right. */
function judgeDigits(written: string, [a, b]: readonly [number, number], year: string): WrongDate | undefined {
  // Larger numbers are no days.
  if (a === 0 || b === 0 || a > 31 || b > 31 || (a <= 12 && b <= 12)) return undefined;
  if (a > 12 && b > 12) return { written, month: "a year has 12 months" };
  return judge(written, { weekday: undefined, day: Math.max(a, b), month: Math.min(a, b) - 1, year });
}

interface Said {
  weekday: string | undefined;
  day: number;
  month: number;
  year: string | undefined;
}

function judge(written: string, { weekday, day, month, year }: Said): WrongDate | undefined {
  const [name, longest] = MONTHS[month]!;
  const date = year === undefined ? undefined : new Date(Date.UTC(Number(year), month, day));
  const days = date ? new Date(Date.UTC(Number(year), month + 1, 0)).getUTCDate() : longest;
  // Larger numbers count something else.
  if (day === 0 || day > 31) return undefined;
  if (day > days) {
    const isFebruary = name === "February";
    const last = isFebruary && year !== undefined ? `${name} ${year}` : name;
    return { written, month: `${last} has ${isFebruary && year === undefined ? "at most " : ""}${days} days` };
  }
  const is = date && WEEKDAYS[date.getUTCDay()]!;
  return weekday !== undefined && is !== undefined && is !== weekday
    ? { written, weekday: { said: weekday, is } }
    : undefined;
}
