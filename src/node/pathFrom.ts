import { relative, sep } from "node:path";

/** The relative path of a file from a folder, with forward slashes on every system. */
export function pathFrom(folder: string, file: string): string {
  return relative(folder, file).replaceAll(sep, "/");
}
