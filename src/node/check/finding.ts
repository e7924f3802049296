/** Findings of rules and schemas, and the problems made of them for authors. */
import type { Place } from "./place.ts";
import type { Json, Path } from "../../model/fields.ts";
import type { Document, Rename } from "./document/document.ts";
import type { Cause } from "./toldOnce.ts";
import type { ReadAmount } from "./syntax/numbers/barWith.ts";
import type { LoneText, Tags } from "./syntax/fault.ts";
import type { Role } from "./site.ts";

export type Severity = "error" | "warning";

/** A replacement that is safe to make: `text` replaces `length` characters from `offset` on. */
export interface Edit {
  offset: number;
  length: number;
  text: string;
}

/** One mistake, worded for people who write pages and not code. */
export interface Problem {
  /** Permanent name of this kind of mistake, for example "unknown-property". */
  code: string;
  severity: Severity;
  /** Relative to the project's root, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1; left out when the problem is about the whole line. */
  column?: number;
  endLine: number;
  /** One past the last character; left out together with `column`. */
  endColumn?: number;
  /** The problem is about the whole file; `line` has no meaning. */
  wholeFile?: true;
  /** The place in words, for example `block 1 (hero "Apps that work") > button`; empty for the page itself. */
  place: string;
  /** The place as a JSON Pointer. */
  pointer: string;
  /** What is wrong, without the place. */
  message: string;
  /** What is wrong, as a whole sentence that starts with the place. */
  sentence: string;
  /** A line to show before the fix, for example the place of a duplicate. */
  detail?: string;
  fix?: string;
  /** Why it matters; only where that is not obvious. */
  why?: string;
  /** A line to show at the end, for example what was not checked. */
  note?: string;
  edit?: Edit;
  /** The other places in the same file, if the mistake is told once for all of them. */
  others?: readonly SamePlace[];
  /**
   * All further places of the mistake, also in other files, of which `detail` names the first; and the places in other
   * files that have to be changed.
   */
  elsewhere?: readonly PlaceElsewhere[];
}

/** A problem of a file as a text, found before the rest of the site is known. */
export interface FileProblem extends Problem {
  /** There is HTML at this place. Its message depends on the schema of the place and is completed later. */
  tags?: Tags;
  /** The value may be a number or a text. Its message depends on the schema of the place and is completed later. */
  either?: ReadAmount;
  /** It is the name of a field or its value. Its message depends on the schema of the group and is completed later. */
  lone?: LoneText;
  /** A bracket is missing before the place, and what stands there is read as it is written. */
  isBefore?: true;
  /** The corrected text within `fix`, if it may contain links. */
  shown?: string;
  /** The edit with which the document is read: it joins two adjacent arrays of the same name, or parts two merged entries. */
  meant?: Edit;
  /** A property is repeated, and the first one, which ends at this offset, has no comma: it needs none if one of the two goes. */
  lacksComma?: number;
  /** A property is repeated, and `data` already has the one to keep. */
  isKept?: boolean;
}

/** A further place of a mistake, with its own edit. */
export type SamePlace = Pick<Problem, "line" | "column" | "endLine" | "endColumn" | "pointer" | "edit">;

/** A further place that no edit can fix. */
export type PlaceElsewhere = Omit<SamePlace, "edit"> & Pick<Problem, "file">;

/** What a rule or a schema found; line, column and the place in words are not known yet. */
export interface Finding extends FindingWords, FindingHints {
  document: Document;
  path: Path;
  /** What the position refers to: the value, its property name, or the start of the group or block. */
  point: "value" | "name" | "start";
  /** The path for the place in words; by default the group around `path`. */
  place?: Path;
  /** The path of the marked position; by default `path`. */
  mark?: Path;
  /** By default that of the rule. */
  severity?: Severity;
  /** The other places of this mistake, in the same document. */
  others?: readonly OtherPlace[];
  /** Equal causes in one rule may be told as one mistake. */
  cause?: Cause;
  /** Is called with the range of the position; returns undefined if that cannot be replaced safely. */
  edit?: (range: { offset: number; length: number }) => Edit | undefined;
}

