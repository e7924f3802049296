/** What a rule is: one kind of mistake that the schemas cannot tell. */
import type { Path } from "../../model/fields.ts";
import type { Field } from "./fields.ts";
import type { Lookup } from "./lookup.ts";
import type { CheckInput, Document, Finding, Group, Severity } from "./site.ts";
import type { Validate } from "./validators.ts";

/** What docs/problems.md says of a code. Markdown, in plain words for people who write pages. */
export interface Docs {
  /** What is wrong, as a short line: "A link to a page that does not exist". */
  title: string;
  /** Why it matters, in one or two sentences. */
  why: string;
  /** How to mend it, in one or two sentences. */
  mend: string;
}

export interface Rule {
  /** Permanent. */
  code: string;
  severity: Severity;
  docs: Docs;
  /** Whether a mistake can lie in how files go together, and not in one page alone. */
  acrossFiles?: true;
  /** The other codes that its findings may have, with the docs of each. */
  others?: Readonly<Record<string, Docs>>;
  /** Gives nothing when all is well. An error that it throws stops the whole check. */
  run(context: Context): Iterable<Finding>;
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
  /** Every field with this `kind` in its schema in the open files, without those that are wrong already. */
  fields(kind: string): readonly Field[];
  /** Whether something is wrong with exactly this value. */
  isWrong(document: Document, path: Path): boolean;
  /** Whether something is wrong with a group or with one of its fields, so that what it seems to lack may be there. */
  isDoubtful(document: Document, path: Path): boolean;
  /** Whether a value and all that is in it fit their schema. */
  isSound(document: Document, path: Path): boolean;
  /** Whether a document could not be read or does not fit its schema. */
  isSpoilt(document: Document): boolean;
}

/** pages/_site.json, when it could be read. */
export function siteData({ documents }: Context): Group | undefined {
  return documents.find(({ role }) => role === "site")?.data;
}
