/** Dates in texts that do not exist in the calendar. */
import { isAboutDates } from "./aboutDates.ts";
import { CALENDARS } from "./calendars.ts";

const MONTHS = "January February March April May June July August September October November December".split(" ");
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const SHORT_DAYS = "Sun Mon Tue Wed Thu Fri Sat".split(" ");
/** The days of each month in a leap year. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FEBRUARY = 1;

const NAMES = MONTHS.map((name) => (name === "May" ? name : `${name.slice(0, 3)}(?:${name.slice(3)})?`)).join("|");
const WEEKDAY = [...WEEKDAYS, ...SHORT_DAYS].join("|");
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
/** Earlier years may belong to another calendar, and later ones may be other numbers. */
const YEAR = String.raw`(?:1[89]|20|21)\d\d(?!\d)`;
/** Not inside another number or word; in JSON, a letter behind a backslash is an escape, such as that of a line break. */
const START = String.raw`(?<![\d.,:/$€£#-]|(?<!\\)[A-Za-z])(?<!\b(?:[Ii]ssue|[Nn]o\.?|[Nn]umber|[Pp]age|[Pp]art|[Rr]oom|[Vv]olume)\s)`;
/** Behind a date without a year: a number and a month may also be followed by what they count. */
const END = String.raw`(?=$|["'’”.,;:!?)\]*\\\n]|\s(?:and|at|from|in|is|or|to|until)\b)`;
/** Before a month and a day without a year: the number may also count something else. */
const BEFORE = String.raw`(?<=\b(?:[Oo]n|[Uu]ntil|[Tt]ill|[Bb]y|[Bb]efore|[Aa]fter)\s)`;
const DATE = new RegExp(
  `${START}(?:(${WEEKDAY}),?\\s(?:the\\s)?)?` +
    `(?:(${DAY})(?:\\sof)?\\s(${NAMES})\\b(?:,?\\s(${YEAR})|${END})|(${NAMES})\\s(${DAY}),?\\s(${YEAR})|${BEFORE}(${NAMES})\\s(${DAY})${END})`,
  "g",
);
/** Dates in digits: year first, or last behind points or slashes. */
const DIGITS =
  /(?<![\d.,:/$€£#_-]|(?<!\\)[A-Za-z]|\b(?:[Vv]ersion|[Rr]elease|[Bb]uild|[Ii]ssue|[Nn]o\.?|[Nn]umber)\s)(?:((?:19|20|21)\d\d)-(\d\d)-(\d\d)|(\d{1,2})([./])(\d{1,2})\5((?:19|20|21)\d\d))(?![\w/-]|[.:]\d)/g;
/** A day that not every month has, and parts of years: a quick test for all texts of a site. */
const SIGNS = ["31", "Feb", "202", "203"];
/** What a text with a wrong date in English or in digits has to match. */
const MAY_BE = new RegExp(
  `(?:29|3\\d)(?:st|th)?(?:\\sof)?\\s(?:Feb|Apr|Jun|Sep|Nov)|(?:Feb|Apr|Jun|Sep|Nov)[a-z]*\\s(?:29|3\\d)|(?:day|Mon|Tue|Wed|Thu|Fri|Sat|Sun),?\\s(?:the\\s)?(?:\\d|(?:${NAMES})\\s\\d)|\\d\\d-\\d\\d-\\d\\d|\\d[./]\\d{1,2}[./](?:19|2[01])\\d\\d`,
);
/**
 * The same for other languages: a year behind a month or a weekday, or the 31st. Each branch starts with a digit, which is rare.
 */
const MAY_BE_FOREIGN =
  /\d(?:\.|º|°|er)?\s(?:de\s)?\p{L}{3,11}\s(?:del?\s)?20[23]\d|(?<=\p{L}\.?,?\s(?:den\s)?)\d{1,2}\.\s?\d{1,2}\.\s?20[23]\d|31(?:\.|º|°)?\s(?:de\s)?\p{L}{4}/u;

/** A date as it is written, and what is wrong with it. */
interface WrongDate {
  written: string;
  /** The reason, if its day or its month is too large. */
  month?: string;
  /** The weekday that is written, and the right one. */
  weekday?: { said: string; is: string };
  /** The language of its names; undefined for digits, which are the same in every language. */
  language?: string;
}

/** Whether a text, or the JSON of many, has a wrong date: one with another day or year is found only beside a substring of SIGNS. */
export function hasWrongDate(text: string): boolean {
  return SIGNS.some((sign) => text.includes(sign)) && !wrongDates(text).next().done;
}

export function* wrongDates(text: string): Generator<WrongDate> {
  if (!SIGNS.some((sign) => text.includes(sign))) return;
  for (const { at, ...found } of [...(MAY_BE.test(text) ? english(text) : []), ...foreign(text)])
    if (!isAboutDates(text, { at, length: found.written.length })) yield found;
}

/** With its offset in the text. */
type FoundDate = WrongDate & { at: number };

function* english(text: string): Generator<FoundDate> {
  for (const { 0: written, 1: yearFirst, 2: a, 3: b, 4: c, 6: d, 7: yearLast, index } of text.matchAll(DIGITS)) {
    const found = judgeDigits(written, [Number(a ?? c), Number(b ?? d)], (yearFirst ?? yearLast)!);
    if (found) yield { ...found, at: index };
  }
  for (const found of text.matchAll(DATE)) {
    const [written, weekday, first, month, year, monthBefore, second, yearBehind, monthAlone, third] = found;
    const name = (month ?? monthBefore ?? monthAlone)!.slice(0, 3);
    const at = MONTHS.findIndex((each) => each.startsWith(name));
    const wrong = judge(written, {
      day: Number.parseInt((first ?? second ?? third)!, 10),
      month: at,
      monthName: MONTHS[at]!,
      year: year ?? yearBehind,
      weekday,
      weekdays: WEEKDAYS.includes(weekday!) ? WEEKDAYS : SHORT_DAYS,
    });
    if (wrong) yield { ...wrong, language: "en", at: found.index };
  }
}

function* foreign(text: string): Generator<FoundDate> {
  if (!MAY_BE_FOREIGN.test(text)) return;
  for (const [language, { date, months, weekdays }] of CALENDARS)
    for (const { 0: written, groups = {}, index } of text.matchAll(date)) {
      const { weekday = groups["behind"], day, month, year, number, yearBehind } = groups;
      if (number !== undefined && weekday === undefined) continue;
      const wrong = judge(written, {
        day: Number(day),
        month: number === undefined ? indexOf(months, month!) : Number(number) - 1,
        monthName: month ?? months[Number(number) - 1]!,
        year: year ?? yearBehind,
        weekday,
        weekdays: weekday === undefined ? [] : listWith(weekdays, weekday),
      });
      if (wrong) yield { ...wrong, language, at: index };
    }
}

function indexOf(names: readonly string[], name: string): number {
  return names.findIndex((each) => each.toLowerCase() === name.toLowerCase());
}

/** The seven names that a weekday is one of, capitalised if it is. */
function listWith(weekdays: readonly string[], name: string): string[] {
  const start = indexOf(weekdays, name) < 7 ? 0 : 7;
  const names = weekdays.slice(start, start + 7);
  return /^\p{Lu}/u.test(name) ? names.map((each) => each.charAt(0).toUpperCase() + each.slice(1)) : names;
}

/** Either number may be the month: if both can be, the date is right in one order. */
function judgeDigits(written: string, [a, b]: readonly [number, number], year: string): WrongDate | undefined {
  // Larger numbers are no days.
  if (a === 0 || b === 0 || a > 31 || b > 31 || (a <= 12 && b <= 12)) return undefined;
  if (a > 12 && b > 12) return { written, month: "a year has 12 months" };
  const month = Math.min(a, b) - 1;
  return judge(written, {
    day: Math.max(a, b),
    month,
    monthName: MONTHS[month]!,
    year,
    weekday: undefined,
    weekdays: [],
  });
}

interface WrittenDate {
  day: number;
  /** From 0 on. */
  month: number;
  monthName: string;
  year: string | undefined;
  weekday: string | undefined;
  /** The names of weekdays in its language, from Sunday on. */
  weekdays: readonly string[];
}

function judge(written: string, said: WrittenDate): WrongDate | undefined {
  const { day, month, monthName, year, weekday, weekdays } = said;
  const date = year === undefined ? undefined : new Date(Date.UTC(Number(year), month, day));
  const days = date ? new Date(Date.UTC(Number(year), month + 1, 0)).getUTCDate() : DAYS[month]!;
  // Larger numbers count something else.
  if (day === 0 || day > 31) return undefined;
  if (day > days) {
    const isFebruary = month === FEBRUARY;
    const last = isFebruary && year !== undefined ? `${monthName} ${year}` : monthName;
    return { written, month: `${last} has ${isFebruary && year === undefined ? "at most " : ""}${days} days` };
  }
  const is = date && weekdays[date.getUTCDay()];
  return weekday !== undefined && is !== undefined && is.toLowerCase() !== weekday.toLowerCase()
    ? { written, weekday: { said: weekday, is } }
    : undefined;
}
