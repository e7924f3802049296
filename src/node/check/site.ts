/** The nouns of the check: what goes into it, the findings that rules pass on, and the problems that come out. */
import type { Json, Path, Schemas } from "../../model/fields.ts";
import type { ImageFault } from "../images/imageError.ts";
import type { PageFacts } from "./facts/pageFacts.ts";
import type { Cause } from "./gone/toldOnce.ts";

/** Why a file could not be read: a folder or a link to nothing with a page's name, no permission, or anything else. */
export interface Unreadable {
  unreadable: "directory" | "dangling" | "looping" | "denied" | "other";
}

/** The content of every file of the site by its path from the project's root, for example "pages/index.json". */
export type SiteFiles = Readonly<Record<string, string | Uint8Array | Unreadable>>;

/** Shows what components make of JSON; for the rules about headings, anchors and links. */
export interface Renderer {
  /** HTML of a block, other than a shared one, at a position on its page (from 0). */
  block(block: Group, position: number, site: Group): string;
  /** HTML of header, footer and dialogs, with nothing between them. */
  frame(site: Group): string;
}

export interface CheckInput {
  files: SiteFiles;
  schemas: Schemas;
  /** Paths below `images/` that exist. Left out, nobody asks whether a picture exists. */
  images?: ReadonlySet<string>;
  /** Paths of the files that are served as they are, for example "favicon.svg". */
  served?: ReadonlySet<string>;
  /** Left out, nobody asks how pages are composed. */
  render?: Renderer;
  /** What is wrong with the file of a picture. Asked only for those that pages name. Left out, nobody asks. */
  imageFault?: (image: string) => ImageFault | undefined;
}

export type Group = { [key: string]: Json };

export type Severity = "error" | "warning";

/** A replacement that is safe to make: `length` characters from `offset` on become `text`. */
export interface Edit {
  offset: number;
  length: number;
  text: string;
}

/** One mistake, told to somebody who writes pages and not code. */
export interface Problem {
  /** Permanent name of this kind of mistake, for example "unknown-property". */
  code: string;
  severity: Severity;
  /** From the project's root, with forward slashes. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1; left out when the whole line is meant. */
  column?: number;
  endLine: number;
  /** One past the last character; left out together with `column`. */
  endColumn?: number;
  /** The whole file is meant, and no line of it. */
  wholeFile?: true;
  /** Where in words, for example `block 1 (hero "Apps that work") > button`; empty for the page itself. */
  place: string;
  /** The same place as a JSON pointer. */
  pointer: string;
  /** What is wrong, without the place. */
  message: string;
  /** What is wrong, as one whole sentence that starts with the place. */
  sentence: string;
  /** A line to read before the fix, for example where the other one is. */
  detail?: string;
  fix?: string;
  /** Why it matters; only where that is not plain. */
  why?: string;
  /** A line to read at the end, for example what was not checked. */
  note?: string;
  edit?: Edit;
  /** The other places of a mistake that is told once for all of them; in the same file. */
  others?: readonly SamePlace[];
  /** The files in which it is as well, or which name it: all of those of which `detail` names the first. */
  elsewhere?: readonly string[];
}

/** Where else a mistake is, and the edit that mends it there. */
export type SamePlace = Pick<Problem, "line" | "column" | "endLine" | "endColumn" | "pointer" | "edit">;

/** What a document is for: a page, a block for several pages, or what all pages share. */
export type Role = "page" | "shared" | "site";

/** A file that could be read as JSON. */
interface SiteDocument<Data = Json> {
  file: string;
  data: Data;
}

interface SitePage extends SiteDocument<{ [key: string]: Json }> {
  text: string;
  /** Left out when it cannot be known. */
  route: string | undefined;
  aliases: readonly string[];
  /** Left out for a page that was looked at whole. */
  facts?: PageFacts;
  /** Of its content, where that is known. */
  hash?: string;
}

/** The documents of a site. As its schemas promise only when the check found no error. */
export interface Site {
  /** In the order of their files. */
  pages: SitePage[];
  /** By the name that `use` gives. */
  shared: Record<string, SiteDocument>;
  /** Left out when pages/_site.json is missing or cannot be read. */
  site?: SiteDocument;
}

