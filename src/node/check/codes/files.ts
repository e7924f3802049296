/** The docs of codes for mistakes of a file as a whole. */
import type { Docs } from "../rule.ts";

export const fileCodes = {
  "missing-site-file": {
    title: "pages/_site.json is missing",
    why: "It holds what all pages share: the name of the company, the contact details, the menu, the footer and the forms. No page can be shown without it.",
    mend: "If somebody deleted or renamed it, bring it back. Else write one as [the site file](blocks.md#the-site-file) shows.",
  },
  "no-pages": {
    title: "There is no page at all",
    why: "A site needs at least one page. Perhaps the check looks into the wrong folder.",
    mend: "Run the check in the folder of the project, or add a page such as `pages/index.json`.",
  },
  "unknown-file": {
    title: "A file with a strange name, or in a strange place",
    why: "Names that start with `_` are kept for `pages/_site.json` and the folder `pages/_shared`, and those that start with a point are hidden, of files and of folders. Pages end in `.json`, in small letters or in capitals. What is called otherwise, or lies elsewhere, is not shown. Copies that programs keep, such as `blog.json~`, `blog.json.bak`, `blog.json.save` and `blog.json.orig`, and notes such as `README.md` are not shown either, but may stay: nothing is told of them.",
    mend: "Take the `_` away if it is a page. Move it to `pages/_shared` if it is a shared block. Move pictures to `images`, and everything else out of the folder. Delete it if a computer put it there.",
  },
  "windows-name": {
    title: "A name that Windows does not allow",
    why: 'Names such as `con` and `aux`, the characters `< > : " | ? *` and a point or a space at the end of a name do not exist on Windows. Whoever works there could not even copy the project.',
    mend: "Rename the file or the folder as the message says. Where pages name it, write the new name as well.",
  },
  "same-name": {
    title: "Two files or folders whose names differ only in capitals",
    why: "Windows and macOS take them for the same file, so that one of the two disappears without a word. Most often a file was renamed and its old one came back.",
    mend: "Delete the one that is old, or give one of them another name.",
  },
  "empty-file": {
    title: "An empty file",
    why: "A page with nothing in it has no address and cannot be shown.",
    mend: "Write the page, or delete the file.",
  },
  "too-big": {
    title: "A file of more than 5 MB",
    why: "No page that people read is that long. Most often a picture or something else was pasted into it.",
    mend: "Put pictures into the folder `images/` and name them in the page. Split a page that is really that long.",
  },
  "folder-named-json": {
    title: "A folder with the name of a page",
    why: "Names that end with `.json` are pages, and a folder is none.",
    mend: "Take `.json` out of the name of the folder.",
  },
  "link-to-nothing": {
    title: "A link in the file system that leads to no file",
    why: "What stands in the folder only points to another file, and that one is gone, or points back. So there is no page to read.",
    mend: "Put the real file in its place, or delete the link.",
  },
  "link-outside": {
    title: "A link in the file system that leads out of the site",
    why: "What is behind it may be any file of the computer, also a secret one, and is not to be shown on a page or in a message. Others who copy the project do not get that file.",
    mend: "Put the file itself in the place of the link.",
  },
  "linked-page": {
    title: "A link in the file system that leads to another page",
    why: "One page would be there twice, with the same address.",
    mend: 'Delete the link. If people should find the page at a second address as well, write that into it: `"aliases": ["/start"]`.',
  },
  "no-permission": {
    title: "A file that may not be read",
    why: "The computer does not let the check open it, so nobody can say what is in it.",
    mend: "Give yourself the right to read the file, in the properties that your computer shows for it.",
  },
  "unreadable-file": {
    title: "A file that could not be read",
    why: "Something is wrong with the file or the disk, so nobody can say what is in it.",
    mend: "See whether it opens in your editor and save it again. If it does not open, take an older copy.",
  },
  "byte-order-mark": {
    title: "A mark before the first character",
    why: "Some programs write a mark that cannot be seen at the start of a file (a byte order mark, BOM). Other programs stumble over it.",
    mend: 'Save the file as "UTF-8", and not as "UTF-8 with BOM".',
  },
  "utf-16": {
    title: "A file saved as UTF-16 or UTF-32",
    why: "The same letters can be saved in several ways. Browsers and this check expect UTF-8.",
    mend: 'Open the file, choose "Save as" or "Save with encoding", and choose UTF-8.',
  },
  encoding: {
    title: "A letter that cannot be read",
    why: "The file is not saved as UTF-8, so letters such as é or ü would be shown as �.",
    mend: "Save the file with the encoding UTF-8. Then look at the letter that the message points to and write it again if it is wrong.",
  },
  "not-text": {
    title: "A file that is no text",
    why: "A picture, an archive or a document of a word processor has the name of a page.",
    mend: "Put the page in its place, or give the file the ending that it had before and move it out of the folder `pages`.",
  },
  "too-deep": {
    title: "Too many brackets inside each other",
    why: "No page needs more than a dozen levels of `{ }` and `[ ]`, and this one has over a hundred. Something was pasted wrongly.",
    mend: "Take an older copy of the page, or remove the brackets that are opened again and again.",
  },
  "too-many-problems": {
    title: "A thousand mistakes in one file",
    why: "The list would be too long to be of use, so it ends there.",
    mend: "Put the first ones right and check again. Perhaps the file is no page at all.",
  },
} satisfies Record<string, Docs>;
