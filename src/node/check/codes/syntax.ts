/** The docs of codes for texts that are not JSON. */
import type { Docs } from "../rule.ts";
import type { SyntaxCode } from "../syntax/fault.ts";

export const syntaxCodes: Readonly<Record<SyntaxCode, Docs>> = {
  "json-syntax": {
    title: "A comma is missing",
    why: "A comma stands between two fields and between two entries of a list. Without it nobody knows where one ends and the next begins.",
    mend: "Write a comma at the end of the line that the message names.",
  },
  "trailing-comma": {
    title: "A comma after the last thing",
    why: "A comma says that something follows. Before `}` or `]` nothing does.",
    mend: "Take the comma out. This often happens when the last field or entry is deleted.",
  },
  "extra-comma": {
    title: "A comma with nothing before it",
    why: "A comma stands between two things, so two in a row, or one at the very start, separate nothing.",
    mend: "Take one comma out.",
  },
  comment: {
    title: "A note for other people",
    why: "JSON has no notes that start with `//`, `/*`, `#`, `--`, `;` or `<!--`: all that is in the file is content.",
    mend: "Take the note out. Write it into the description of your pull request instead.",
  },
  "merge-conflict": {
    title: "Two versions of the same lines",
    why: "Two people changed the same lines. Both versions were put into the file, with marks like <<<<<<< around them, for somebody to choose.",
    mend: "Keep the version that is right, and put into it what you want of the other one. Take out the rest of that one and the three lines with marks.",
  },
  "single-quotes": {
    title: "Quotation marks like ' or `",
    why: 'Only straight double quotation marks (`"`) start and end a text.',
    mend: 'Write `"` in their place. Inside a text, an apostrophe is fine: `"Let\'s talk"`.',
  },
  "curly-quotes": {
    title: "Curly quotation marks",
    why: "Word processors turn straight quotation marks into “curly” ones. Inside a text they are fine, but they cannot start or end it.",
    mend: 'Write straight double ones (`"`) around the name or the text.',
  },
  "unclosed-text": {
    title: "The closing quotation mark is missing",
    why: "Without it the text does not end, and everything behind it is taken for a part of it.",
    mend: 'Write `"` at the end of the text, before the comma.',
  },
  "line-break-in-text": {
    title: "A text over several lines",
    why: "A text has to end on the line on which it starts. Your editor may still show a long line as several.",
    mend: "Put it on one line, with `\\n` where a line is to end, as in an address. For several paragraphs write a list with one text for each, where the field takes a list of paragraphs.",
  },
  "quote-in-text": {
    title: "A quotation mark inside a text",
    why: "The first straight quotation mark after the start ends the text, so the words behind it stand alone.",
    mend: 'Write `\\"` for a quotation mark that readers should see, or use curly ones inside the text: `“hello”`. For HTML, write Markdown: `[the words](/address)` for a link.',
  },
  "unquoted-name": {
    title: "A name without quotation marks",
    why: 'Every name of a field stands in straight double quotation marks, as in `"heading": "…"`.',
    mend: "Put quotation marks around the name.",
  },
  "unquoted-text": {
    title: "A text without quotation marks",
    why: "Without them nobody knows where the text starts and ends. Only numbers, `true` and `false` stand without.",
    mend: "Put straight double quotation marks around the whole text. Write a row of a spreadsheet like the other entries of the list.",
  },
  "missing-colon": {
    title: "No colon after a name",
    why: "A colon stands between the name of a field and its value.",
    mend: 'Write `:` after the name, as in `"heading": "…"`.',
  },
  "missing-value": {
    title: "A field without a value",
    why: "A name alone says nothing.",
    mend: "Write a value after the colon, or take the whole field out.",
  },
  "missing-name": {
    title: "A value without a name",
    why: "Inside `{ }` every value has a name before it. Only inside `[ ]` values stand alone.",
    mend: 'Write a name and a colon before it, as in `"items": [`. If it is one more entry of a list, move it into the `[ ]`.',
  },
  "capital-letter": {
    title: "True, False or Null with capital letters",
    why: "These words are only known in small letters.",
    mend: "Write `true`, `false` or `null`.",
  },
  "bad-number": {
    title: "A number that JSON does not know",
    why: "A number has digits, and a point where you may be used to a comma. It has no + before it, no 0 before other digits, and nothing else in it.",
    mend: 'Write it as in `1234.5`. If it is meant to be read, like "5+" or a phone number, put it in quotation marks.',
  },
  "bad-backslash": {
    title: "A backslash that means nothing",
    why: 'A backslash changes the character behind it, and only a few are known: `\\"` is a quotation mark, `\\\\` a backslash, `\\n` a new line.',
    mend: "Write `\\\\` for a backslash that readers should see. Take it out before an apostrophe.",
  },
  "invisible-character": {
    title: "A character that cannot be seen",
    why: "It came along when the text was copied from somewhere else. It looks like nothing or like a space, and is neither.",
    mend: "Delete it. If you cannot find it, delete the words around it and type them again.",
  },
  "unclosed-bracket": {
    title: "The file ends too early",
    why: "Every `{` needs its `}`, and every `[` its `]`. Here the end of the file comes first, so something was cut off or deleted.",
    mend: "See first whether something is missing at the end, for example because only a part of the page was copied, and put it back. Then write the closing brackets that the message names.",
  },
  "wrong-bracket": {
    title: "A bracket of the wrong kind",
    why: "`{` goes with `}`, and `[` with `]`. What was opened last is closed first.",
    mend: "Write the other bracket, or add the one that is missing before it. The message names the line of the bracket that is still open.",
  },
  "missing-bracket": {
    title: "A bracket is missing",
    why: "Every group of fields starts with `{` and ends with `}`, every list with `[` and `]`. When a line with one of them is deleted, nobody knows what belongs together.",
    mend: "Write the bracket where the message says. If other lines were deleted with it, take an older copy of the page.",
  },
  "extra-bracket": {
    title: "A closing bracket too many",
    why: "There is nothing left for it to close.",
    mend: "Take it out. If something of yours stands behind it, see whether a bracket before it closes too early.",
  },
  "text-after-end": {
    title: "Something after the end of the page",
    why: "A file holds one page, from the first `{` to its `}`.",
    mend: "Take out what follows. If it belongs to the page, move it before the last `}`; if it is another page, into a file of its own.",
  },
  "unexpected-text": {
    title: "Something that does not belong here",
    why: "At this place JSON has no room for it.",
    mend: "Take it out, or put it inside the quotation marks of the text that it belongs to.",
  },
  "not-json": {
    title: "Not JSON at all",
    why: "The file is written in another language, or the check could not make out what kind of mistake it is.",
    mend: "Compare the file with a page that works, or take an older copy and repeat your changes one by one.",
  },
};
