/** One thing that is wrong with one original, in words for an author. */
export interface ImageProblem {
  /** Path below `images/`, as the author wrote it. */
  src: string;
  message: string;
}

/** Pictures that cannot be used. `message` is for printing as it is: a line per problem, no stack needed. */
export class ImageError extends Error {
  override name = "ImageError";
  readonly problems: readonly ImageProblem[];

  constructor(problems: readonly ImageProblem[]) {
    super(problems.map((problem) => problem.message).join("\n"));
    this.problems = problems;
  }
}

/** What is wrong with a file, following its name and without a full stop, and what to do. */
export interface ImageFault {
  what: string;
  fix: string;
}

/** Faults that the check finds by a look at a file and the build when it works with it: the same words for both. */
export const IMAGE_FAULTS = {
  damaged: {
    what: "cannot be read as a picture: the file is damaged or of another kind than its name says",
    fix: "Export it again as WebP, PNG, JPEG or SVG.",
  },
  closed: { what: "may not be read", fix: "Give yourself the right to read it." },
  folder: { what: "is a folder", fix: "Name a file in it." },
  misnamedDrawing: { what: "is an SVG drawing with another ending", fix: "Rename it to end in .svg." },
  noSize: { what: "is not an SVG drawing with a size", fix: "Export it again, with a viewBox." },
  tornDrawing: { what: "is not a readable SVG drawing", fix: "Export it again." },
} as const satisfies Record<string, ImageFault>;

/** An error about one original. `what` follows the file's name: "images/a.webp does not exist. ..." */
export function imageError(src: string, what: string | ImageFault): ImageError {
  const words = typeof what === "string" ? what : `${what.what}. ${what.fix}`;
  return new ImageError([{ src, message: `images/${src} ${words}` }]);
}
