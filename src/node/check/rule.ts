/** What a rule is: one kind of mistake that the schemas cannot tell. */
import type { Path } from "../../model/fields.ts";
import type { Field } from "./document/fields.ts";
import type { Link } from "./gathered/links.ts";
import type { Lookup } from "./lookup.ts";
import type { PageOutline } from "./outline/pageOutline.ts";
import type { PageWords } from "./gathered/pageWords.ts";
import type { Alt } from "./gathered/pictures.ts";
import type { Document } from "./document/document.ts";
import type { Finding, Severity } from "./finding.ts";
import type { CheckInput, Group } from "./site.ts";
import type { PageFacts } from "./facts/pageFacts.ts";
import type { Text } from "./gathered/texts.ts";
import type { Unpublished } from "./files/unpublished.ts";
import type { Validate } from "./shape/validators.ts";

/** What docs/problems.md says of a code. Markdown, in plain words for people who write pages. */
export interface Docs {
  /** What is wrong, as a short line: "A link to a page that does not exist". */
  title: string;
  /** Why it matters, in one or two sentences. */
  why: string;
  /** How to mend it, in one or two sentences. */
  mend: string;
}

/** Rules differ in what they look at. All give nothing when all is well. An error that one throws stops the whole check. */
export type Rule = MistakeKind & (ValueRule | PageRule | CommonRule | SiteRule);

interface MistakeKind {
  /** Permanent. */
  code: string;
  severity: Severity;
  /** A page with such an error can be shown to those who work on it. */
  leavesPage?: true;
  docs: Docs;
  /** The other codes that its findings may have, with the docs of each. */
  others?: Readonly<Record<string, Docs>>;
}

/** Looks at one value at a time, whatever else is in the site. */
export interface ValueRule {
  each: Judges;
}

/** Looks at whole pages. */
export interface PageRule {
  /** Whether there is surely nothing to say about a page. A quick answer, and right for nearly all pages without a mistake. */
  isQuiet(page: Seen, context: Context): boolean;
  run(context: Context): Iterable<Finding>;
}

/** Looks only at what pages share: pages/_site.json and shared blocks. */
interface CommonRule {
  inCommon: true;
  run(context: Context): Iterable<Finding>;
}

/** Finds mistakes that lie in how files go together, and not in one page alone. */
interface SiteRule {
  acrossFiles: true;
  run(context: Context): Iterable<Finding>;
}

/** What rules look at one at a time. */
export interface Values {
  /** A text with something in it for a rule, see texts.ts. */
  text: Text;
  link: Link;
  /** The description of a picture. */
  alt: Alt;
  /** A page that could be read. */
  page: Document;
  /** A page that could be read and may have texts of an example in its blocks, see samples.ts. */
  sampled: Document;
  /** A file with entries of a list that are alike, see sameTwice.ts. */
  alike: Document;
  /** The file of a shared block that could be read. */
  sharedFile: Document;
  /** As they are shown to visitors. */
  title: PageWords;
  description: PageWords;
  /** A field of this kind. */
  field: Field;
  form: Field;
  href: Field;
  image: Field;
  shared: Field;
}

export type Judges = { [Kind in keyof Values]?: (value: Values[Kind], context: Context) => Iterable<Finding> };

/** A page that fits its schemas. */
interface Seen {
  facts: PageFacts;
  /** Left out when nobody knows how pages are rendered. */
  outline?: PageOutline | undefined;
}

/** A site as a rule sees it. */
export interface Context extends Omit<CheckInput, "files" | "schemas"> {
  lookup: Lookup;
  validate: Validate;
  /** All files: what pages may need first, then the pages by their paths; also those that do not parse (without `data`). */
  documents: readonly Document[];
  /** Those that are looked at whole. Of all other pages the facts are known, and nothing is wrong within them. */
  open: readonly Document[];
  /** By the name that `use` gives. */
  shared: ReadonlyMap<string, Document>;
  /** Whether there is a file at this path, whatever is in it. */
  isThere(file: string): boolean;
  /** What lies in folders that are not published, which has been told. */
  unpublished: Unpublished;
  /** Every field with this `kind` in its schema in the open files, without those that are wrong already. */
  fields(kind: string): readonly Field[];
  /** Whether something is wrong with exactly this value. */
  isWrong(document: Document, path: Path): boolean;
  /** Whether a field was told to go from its group: it belongs to what is around that, or nowhere. */
  isOutside(document: Document, path: Path): boolean;
  /** Whether something is wrong with a group or with one of its fields, so that what it seems to lack may be there. */
  isDoubtful(document: Document, path: Path): boolean;
  /** Whether a value and all that is in it fit their schema. */
  isSound(document: Document, path: Path): boolean;
  /** Whether a document could not be read or does not fit its schema. */
  isSpoilt(document: Document): boolean;
}

/** pages/_site.json, when it is there. */
export function siteDocument({ documents }: Context): Document | undefined {
  return documents.find(({ role }) => role === "site");
}

/** What is in it, when it could be read. */
export function siteData(context: Context): Group | undefined {
  return siteDocument(context)?.data;
}

/** The language of the texts of a site in two small letters. Where nothing else is said, they are in English. */
export function languageOf(context: Context): string {
  const language = siteData(context)?.["language"] ?? "en";
  return typeof language === "string" ? language.slice(0, 2).toLowerCase() : "";
}
