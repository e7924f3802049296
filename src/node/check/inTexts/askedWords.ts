import { ASKED_ABROAD, SENT_ABROAD } from "./askedAbroad.ts";

/** What chat programs and mail programs write around the words that somebody asked them for. */
interface SignWords {
  sign: RegExp;
  is: string;
}

export const ANSWERED = "what a chat program says to its user";
const NAMES = "what a chat program writes for itself";
export const MAIL = "what a mail program puts around a message";
const LETTERS = "what a program for messages puts in the place of a picture";

/** Each pattern has so much context that no honest text matches it: texts about chat programs name them as well. */
const AROUND: readonly SignWords[] = [
  {
    sign: /\b[Aa]s an AI (?:language )?(?:model|assistant),? I(?:['’]m| am| can(?:not| not|['’]t)| do(?: not|n['’]t)| have no| must| should)\b[^.!?\n]{0,120}[.!?]?/,
    is: ANSWERED,
  },
  {
    sign: /\bAs of my (?:last|latest) (?:knowledge|training) (?:update|cut-?off)\b(?: in [^,.!?\n]{1,30})?,?/,
    is: ANSWERED,
  },
  { sign: /(?<=[.!?]["”’]?\s)\(Word count: ~?\d[\d,.]{0,8}(?: words)?\)\s*$/, is: ANSWERED },
  { sign: /^\s*ChatGPT said:(?=\s*$|\s*[^\s"“„«'‘])/, is: ANSWERED },
  { sign: /(?:(?<=[.!?]\s)|^\s*|(?<=\n))(?:Copy code\s)?Regenerate response\s*$/, is: ANSWERED },
  {
    sign: /(?<!\S)\(?Note: I(?:['’]ve| have)? (?:added|adjusted|changed|kept|left|made|removed|rewrote|shortened|used)\b[^.!?\n]{0,120}\bas (?:you )?requested\b[^.!?\n]{0,40}[.!]?\)?\s*$/,
    is: ANSWERED,
  },
  {
    sign: /\ue200?(?:file)?cite\ue202?turn\d[\da-z\ue202]{1,60}\ue201?|(?:file)?citeturn0search[\da-z]{1,60}/,
    is: NAMES,
  },
  {
    sign: /(?<!\S)Sent from my (?:iPhone|iPad|Samsung|Galaxy|Android|BlackBerry|mobile)\b[^.!?\n]{0,30}\.?\s*$/,
    is: MAIL,
  },
  {
    // In German, the verb stands before the name.
    sign: /(?<!\S)(?:Am [^\n<>]{6,40} schrieb [^\n<>]{0,40}<[^<>\s@]+@[^<>\s]+>|(?:On|Le|El|Em|Il|Op) [^\n<>]{6,80} <[^<>\s@]+@[^<>\s]+>\s(?:wrote|a écrit|escribió|escreveu|ha scritto|schreef))\s?:/,
    is: MAIL,
  },
  {
    sign: /(?<!-)-{2,10} ?(?:Forwarded message|Original Message)[ -]{0,12}(?<! )|^\s*Begin forwarded message:/,
    is: MAIL,
  },
  { sign: ASKED_ABROAD, is: ANSWERED },
  { sign: SENT_ABROAD, is: MAIL },
  { sign: /\[cid:[^[\]\s]{1,80}\]/, is: MAIL },
  { sign: /<(?:Media|Image|Video|Audio|Sticker|GIF) omitted>/i, is: LETTERS },
];

/** The first match of each pattern in a text. */
export function* wordsAround(text: string): Generator<{ written: string; is: string }> {
  for (const { sign, is } of AROUND) {
    const [written] = sign.exec(text) ?? [];
    if (written !== undefined) yield { written: written.trim(), is };
  }
}
