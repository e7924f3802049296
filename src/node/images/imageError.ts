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

/** An error about one original. `what` follows the file's name: "images/a.webp does not exist. ..." */
export function imageError(src: string, what: string): ImageError {
  return new ImageError([{ src, message: `images/${src} ${what}` }]);
}
