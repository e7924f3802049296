/** The names of months and weekdays in languages other than English, and patterns of dates with these names. */

interface Calendar {
  months: readonly string[];
  /** From Sunday on. */
  weekdays: readonly string[];
  /** Matches `14. Februar 2026`, with or without a weekday, and `Freitag, 14.2.2026`. */
  date: RegExp;
}

const NAMES: Readonly<Record<string, readonly [months: string, weekdays: string, short?: string]>> = {
  de: [
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag",
    "So Mo Di Mi Do Fr Sa",
  ],
  fr: [
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "dimanche lundi mardi mercredi jeudi vendredi samedi",
  ],
  es: [
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "domingo lunes martes miércoles jueves viernes sábado",
  ],
  it: [
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "domenica lunedì martedì mercoledì giovedì venerdì sabato",
  ],
  pt: [
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado",
  ],
  nl: [
    "januari februari maart april mei juni juli augustus september oktober november december",
    "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag",
  ],
  pl: [
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    "niedziela poniedziałek wtorek środa czwartek piątek sobota",
  ],
  tr: [
    "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık",
    "Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi",
  ],
};

export const CALENDARS: ReadonlyMap<string, Calendar> = new Map(
  Object.entries(NAMES).map(([language, [months, ...weekdays]]) => {
    const days = weekdays.flatMap((names) => names!.split(" "));
    const calendar = { months: months.split(" "), weekdays: days };
    return [language, { ...calendar, date: dateWith(calendar) }];
  }),
);

/** In Turkish, the weekday stands behind the date. */
function dateWith({ months, weekdays }: Omit<Calendar, "date">): RegExp {
  const [month, weekday] = [months, weekdays].map((names) =>
    names
      .toSorted((a, b) => b.length - a.length)
      .map(inText)
      .join("|"),
  );
  const before = String.raw`(?:(?<weekday>${weekday})\.?,?\s(?:(?:den|dem|le|el|il|dia|op)\s)?)?`;
  const named = String.raw`(?:\.|º|°|er)?\s(?:de\s)?(?<month>${month})(?![\p{L}\d])(?:,?\s(?:del?\s)?(?<year>(?:19|20|21)\d\d)(?!\d)(?:\s(?<behind>${weekday})(?!\p{L}))?)?`;
  const inDigits = String.raw`\.\s?(?<number>0?[1-9]|1[0-2])\.\s?(?<yearBehind>20\d\d)(?!\d|\.\d)`;
  return new RegExp(String.raw`(?<![\d.,:/–-]|(?<!\\)\p{L})${before}(?<day>\d{1,2})(?:${named}|${inDigits})`, "gu");
}

/** A pattern that ignores the case of the first letter, but for names of two letters, which in lower case are other words. */
function inText(name: string): string {
  const first = name.charAt(0);
  return name.length > 2 ? `[${first.toLowerCase()}${first.toUpperCase()}]${name.slice(1)}` : name;
}

const ENGLISH = /^(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?s?$/i;
const OF_DAYS =
  /^(?:(?:week|work(?:ing)?|business)[ _-]?days?|weekends?|(?:bank |public )?holidays?|daily|and|to|bis|und|through)$/i;
const ABROAD: ReadonlySet<string> = new Set(
  Array.from(CALENDARS.values()).flatMap(({ weekdays }) => weekdays.map((day) => day.toLowerCase())),
);

/** Whether a name is that of a weekday, or of several: "mon", "Mon-Fri", "weekdays", "Montag". */
export function isOfDays(name: string): boolean {
  const isDay = (part: string) => ENGLISH.test(part) || OF_DAYS.test(part) || ABROAD.has(part.toLowerCase());
  return isDay(name) || name.split(/[\s,&/_–-]+|(?<=\p{Ll})(?=\p{Lu})/u).every(isDay);
}
