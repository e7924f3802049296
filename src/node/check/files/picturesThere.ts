/** Pictures among the pages that the site has in its folder of pictures as well. */
import { isPictureFile } from "../../../model/imageTypes.ts";
import type { FileProblem } from "../finding.ts";
import { lastPart } from "../pathParts.ts";

/** Says where the picture is, as moving it there would replace the one that pages show. */
export function withPicturesThere(
  images: ReadonlySet<string> = new Set(),
  problems: readonly FileProblem[],
): readonly FileProblem[] {
  return problems.map((problem) => {
    if (problem.code !== "unknown-file" || !isPictureFile(problem.file)) return problem;
    const name = lastPart(problem.file);
    const there = [...images].find((image) => lastPart(image) === name);
    if (there === undefined) return problem;
    const fix = `if it is the same picture as images/${there}, delete it. Else move it to the folder images, under another name.`;
    return { ...problem, fix };
  });
}
