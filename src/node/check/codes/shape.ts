/** The docs of codes for fields and values that the schemas do not allow. */
import type { Docs } from "../rule.ts";

export const shapeCodes = {
  "unknown-property": {
    title: "A field that does not exist here",
    why: "Nobody would read it, so what you wrote would not be shown.",
    mend: 'Do as the message says: rename it, say it in another field, or take it out. [The list of blocks](blocks.md) has the fields of every block; there is none for a size or a note, and for a colour only `"ground"`, in blocks that have it.',
  },
  "missing-property": {
    title: "A field that has to be there",
    why: "The block or page cannot be shown as it is meant without it.",
    mend: "Add the field. The message shows what it may look like.",
  },
  "missing-type": {
    title: 'A block without "type"',
    why: "The type says what kind of block it is. All other fields depend on it.",
    mend: 'Add `"type"` with the name of a block as the first field.',
  },
  "unknown-block": {
    title: "A block that does not exist",
    why: "Nobody knows how to show it.",
    mend: "Write the name of a block as [the list of blocks](blocks.md) has it. Small and capital letters count.",
  },
  "other-block": {
    title: "A block with the fields of another one",
    why: "Each type of block has fields of its own, so this one could show nothing of what is written.",
    mend: 'Write the `"type"` that the fields belong to, or rename the fields as the block has them. A shared block has only `"use"`, and what is in it stands in a file of its own.',
  },
  "unknown-option": {
    title: "A choice that does not exist",
    why: "Some fields take one of a few words, so that every page fits the design.",
    mend: "Write one of the words that the message names.",
  },
  "wrong-type": {
    title: "The wrong kind of value",
    why: 'A text stands in `" "`, a list in `[ ]`, a group of fields in `{ }`; numbers, `true` and `false` stand alone. Every field takes only some of these.',
    mend: "Write the value as the message shows it.",
  },
  "several-languages": {
    title: "A text in several languages",
    why: 'All pages of a site are in the language that `"language"` in `pages/_site.json` names. Browsers, screen readers and search engines rely on it.',
    mend: "Write the text in that language only. A second language needs a second site, in a folder of its own.",
  },
  "wrong-value": {
    title: "A value that is not allowed",
    why: "The field allows only some values, and this is none of them.",
    mend: "Write it as the message shows, or as [the list of blocks](blocks.md) describes the field.",
  },
  "blank-text": {
    title: "A text with nothing in it",
    why: "An empty heading or label leaves a hole in the page.",
    mend: "Write something, or take the field out where it may be left out.",
  },
  "bad-anchor": {
    title: "An anchor with characters that it cannot have",
    why: 'An anchor is a name for a place on a page, and becomes part of addresses such as "/contact#form". So it has only small letters, digits and hyphens, and starts with a letter.',
    mend: "Write the name that the message suggests, and the same name in the links that lead there.",
  },
  "bad-route": {
    title: "An address of a page that is not written as it should be",
    why: 'The address of a page is the part behind the name of the site. It starts with "/" and has no spaces, dots or special characters.',
    mend: 'Write it like "/contact" or "/services/seo". The home page is "/".',
  },
  "bad-url": {
    title: "A web address that is not complete",
    why: 'Such an address starts with "https://". Without that, browsers look for a page of this site.',
    mend: "Copy the whole address from the address bar of your browser.",
  },
  "bad-email": {
    title: "Not an email address",
    why: "People could not write to it.",
    mend: "Write the address alone, like `hello@example.com`, without `mailto:` and without spaces.",
  },
  "bad-phone": {
    title: "A phone number that cannot be dialled",
    why: "Phones dial the number when somebody touches it, from any country.",
    mend: 'Start with "+" and the country, then digits, spaces and hyphens: `+91 00000 00000`. A zero for calls within the country stands in brackets: `+49 (0)7071 604-0`.',
  },
  "bad-format": {
    title: "A text that is not written as this field needs it",
    why: "Something else relies on how it is written.",
    mend: "Write it like the example in the message.",
  },
  "too-few": {
    title: "Too few entries",
    why: "The block needs more of them to look as it is meant.",
    mend: "Add entries, or leave out the whole list where it may be left out.",
  },
  "too-many": {
    title: "Too many entries, or too long a text",
    why: "The block has room only for so many.",
    mend: "Take some out, or make two blocks of them.",
  },
  "out-of-range": {
    title: "A number that is too small or too large",
    why: "The design works only with numbers within the limits.",
    mend: "Write a number that the message allows.",
  },
  repeated: {
    title: "The same entry twice in one list",
    why: "The second one says nothing new. Most often one of the two should have been something else.",
    mend: "Take one out, or write what was meant.",
  },
  "duplicate-key": {
    title: "The same field twice",
    why: "Only the last one counts; what the first one says is lost without a word.",
    mend: "Keep one of the two. If you wanted two entries, put both into a list.",
  },
  "reserved-name": {
    title: "A name that no field can have",
    why: "The programs that read the page use this name for something else.",
    mend: "Take the field out. A field of a form, whose name is your own, can have another name.",
  },
} satisfies Record<string, Docs>;
