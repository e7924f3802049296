/** Texts that a mail program has broken into lines, and texts whose authors end their lines themselves. */
import { expect, test } from "vitest";
import { foundIn } from "../site.ts";

const MAIL = [
  "Wir planen und bauen Dachstühle, Gauben und Carports aus dem Holz der",
  "Schwäbischen Alb, und wir decken Dächer neu ein, wenn der letzte",
  "Sturm zu viele Ziegel mitgenommen hat. Rufen Sie uns an, wir kommen",
  "vorbei.",
].join("\n");

test.each([
  [MAIL, "write a space in the place of each \\n."],
  [`Guten Tag!\n\n${MAIL}`, "write a space in the place of each \\n that has no other beside it."],
])("%j", (words, fix) => {
  expect(foundIn(words)).toEqual([
    ["wrapped-lines", 'a line of this text ends in the middle of a sentence, behind "wir kommen".', fix],
  ]);
});

test.each([
  "Zimmerei Brodbeck GmbH & Co. KG\nReutlinger Straße 214 a\n72072 Tübingen",
  "Öffnungszeiten:\nMo.–Fr. 8–17 Uhr\nSa. 9–13 Uhr",
  "montags bis freitags von acht bis siebzehn Uhr und nach Vereinbarung\nsamstags, wenn auf dem Hof jemand zu sehen ist",
  "Wie herrlich leuchtet\nmir die Natur,\nwie glänzt die Sonne,\nwie lacht die Flur",
  "Zimmerei Brodbeck und Söhne in der Reutlinger Straße in Tübingen\nwww.brodbeck.example\ninfo@brodbeck.example",
  ["Ein ganzer Satz, der so lang ist wie die Zeilen eines Briefes.", "und noch einer"].join("\n"),
  `\`\`\`\n${MAIL}\n\`\`\``,
  MAIL.replaceAll("\n", " "),
])("%j is fine", (words) => expect(foundIn(words)).toEqual([]));
