/** Endings of the files that the build can read, the best for pages first. */
export const READABLE_TYPES = ["webp", "png", "jpg", "jpeg", "svg", "avif", "gif"] as const;

const ENDING = new RegExp(`\\.(?:${READABLE_TYPES.join("|")})$`, "i");

/** Whether the extension of a file is that of a picture. */
export function isPictureFile(name: string): boolean {
  return ENDING.test(name);
}

/** The name of a picture without its extension. */
export function withoutPictureEnding(name: string): string {
  return name.replace(ENDING, "");
}
