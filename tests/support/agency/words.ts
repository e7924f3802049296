/** What can be said of anything, so that no test has to invent texts as long as those of authors. */
const SAYINGS: readonly string[] = [
  "can be sketched on paper, which says more than a long letter and is changed in a minute.",
  "means three things to two people, and neither of them names the same one first.",
  "is cheapest to settle in the first week, and dearest in the last one.",
  "needs somebody to look after it in a year, so write the name down.",
  "takes its time in the dull parts: forms, errors and waiting.",
  "is judged on the slowest phone that customers own, not on the one in the meeting.",
  "has cheaper ways to begin, and most of them can be tried in a day.",
];

/** As many sentences about a subject; those of another part of the same text are others. */
export function textAbout(subject: string, count = 2, part = 0): string {
  const first = subject.length + part * count;
  const start = subject[0]!.toUpperCase() + subject.slice(1);
  return Array.from({ length: count }, (_, index) => `${start} ${SAYINGS[(first + index) % SAYINGS.length]!}`).join(
    " ",
  );
}

/** As many paragraphs. */
export function paragraphsAbout(subject: string, count: number): string[] {
  return Array.from({ length: count }, (_, part) => textAbout(subject, 3, part));
}
