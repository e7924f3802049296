import { blockText, EXAMPLE_PAGE, type Example, finePage, pageText, savedAs } from "./example.ts";

const accented = finePage.replace("An example of", "A café, an example of");

export const fileExamples: Readonly<Record<string, Example>> = {
  "missing-site-file": { words: "There is no file `pages/_site.json`.", files: { "pages/_site.json": undefined } },
  "no-pages": {
    words: "The folder `pages` has only `_site.json`.",
    files: {
      "pages/_shared/call.json": undefined,
      [EXAMPLE_PAGE]: undefined,
      "pages/index.json": undefined,
      "pages/contact.json": undefined,
    },
  },
  "unknown-file": { words: "A page is called `_draft.json`.", files: { "pages/_draft.json": finePage } },
  "windows-name": {
    words: "A page is called `con.json`.",
    files: { [EXAMPLE_PAGE]: undefined, "pages/con.json": finePage },
  },
  "same-name": { words: "Beside `example.json` lies `Example.json`.", files: { "pages/Example.json": finePage } },
  "empty-file": savedAs("Nothing is in the file.", ""),
  "too-big": savedAs("The file has 6 MB.", " ".repeat(6_000_000)),
  "folder-named-json": savedAs("A folder is called `example.json`.", { unreadable: "directory" }),
  "link-to-nothing": savedAs("The file points to another one that is gone.", { unreadable: "dangling" }),
  "link-outside": savedAs("The file points to one that is not in the project.", { unreadable: "outside" }),
  "linked-page": savedAs("The file points to the home page.", { unreadable: "again", other: "pages/index.json" }),
  "no-permission": savedAs("The file belongs to somebody else.", { unreadable: "denied" }),
  "unreadable-file": savedAs("The disk is broken.", { unreadable: "other" }),
  "byte-order-mark": savedAs('The file was saved as "UTF-8 with BOM".', `\ufeff${finePage}`),
  "utf-16": savedAs(
    'The file was saved as "UTF-16" or "Unicode".',
    new Uint8Array(Buffer.from(`\ufeff${accented}`, "utf16le")),
  ),
  encoding: savedAs(
    'The file was saved as "ANSI", "Latin 1" or "Windows 1252".',
    new Uint8Array(Buffer.from(accented, "latin1")),
  ),
  "not-text": savedAs("A picture was saved as `example.json`.", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff])),
  "too-deep": { ...pageText(`{ "blocks": ${"[".repeat(120)}${"]".repeat(120)} }`), json: '{ "blocks": [[[[[[[[ …' },
  "too-many-problems": {
    ...blockText(`{ "type": "shared", "use": "call", ${names(1200)} }`),
    json: `{ "type": "shared", "use": "call", ${names(5)} …`,
  },
};

function names(count: number): string {
  return Array.from({ length: count }, (_, i) => `"note ${i + 1}": ${i}`).join(", ");
}
