/** What rules and schemas find, and the problems that people read: the same before and after it is put in words. */
import type { Place } from "./place.ts";
import type { Path } from "../../model/fields.ts";
import type { Document, Rename } from "./document/document.ts";
import type { Cause } from "./gone/toldOnce.ts";
import type { Read } from "./syntax/barWith.ts";
import type { Tags } from "./syntax/fault.ts";
import type { Role } from "./site.ts";

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
  /** Where it is as well, or is named, in this file and in others: all places of which `detail` names the first. */
  elsewhere?: readonly PlaceElsewhere[];
}

/** What is wrong with a file as a text, before the rest of the site is known. */
export interface FileProblem extends Problem {
  /** HTML stands there. What it means is told when its place is known. */
  tags?: Tags;
  /** It is a number or a text. Which of them is told when its place is known. */
  either?: Read;
  /** The text that the fix shows as it should be written, where that may have links in it. */
  shown?: string;
  /** Two entries of a list have become one: the fields that both have, of which the data has those of the second. */
  ofBoth?: readonly string[];
  /** Two lists of one name follow each other: what makes one of them. */
  joint?: Edit;
  /** A field is written twice, and the one that the data has is the one that stays. */
  isKept?: boolean;
}

/** Where else a mistake is, and the edit that mends it there. */
export type SamePlace = Pick<Problem, "line" | "column" | "endLine" | "endColumn" | "pointer" | "edit">;

/** Where else a mistake is that no edit mends there. */
export type PlaceElsewhere = Omit<SamePlace, "edit"> & Pick<Problem, "file">;

/** What a rule or a schema found, before its position and its place in words are worked out. */
export interface Finding extends FindingWords, FindingHints {
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
  /** The other places of this mistake, in the same document. */
  others?: readonly OtherPlace[];
  /** What it has in common with other findings of its rule, so that all of them may be one mistake. */
  cause?: Cause;
  /** Gets the characters that the position is that of; undefined when they cannot be replaced safely. */
  edit?: (range: { offset: number; length: number }) => Edit | undefined;
}

/** What an author reads of it, see `Problem`. */
interface FindingWords {
  message: string;
  /** For a sentence that is not "In <places>: <message>". */
  sentence?: (places: readonly string[]) => string;
  detail?: string;
  /** All the other places, of which `detail` names the first. */
  elsewhere?: readonly Place[];
  fix?: string;
  /** The fix for a text with another mistake in it as well, where `fix` shows the whole text. */
  fixInWords?: string;
  why?: string;
  note?: string;
}

/** What others need to know of it: to show its place, and to tell one mistake once. */
interface FindingHints {
  /** For a link in a text: which of those in it, see `Place`. */
  link?: Place["link"];
  /** The piece of its text that it is about, where the message does not show it in quotation marks; empty where all of it is meant. */
  piece?: string;
  /** For a name that the group should not have: the field that is meant, when to rename it is all that there is to do. */
  means?: string;
  /** For a name that the group should not have: it stands for nothing, and can only be taken out. */
  meansNothing?: true;
  /** For a name that the group should not have: it goes, with all that stands under it. */
  isTakenOut?: true;
  /** For a group that should not be there: what stands in it, by the names that it has without that group. */
  unwraps?: readonly Rename[];
  /** For names that the group should not have: all that are told together, where nothing else is said of them. */
  names?: readonly string[];
  /** For a group that is not whole: the field that it needs and does not have. */
  lacks?: string;
  /** For a field in the wrong group: it belongs to what is around that group, and nothing that the group lacks is in it. */
  outside?: true;
  /** For fields of the page in one of its blocks: those that are not missing at the top, because they stand here. */
  ofTop?: readonly string[];
  /** The end of a fix that stays where that is told for several places. */
  orElse?: string;
  /** For a whole block that stands where none can: the block, in which there may be other mistakes. */
  block?: Path;
  /** The group that is not whole because of it, where that is not the one around `path`; or the address that is told with it. */
  spoils?: Path;
  /** For an entry beside its list: the list, which has enough entries with it. */
  fills?: Path;
  /** For a value of the wrong type: a group without the list that belongs around it, or with one that does not; a list that is all there is in another one; or one that is all there is in an entry of another one. */
  brackets?: "lacking" | "extra" | "doubled" | "around";
  /** For a fix that asks what is meant: what that may be. */
  guess?: readonly string[];
  /** For the name of a picture that the fix writes into a group: that name. */
  picture?: string;
  /** For a text in the place of a list: the list as it should be written, when its brackets are all that is missing. */
  asList?: string;
  /** For a value that is wrong: the fix shows what could stand there, and nothing of what does. */
  isExample?: true;
  /** For a value under a wrong name, of another type than the right field takes: the fix has it as that field takes it. */
  isReshaped?: boolean;
  /** For an address that leads nowhere: what to write in its place, also where another fix shows it. */
  better?: { from: string; to: string };
  /** For a picture in the wrong folder: its file, of which nothing else is to be told. */
  tellsOf?: string;
}

/** Where else a mistake is, with the edit there if it is another one. */
export type OtherPlace = Pick<Finding, "path" | "link" | "edit">;

export interface CodedFinding extends Finding {
  code: string;
  severity: Severity;
  /** The whole file is one of this kind, and should be of another, so nothing in it counts. */
  otherKind?: Role | "nothing";
}
