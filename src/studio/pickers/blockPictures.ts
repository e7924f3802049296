const files = import.meta.glob<string>("../../../docs/blocks/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Address of the picture of a block's first example; undefined for a block that nobody has taken a picture of. */
export function blockPicture(type: string): string | undefined {
  return files[`../../../docs/blocks/${type}.webp`];
}
