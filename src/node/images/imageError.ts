/** A problem with an original, in words for an author. */
export interface ImageProblem {
  /** Path below `images/`, as the author wrote it. */
  src: string;
  message: string;
}

/** Pictures that cannot be used. `message` is meant to be printed without a stack: one line per problem. */
export class ImageError extends Error {
  override name = "ImageError";
  readonly problems: readonly ImageProblem[];

  constructor(problems: readonly ImageProblem[]) {
    super(problems.map((problem) => problem.message).join("\n"));
    this.problems = problems;
  }
}

/** A fault of a file, which continues its name and has no full stop, and the fix. */
export interface ImageFault {
  what: string;
  fix: string;
}

/** Faults that the check finds by a quick look at a file, and the build when it decodes it: both use the same words. */
export const IMAGE_FAULTS = {
  damaged: {
    what: "cannot be read as a picture: the file is damaged or of another kind than its name says",
    fix: "Export it again as WebP, PNG, JPEG or SVG.",
  },
  // Saved from a service that asked to sign in, or reported that there is no such file.
  webPage: { what: "is a web page, not a picture", fix: "Download the picture itself again." },
  empty: { what: "is empty", fix: "Copy it again." },
  lfsNote: {
    what: "holds only a note of Git LFS",
    fix: 'Run "git lfs pull", or ask whoever set up the project.',
  },
  heic: { what: "is a HEIC photo of a phone, whatever its ending", fix: "Export it as JPEG." },
  otherProgram: {
    what: "is a TIFF, BMP, PDF or Photoshop file, which no page can show",
    fix: "Export it as JPEG or PNG.",
  },
  closed: { what: "may not be read", fix: "Give yourself the right to read it." },
  outside: {
    what: "is a link to a file that is not in the project",
    fix: "Put the file itself in its place.",
  },
  folder: { what: "is a folder", fix: "Name a file in it." },
  misnamedDrawing: { what: "is an SVG drawing with another ending", fix: "Rename it to end in .svg." },
  noSize: { what: "is not an SVG drawing with a size", fix: "Export it again, with a viewBox." },
  tornDrawing: { what: "is not a readable SVG drawing", fix: "Export it again." },
} as const satisfies Record<string, ImageFault>;

/** The fault of a drawing with an active part, such as a script. */
export function unsafeDrawing(part: string): ImageFault {
  return { what: `contains ${part}`, fix: "Remove it in your drawing program and export the drawing again." };
}

/** The most pixels that can be decoded, which is sharp's limit: more would take gigabytes of memory. */
const MOST_PIXELS = 0x3fff ** 2;

/** The fault of a picture with too many pixels. */
export function tooLarge({ width, height }: { width: number; height: number }): ImageFault | undefined {
  if (width * height <= MOST_PIXELS) return undefined;
  const size = [width, height].map((side) => side.toLocaleString("en")).join(" by ");
  return {
    what: `is ${size} pixels large, which is too much to be worked with`,
    fix: "Export it smaller. No screen shows more than 4,000 pixels side by side.",
  };
}

/** An error about one original. `what` follows the file's name: "images/a.webp does not exist. ..." */
export function imageError(src: string, what: string | ImageFault): ImageError {
  const words = typeof what === "string" ? what : `${what.what}. ${what.fix}`;
  return new ImageError([{ src, message: `images/${src} ${words}` }]);
}