/** The texts that authors read, see `Problem`. */
interface FindingWords {
  message: string;
  /** Replaces the default sentence, "In <places>: <message>". */
  sentence?: (places: readonly string[]) => string;
  detail?: string;
  /** See `Problem`. */
  elsewhere?: readonly Place[];
  fix?: string;
  /** Replaces `fix` if the text has other findings too, where `fix` shows the whole corrected text. */
  fixInWords?: string;
  why?: string;
  note?: string;
}

/** For later passes: to find the position, and to tell one mistake once. */
interface FindingHints {
  /** For a link in a text: its index, see `Place`. */
  link?: Place["link"];
  /** The part of the text to mark, if the message does not quote it; empty for the whole text. */
  piece?: string;
  /** For a text: the fix is to write all of it anew. */
  isAnew?: true;
  /** For an unknown name: the right name, if renaming the field is the whole fix. */
  means?: string;
  /** For an unknown name without a known meaning: it can only be removed. */
  meansNothing?: true;
  /** For an unknown name: the fix removes it with its value. */
  isTakenOut?: true;
  /** For a superfluous group: its fields, with their names outside that group. */
  unwraps?: readonly Rename[];
  /** For unknown names: all that this finding tells, if it says nothing else of them. */
  names?: readonly string[];
  /** For an incomplete group: the required field that is missing. */
  lacks?: string;
  /** For a missing field: the fix that shows this value of it. */
  fixWith?: (value: Json) => string;
  /** For a field in the wrong group: it belongs further out, so it is none of the fields that its group lacks. */
  outside?: true;
  /** For page fields in a block: they do not count as missing at the top. */
  ofTop?: readonly string[];
  /** The end of `fix` that is kept when the finding is merged with others. */
  orElse?: string;
  /** For a whole block where none is allowed: its path. There may be other mistakes in it. */
  block?: Path;
  /**
   * The path of a group that is incomplete because of this, if not the one around `path`; or of an address that this
   * finding covers.
   */
  spoils?: Path;
  /** For an entry outside its array: the path of the array, if it has enough entries with this one. */
  fills?: Path;
  /**
   * For a value of the wrong type. "lacking": a group without the array around it; "extra": a group in a superfluous
   * array; "doubled": an array that is an entry of an array; "around": an array in a group that has nothing else and is
   * an entry of an array.
   */
  brackets?: "lacking" | "extra" | "doubled" | "around";
  /** For a group in an inner list that is one more entry like its `place`. There may be other mistakes in it. */
  isOfOuter?: true;
  /** For a fix that is a question: the suggested names. */
  guess?: readonly string[];
  /** For a fix that adds a picture: its file name. */
  picture?: string;
  /** For a block with the fields of other types: these types. */
  typesMeant?: readonly string[];
  /** For a text in place of an array: the array as JSON, if only its brackets are missing. */
  asList?: string;
  /** For a wrong value: the fix shows an example, which has nothing of the value. */
  isExample?: true;
  /** For a value under a wrong name and of another type than the right field takes: the fix shows it converted. */
  isReshaped?: boolean;
  /** For an address that leads nowhere: its replacement, also within the fixes of other findings. */
  better?: { from: string; to: string };
  /** For a picture in the wrong folder: its file, of which nothing else should be told. */
  tellsOf?: string;
}

/** A further place of a mistake, with its edit if that differs. */
export type OtherPlace = Pick<Finding, "path" | "link" | "edit">;

export interface CodedFinding extends Finding {
  code: string;
  severity: Severity;
  /**
   * The role that the content of the file has; set if it differs from the role of the document, and then nothing else
   * in it counts.
   */
  otherKind?: Role | "nothing";
}
