/** Endings of the files that the build can read, the best for pages first. */
export const READABLE_TYPES = ["webp", "png", "jpg", "jpeg", "svg", "avif", "gif"] as const;

/** Whether a file is a picture by the end of its name. */
export function isPictureFile(name: string): boolean {
  return READABLE_TYPES.some((type) => name.toLowerCase().endsWith(`.${type}`));
}
