/** Every code that the check can report, with its text for docs/problems.md. */
import { fileCodes } from "./codes/files.ts";
import { shapeCodes } from "./codes/shape.ts";
import { syntaxCodes } from "./codes/syntax.ts";
import type { Docs } from "./rule.ts";
import { rules } from "./rules.ts";

interface CodeSection {
  title: string;
  /** One sentence on what these mistakes have in common. */
  about: string;
  codes: Readonly<Record<string, Docs>>;
}

/** All codes, in the order in which authors are likely to meet them. */
export const codeSections: readonly CodeSection[] = [
  { title: "Files", about: "Something is wrong with a file as a whole.", codes: fileCodes },
  {
    title: "JSON",
    about:
      "Commas, quotation marks and brackets. Where it is not sure what was meant, the rest of the file is not checked until this is put right.",
    codes: syntaxCodes,
  },
  { title: "Fields and values", about: "A field or a value that a page or block cannot have.", codes: shapeCodes },
  {
    title: "Content",
    about: "Each file is fine by itself, but something does not fit together, or would not work for visitors.",
    codes: Object.fromEntries(
      rules.flatMap(({ code, docs, others = {} }) => [[code, docs] as const, ...Object.entries(others)]),
    ),
  },
];

/** The link to the documentation of a code. `base` is the URL or path of docs/problems.md. */
export function docsLink(code: string, base = "docs/problems.md"): string {
  return `${base}#${code}`;
}

/** The documentation of a code; undefined if the code is unknown. */
export function docsOf(code: string): Docs | undefined {
  return codeSections.find(({ codes }) => Object.hasOwn(codes, code))?.codes[code];
}
