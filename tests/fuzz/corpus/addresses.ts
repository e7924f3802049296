/** Addresses that no link may have, in every field for one and in Markdown. */
import { pointerOf } from "../../../src/model/pointer.ts";
import { changed, type Mutation } from "./mutation.ts";
import type { Subject } from "./subjects.ts";

/** Each with the address that was meant, where that is plain. */
const HOSTILE: [href: string, meant?: string][] = [
  ["javascript:alert(1)"],
  ["JavaScript:alert(1)"],
  ["JAVASCRIPT:alert(1)"],
  [" javascript:alert(1)"],
  ["\tjavascript:alert(1)"],
  ["java\tscript:alert(1)"],
  ["java\nscript:alert(1)"],
  ["\u0000javascript:alert(1)"],
  ["\u0001javascript:alert(1)"],
  ["javascript\u200b:alert(1)"],
  ["javascript&#58;alert(1)"],
  ["javascript&colon;alert(1)"],
  ["&#106;avascript:alert(1)"],
  ["javascript%3Aalert(1)"],
  ["javascript://example.org/%0Aalert(1)"],
  ["vbscript:msgbox(1)"],
  ["VBScript:msgbox(1)"],
  ["data:text/html,<script>alert(1)</script>"],
  ["data:text/html;base64,PHNjcmlwdD4="],
  ["DATA:text/html,x"],
  ["blob:https://example.org/1"],
  ["file:///etc/passwd"],
  ["view-source:https://example.org"],
  ["ftp://example.org/file"],
  ["http://example.org", "https://example.org"],
  ["HTTPS://example.org", "https://example.org"],
  ["MAILTO:a@example.org", "mailto:a@example.org"],
  ["//evil.example"],
  ["///evil.example"],
  ["/\\evil.example"],
  ["\\\\evil.example"],
  ["\\/evil.example"],
  ["/a\\b"],
  ["https:/\\evil.example"],
  ["https:\\\\evil.example"],
  ["https:evil.example"],
  ["https:///evil.example"],
  ["https://user@evil.example"],
  ["https://user:secret@evil.example/a"],
  ["https://example.org@evil.example"],
  ["https://exa mple.org"],
  ["https://example.org/a b"],
  ["/con tact"],
  [" /contact", "/contact"],
  ["/contact ", "/contact"],
  ["/\u00a0contact"],
  ["/con\u200btact"],
  ["/contact\u202e"],
  ["\ufeff/contact"],
  ["mailto:"],
  ["mailto: a@example.org"],
  ["tel:call-us"],
  ["www.example.org", "https://www.example.org"],
  ["hello@example.org", "mailto:hello@example.org"],
  ["contact", "/contact"],
  ["./contact"],
  ["../contact"],
  ["?page=1"],
  ['/contact"onclick="alert(1)'],
  ["/contact<script>"],
  ["/contact`"],
];

/** What Markdown takes for the address of a link, when it is written between pointed brackets. */
const inMarkdown = [
  ...HOSTILE.filter(([href]) => ![..."\n<>\u0000"].some((sign) => href.includes(sign)) && !href.includes("\\/")),
  ["javascript\\:alert(1)"],
  ["&Tab;javascript:alert(1)"],
] as typeof HOSTILE;

export function* addressMistakes(subject: Subject): Generator<Mutation> {
  for (const { group, name, located } of subject.spots) {
    const { kind } = located.schema;
    if (kind !== "href" && kind !== "markdown") continue;
    for (const [href, meant] of kind === "href" ? HOSTILE : inMarkdown) {
      const value = kind === "href" ? href : `A text with [a link to somewhere](<${href}>) in it.`;
      const { text, lines } = changed(subject, group, (fields) => ({ ...fields, [name]: value }));
      const pointer = pointerOf([...group, name]);
      const line = lines.get(pointer)!;
      const suggestion = meant === undefined ? {} : { suggestion: meant };
      const expected = { codes: ["unsafe-url"], lines: [line, line], pointer, ...suggestion } as const;
      const kindOfMistake = kind === "href" ? "address" : "address in a text";
      yield {
        what: `${name}: ${JSON.stringify(href)}`,
        kind: kindOfMistake,
        file: subject.file,
        content: text,
        expected,
      };
    }
  }
}
