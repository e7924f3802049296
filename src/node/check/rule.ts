/** The types of rules. A rule finds one kind of mistake that schemas cannot find. */
import type { Path } from "../../model/fields.ts";
import type { Field } from "./document/fields.ts";
import type { Link } from "./gathered/links/links.ts";
import type { Lookup } from "./lookup.ts";
import type { PageOutline } from "./outline/pageOutline.ts";
import type { PageWords } from "./gathered/pages/pageWords.ts";
import type { Alt } from "./gathered/pictures/pictures.ts";
import type { Document } from "./document/document.ts";
import type { Finding, Severity } from "./finding.ts";
import type { CheckInput, Group } from "./site.ts";
import type { PageFacts } from "./facts/pageFacts.ts";
import type { Text } from "./gathered/texts/texts.ts";
import type { Unpublished } from "./files/unpublished.ts";
import type { Validate } from "./shape/validators.ts";

/** The text of docs/problems.md for a code. Markdown, in plain words for people who write pages. */
export interface Docs {
  /** What is wrong, as a short line: "A link to a page that does not exist". */
  title: string;
  /** Why it matters, in one or two sentences. */
  why: string;
  /** How to fix it, in one or two sentences. */
  mend: string;
}

/**
 * The kinds of rules differ in their input. A rule that finds nothing returns nothing; one that throws stops the whole
 * check.
 */
export type Rule = MistakeKind & (ValueRule | PageRule | CommonRule | SiteRule);

interface MistakeKind {
  /** Permanent, because authors and programs refer to it. */
  code: string;
  severity: Severity;
  /** A page with this error can still be rendered for those who work on it. */
  leavesPage?: true;
  docs: Docs;
  /** Further codes that its findings may have, with the docs of each. */
  others?: Readonly<Record<string, Docs>>;
}

/** Judges single values, independently of the rest of the site. */
export interface ValueRule {
  each: Judges;
}

/** Judges whole pages. */
export interface PageRule {
  /** A quick test that finds nearly all pages without this mistake: true only if `run` has no finding for the page. */
  isQuiet(page: Seen, context: Context): boolean;
  run(context: Context): Iterable<Finding>;
}

/** Judges only what pages share: pages/_site.json and shared blocks. */
interface CommonRule {
  inCommon: true;
  run(context: Context): Iterable<Finding>;
}

/** Finds mistakes between files, which no page has by itself. */
interface SiteRule {
  acrossFiles: true;
  run(context: Context): Iterable<Finding>;
}

/** The values that rules judge one at a time. */
export interface RuleValues {
  /** A text that a rule may have something to say about, see texts.ts. */
  text: Text;
  link: Link;
  /** The description of a picture. */
  alt: Alt;
  /** A page that could be parsed. */
  page: Document;
  /** A page that could be parsed and may have example texts in its blocks, see samples.ts. */
  sampled: Document;
  /** A document with duplicate entries in an array, see sameTwice.ts. */
  alike: Document;
  /** The file of a shared block that could be parsed. */
  sharedFile: Document;
  /** pages/_site.json, if it could be parsed. */
  siteFile: Document;
  /** As visitors see it; so is the description. */
  title: PageWords;
  description: PageWords;
  /** A field whose schema has this kind; so are the following. */
  field: Field;
  form: Field;
  href: Field;
  image: Field;
  shared: Field;
}

export type Judges = { [Kind in keyof RuleValues]?: (value: RuleValues[Kind], context: Context) => Iterable<Finding> };

/** A page that is valid against its schemas. */
interface Seen {
  facts: PageFacts;
  /** Left out if there is no renderer. */
  outline?: PageOutline | undefined;
}

/** A site as a rule sees it. */
export interface Context extends Omit<CheckInput, "files" | "schemas"> {
  lookup: Lookup;
  validate: Validate;
  /** All files, shared ones first, then the pages sorted by path. Those that do not parse have no `data`. */
  documents: readonly Document[];
  /** The documents that are open. All other pages have only `facts`, and no mistake within themselves. */
  open: readonly Document[];
  /** Shared blocks by the name that `use` gives. */
  shared: ReadonlyMap<string, Document>;
  /** Whether a file exists at this path, whatever its content. */
  isThere(file: string): boolean;
  /** The files in folders that are not published, which is told already. */
  unpublished: Unpublished;
  /**
   * All fields of the open documents whose schema has this `kind`, without those that are already known to be wrong.
   */
  fields(kind: string): readonly Field[];
  /** Whether a mistake is known of exactly this value. */
  isWrong(document: Document, path: Path): boolean;
  /** Whether a finding says that this field has to leave its group: it belongs further out, or nowhere. */
  isOutside(document: Document, path: Path): boolean;
  /**
   * Whether a mistake is known of a group or of one of its fields, so that a missing field may exist under another
   * name.
   */
  isDoubtful(document: Document, path: Path): boolean;
  /** Whether a value and everything in it are valid against their schema. */
  isSound(document: Document, path: Path): boolean;
  /** Whether a document could not be parsed or is not valid against its schema. */
  isSpoilt(document: Document): boolean;
}

/** The document of pages/_site.json, if the file exists. */
export function siteDocument({ documents }: Context): Document | undefined {
  return documents.find(({ role }) => role === "site");
}

/** The data of pages/_site.json, if the file could be parsed. */
export function siteData(context: Context): Group | undefined {
  return siteDocument(context)?.data;
}

/** The language of a site as two lower-case letters; "en" by default. */
export function languageOf(context: Context): string {
  const language = siteData(context)?.["language"] ?? "en";
  return typeof language === "string" ? language.slice(0, 2).toLowerCase() : "";
}

/** Languages that are written from right to left, which no page is. */
const FROM_RIGHT: ReadonlySet<string> = new Set(["ar", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"]);

export function isFromRight(context: Context): boolean {
  return FROM_RIGHT.has(languageOf(context));
}