/** What a rule or a schema found, before its position and its place in words are worked out. */
export interface Finding {
  document: Document;
  path: Path;
  /** What the position is that of: the value, the name before it, or the start of the group or block. */
  point: "value" | "name" | "start";
  /** Where in words, when that is not the group around `path`. */
  place?: Path;
  /** What is marked, when that is not what is at `path`. */
  mark?: Path;
  /** Where it is not that of the rule. */
  severity?: Severity;
  message: string;
  /** For a sentence that is not "In <place>: <message>". */
  sentence?: (place: string) => string;
  detail?: string;
  /** The files of all the other places, of which `detail` names the first. */
  elsewhere?: readonly string[];
  fix?: string;
  /** The fix for a text with another mistake in it as well, where `fix` shows the whole text. */
  fixInWords?: string;
  why?: string;
  note?: string;
  /** A file in the wrong place, of which nothing else is to be told. */
  tellsOf?: string;
  /** The field that a group does not have and needs. */
  lacks?: string;
  /** Fields that are missing at the top of the document because they stand here. */
  ofTop?: readonly string[];
  /** The field belongs to what is around its group, so that nothing which the group lacks is in it. */
  outside?: true;
  /** The group that is not whole because of it, where that is not around `path`. */
  spoils?: Path;
  /** The name that is meant by this one, when to rename it is all that there is to do. */
  means?: string;
  /** The value as a list of one text, as it should be written, when its brackets are all that is missing. */
  asList?: string;
  /** The value is a group without the list that belongs around it, or with one that does not. */
  brackets?: "lacking" | "extra";
  /** What it has in common with other findings of its rule, so that all of them may be one mistake. */
  cause?: Cause;
  /** The other places of this mistake, in the same document. */
  others?: readonly OtherPlace[];
  /** Gets the characters that the position is that of; undefined when they cannot be replaced safely. */
  edit?: (range: { offset: number; length: number }) => Edit | undefined;
}

/** Where else a mistake is, with the edit there if it is another one. */
export type OtherPlace = Pick<Finding, "path" | "edit">;

export interface CodedFinding extends Finding {
  code: string;
  severity: Severity;
  /** The whole file is one of this kind, and should be of another, so nothing in it counts. */
  otherKind?: Role | "nothing";
}

/** What was done to a text to make JSON of it. */
export interface Mending {
  /** As the author wrote it. */
  written: string;
  /** Each is for the text as it was after those before. */
  edits: readonly Edit[];
  /** What stands in the mended text in the place of lines that only their author can mend. */
  unread: readonly { offset: number; length: number }[];
  /** The text ended while brackets were open: behind them there may have been more. */
  isCutOff: boolean;
}

/** A name that is sure to be meant to be another one. */
export interface Rename {
  /** Of the group. */
  path: Path;
  name: string;
  meant: string;
  /** The value behind it is wrong as well, which is told together. */
  isValueWrong?: true;
}

/** One file of the site while it is checked. */
export interface Document {
  file: string;
  role: Role;
  /** Of a shared block: what `use` calls it. */
  name: string;
  /** As the author wrote it, but see `mended`; empty when the file could not be read. */
  text: string;
  /** The text was not JSON. It has been made so by edits, and all places are told as they were before them. */
  mended?: Mending;
  /** It is not where it belongs or not called as it should be, which has been told. */
  isAstray?: true;
  /** The text is only what could be made out of bytes in the wrong encoding, so no edit of it can be written. */
  misread?: true;
  /** Left out when the text is not JSON or its top level is not an object. With the names that are meant, see `renames`. */
  data?: { [key: string]: Json };
  /** Names in the text that are sure to be meant to be others. All paths but those of the names themselves have the others. */
  renames?: readonly Rename[];
  /** The data with the names as they are in the text, where that is something else. */
  written?: { [key: string]: Json };
  /** Of a page, also of one that does not parse; left out when it cannot be known. */
  route?: string;
  /** Of a page that is not looked at whole: all that is asked of it. Its text and its data are read when they are needed. */
  facts?: PageFacts;
}
