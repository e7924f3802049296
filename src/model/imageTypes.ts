/** Endings of the files that the build can read, the best for pages first. */
export const READABLE_TYPES = ["webp", "png", "jpg", "jpeg", "svg", "avif", "gif"] as const;
