/** Words of the program in the settings of a site. */
import { expect, test } from "vitest";
import { inEnglish } from "../../../../src/model/wordsOf.ts";
import { type Group, problemsOf, settings, text, told } from "../site.ts";

/** What an author reads for these settings, the last of which is `words` if there is one. */
function toldOf(language: string, words?: Group): string {
  const { words: _words, ...site } = settings();
  return told({ "pages/_site.json": text({ ...site, language, ...(words && { words }) }) });
}

const swedish = Object.fromEntries(Object.entries(inEnglish).map(([name, word]) => [name, `${word} på svenska`]));
const { optional: _optional, slides: _slides, ...most } = swedish;

test("a site in a language into which they are not translated is told once, with all of them", () => {
  const [first, line, mark, fix = ""] = toldOf("sv").split("\n");
  expect([first, line, mark]).toEqual([
    "pages/_site.json:4:15   The site is in Swedish, but 36 of the words that the program itself shows are in English.",
    '    4 |   "language": "sv",',
    "      |               ^^^^",
  ]);
  const [, before, group = ""] = /^ *(.*?)"words": (.*?) *\[english-words, a warning\]$/.exec(fix)!;
  expect(before).toBe('Fix: write this beside "language", in Swedish, but with what is in { } as it is: ');
  expect(JSON.parse(group)).toEqual({ ...inEnglish });
  // Words that were pasted and not translated are reported as well.
  expect(toldOf("sv", JSON.parse(group) as Group)).toContain("but 25 of the words");
});

test.each([
  ["ar", "Arabic"],
  ["he-IL", "Hebrew"],
  ["fa", "Persian"],
])("a language that is written from right to left: %s", (language, name) => {
  const said = "the words that the program itself shows are in English.";
  expect(toldOf(language)).toContain(
    `The site is in ${name}, whose lines run from left to right here, and 36 of ${said}`,
  );
  expect(toldOf("sv")).not.toContain("from left to right");
});

test("of those that an author has written, nothing is told", () => {
  expect(`\n${toldOf("sv", most)}\n`).toMatchInlineSnapshot(`
    "
    pages/_site.json:4:15   The site is in Swedish, but two of the words that the program itself shows are in English.
        4 |   "language": "sv",
          |               ^^^^
        Fix: write this under "words", in Swedish, but with what is in { } as it is: "optional": "(optional)", "slides": "{heading}: slides"   [english-words, a warning]
    "
  `);
  expect(`\n${toldOf("sv", { ...most, slides: "{heading}: bilder" })}\n`).toMatchInlineSnapshot(`
    "
    pages/_site.json:4:15   The site is in Swedish, but one of the words that the program itself shows is in English.
        4 |   "language": "sv",
          |               ^^^^
        Fix: write this under "words", in Swedish: "optional": "(optional)"   [english-words, a warning]
    "
  `);
});

test.each(["en", "en-GB", "de", "de-AT", "fr", "es", "it", "pt-BR", "nl", "pl", "tr"])(
  "a site in %s is fine",
  (code) => {
    expect(toldOf(code)).toBe("");
  },
);

test("a name that is wrong is told, and not what it then lacks", () => {
  const { skip, ...others } = swedish;
  const codes = problemsOf({
    "pages/_site.json": text({ ...settings(), language: "sv", words: { ...others, skp: skip! } }),
  });
  expect(codes.map(({ code, fix }) => [code, fix])).toEqual([["unknown-property", 'rename it to "skip".']]);
});

test("names in braces that are wrong, and those that are lost", () => {
  const all: Group[] = [
    { fillIn: "Bitte ausfüllen: {lable}" },
    { fillIn: "Bitte ausfüllen: {title}" },
    { slideNumber: "{number} von [count]" },
    { slideNumber: "{number} von {count }" },
    { fillIn: "Bitte ausfüllen: %s" },
    { noScripts: "Bitte Skripte einschalten." },
    { close: "Schließen {label}" },
  ];
  expect(`\n${all.map((words) => toldOf("de", words)).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/_site.json:128:15   In words: nothing is known that could be filled in for {lable}.
        128 |     "fillIn": "Bitte ausfüllen: {lable}"
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: did you mean "{label}"?                                 [unknown-token]

    pages/_site.json:128:15   In words: nothing is known that could be filled in for {title}.
        128 |     "fillIn": "Bitte ausfüllen: {title}"
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write one of "{label}", "{company}", "{email}", "{phone}", "{skype}", "{city}", or words without braces. If people are to read the braces, write \\\\{title}.   [unknown-token]

    pages/_site.json:128:20   In words: nothing is filled in for [count] as it is written.
        128 |     "slideNumber": "{number} von [count]"
            |                    ^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "{count}".                                        [unknown-token]

    pages/_site.json:128:20   In words: nothing is filled in for {count } as it is written.
        128 |     "slideNumber": "{number} von {count }"
            |                    ^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write "{count}".                                        [unknown-token]

    pages/_site.json:128:15   In words: "fillIn" lacks {label}, for which something is filled in.
        128 |     "fillIn": "Bitte ausfüllen: %s"
            |               ^^^^^^^^^^^^^^^^^^^^^
        Fix: write {label} where it belongs, as in "Fill in “{label}”."   [lost-name, a warning]

    pages/_site.json:128:18   In words: "noScripts" lacks {email} and {phone}, for which something is filled in.
        128 |     "noScripts": "Bitte Skripte einschalten."
            |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write {email} and {phone} where they belong, as in "Sending this form needs scripts, which are off in your browser. Write to {email} or call {phone} instead."   [lost-name, a warning]

    pages/_site.json:128:14   In words: nothing is known that could be filled in for {label}.
        128 |     "close": "Schließen {label}"
            |              ^^^^^^^^^^^^^^^^^^^
        Fix: write one of "{company}", "{email}", "{phone}", "{skype}", "{city}", or words without braces. If people are to read the braces, write \\\\{label}.   [unknown-token]
    "
  `);
});

test("names that any text may hold are filled in here as well", () => {
  const words = { goHome: "Zu {company}", fillIn: "{company} braucht das: {label}", tryAgain: "Anruf genügt: {phone}" };
  expect(toldOf("de", words)).toBe("");
});

test("in a list, which is told by itself, their names in braces are known", () => {
  const files = {
    "pages/_site.json": text({ ...settings(), words: [{ slideNumber: "{number} of {count} pictures" }] }),
  };
  expect(problemsOf(files).map(({ code, pointer }) => [code, pointer])).toEqual([["wrong-type", "/words"]]);
});
